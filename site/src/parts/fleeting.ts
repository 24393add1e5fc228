/** A status that lies over the page, so it goes away again once it has been read. */
const kReadMs = 5000;

export function fleeting(status: HTMLElement): void {
  let timer = 0;
  new MutationObserver(() => {
    clearTimeout(timer);
    if (status.textContent) timer = setTimeout(() => status.replaceChildren(), kReadMs);
  }).observe(status, { childList: true });
}
