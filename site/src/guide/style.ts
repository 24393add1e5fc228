/** The look of what only a script makes is no part of the first view: it comes with the script. */
export function bringStyle(href: string): Promise<void> {
  const link = document.createElement('link');
  Object.assign(link, { rel: 'stylesheet', href });
  return new Promise((done, failed) => {
    link.onload = () => done();
    link.onerror = failed;
    document.head.append(link);
  });
}
