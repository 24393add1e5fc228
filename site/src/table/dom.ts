/** A very small way to make elements; everything else is the DOM's own. */

type Child = Node | string | null;

/** An element with attributes (`class`, `type`, `aria-…`; null leaves one out) and children. */
export function h<Tag extends keyof HTMLElementTagNameMap>(
  tag: Tag,
  attributes: Readonly<Record<string, string | null>> = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[Tag] {
  const element = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) if (value !== null) element.setAttribute(name, value);
  element.append(...children.filter((child): child is Node | string => child !== null));
  return element;
}

/** A button that does not submit anything. */
export function button(
  attributes: Readonly<Record<string, string | null>>,
  press: (event: MouseEvent) => void,
  ...children: readonly Child[]
): HTMLButtonElement {
  const element = h('button', { type: 'button', ...attributes }, ...children);
  element.addEventListener('click', press);
  return element;
}

/** A drawing of ours (never a text from outside) as an element. */
export function drawing(svg: string): SVGElement {
  const box = document.createElement('template');
  box.innerHTML = svg;
  return box.content.firstElementChild as SVGElement;
}

/** Sets an attribute, or takes it away, only where it differs: a live region must not be touched for nothing. */
export function attribute(element: Element, name: string, value: string | null): void {
  if (element.getAttribute(name) === value) return;
  if (value === null) element.removeAttribute(name);
  else element.setAttribute(name, value);
}

/** Replaces the children unless `key`, which stands for their content, is the one of last time. */
export function fill(element: HTMLElement, key: string, children: () => readonly Node[]): void {
  if (element.dataset.filled === key) return;
  element.dataset.filled = key;
  element.replaceChildren(...children());
}

/** Walks keyed children: those that stay are kept (and their focus), others leave, new ones are made, all in this order. */
export function keyed<Item>(
  parent: HTMLElement,
  nodes: Map<string, HTMLElement>,
  items: readonly Item[],
  key: (item: Item) => string,
  make: (item: Item) => HTMLElement,
): void {
  const wanted = new Set(items.map(key));
  for (const [name, node] of nodes) {
    if (wanted.has(name)) continue;
    node.remove();
    nodes.delete(name);
  }
  items.forEach((item, place) => {
    const name = key(item);
    let node = nodes.get(name);
    if (!node) {
      node = make(item);
      nodes.set(name, node);
    }
    if (parent.children[place] !== node) parent.insertBefore(node, parent.children[place] ?? null);
  });
}
