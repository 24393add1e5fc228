/** Links that change what this page shows, in the place of a new page; with a key held down they do what links do. */
export function followLinks(selector: string, follow: (link: HTMLAnchorElement) => void): void {
  document.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest<HTMLAnchorElement>(`${selector}[href]`) : null;
    if (!link || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    follow(link);
  });
}
