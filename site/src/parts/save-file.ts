/** Saves something made on the device as a file of the visitor's. */
export function saveFile(file: File): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  Object.assign(link, { href: address, download: file.name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
