/** Small help with the DOM: find what the page must hold, make elements, show texts. */

/** The element that the page was built with; its absence is a fault of ours, told at once. */
export function find<T extends Element = HTMLElement>(selector: string, within: ParentNode = document): T {
  const element = within.querySelector<T>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
}

export type Content = Node | string;

export function make<K extends keyof HTMLElementTagNameMap>(
  kind: K,
  className: string,
  ...content: readonly Content[]
): HTMLElementTagNameMap[K] {
  const element = document.createElement(kind);
  if (className) element.className = className;
  element.append(...content);
  return element;
}

/** A text in a live region: equal texts are told again too, by a trailing no-break space. */
export function say(region: HTMLElement, text: string): void {
  region.textContent = region.textContent === text ? `${text}\u00a0` : text;
}
