/** That all of a page can be read and reached, however large its letters and however small its window. */
import { expect, type Page } from '@playwright/test';

/** By how many pixels a page is wider than its window. */
export const overflow = (page: Page): Promise<number> =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Nothing lies over words or over what can be touched, all of it can be scrolled into sight, and none of it sideways. */
export async function nothingCovered(page: Page, where = ''): Promise<void> {
  expect(await page.evaluate(outOfReach), where).toEqual([]);
}

/** Runs in the page. */
function outOfReach(): string[] {
  const found = new Set<string>();
  const root = document.documentElement;
  const wide = root.scrollWidth - root.clientWidth;
  if (wide > 0) found.add(`the page is ${wide} pixels wider than the window`);

  // What only adorns lets a touch through: here it must be found like anything else.
  const touchable = new CSSStyleSheet();
  touchable.replaceSync('* { pointer-events: auto !important }');
  document.adoptedStyleSheets.push(touchable);

  const rectsOf = (text: Node): DOMRect[] => {
    const range = document.createRange();
    range.selectNodeContents(text);
    return [...range.getClientRects()].filter(({ width, height }) => width > 1 && height > 1);
  };
  const wordsOf = (element: Element): Text[] =>
    [...element.childNodes].filter((node): node is Text => node instanceof Text && node.data.trim() !== '');
  const holds = ({ left, right, top, bottom }: DOMRect, x: number, y: number): boolean =>
    left < x && x < right && top < y && y < bottom;
  const paints = (element: Element, x: number, y: number): boolean => {
    const { backgroundColor, backgroundImage, opacity } = getComputedStyle(element);
    if (opacity === '0') return false;
    if (!/^rgba\(.*, 0\)$/.test(backgroundColor) || backgroundImage !== 'none') return true;
    if (element instanceof SVGElement || element.matches('img, input, canvas')) return true;
    return wordsOf(element).some((text) => rectsOf(text).some((rect) => holds(rect, x, y)));
  };
  /** What is in the place of the element at that point, if it is not the element itself. */
  const instead = (element: Element, x: number, y: number): string | null => {
    for (const there of document.elementsFromPoint(x, y)) {
      if (element.contains(there)) return null;
      if (there.contains(element)) return 'nothing';
      if (paints(there, x, y)) return nameOf(there);
    }
    return 'nothing';
  };
  const nameOf = (element: Element): string =>
    `${element.localName}${[...element.classList].map((name) => `.${name}`).join('')} “${(element.textContent ?? '').trim().slice(0, 40)}”`;
  const isShown = (element: Element): boolean => {
    if (!element.checkVisibility({ visibilityProperty: true })) return false;
    for (let each: Element | null = element; each !== null; each = each.parentElement) {
      if (getComputedStyle(each).clipPath !== 'none') return false;
    }
    return true;
  };
  const look = (element: Element, rects: () => readonly DOMRect[], places: readonly number[]): void => {
    for (let nth = 0; nth < rects().length; nth++) {
      const { top, bottom } = rects()[nth] ?? new DOMRect();
      if (top < 0 || bottom > innerHeight) scrollBy({ top: (top + bottom - innerHeight) / 2, behavior: 'instant' });
      const { left, right, top: y, height } = rects()[nth] ?? new DOMRect();
      const points = places.map((part) => left + 2 + (right - left - 4) * part);
      const covers = points.map((x) => instead(element, x, y + height / 2));
      const cover = covers.find((each) => each !== null);
      if (cover !== undefined) found.add(`${nameOf(element)} is under ${cover}`);
    }
  };

  for (const element of document.body.querySelectorAll('*')) {
    const words = wordsOf(element);
    const isCard = element.matches('.hand .card');
    const acts = isCard || element.matches('a, button, input, select, summary');
    if ((words.length === 0 && !acts) || element.closest('svg, option') || !isShown(element)) continue;
    element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
    for (const text of words) look(element, () => rectsOf(text), [0, 0.5, 1]);
    // Of what can be touched without any words; of a card in the hand the next one leaves a strip in sight.
    if (element.textContent?.trim() === '' || isCard) {
      look(element, () => [element.getBoundingClientRect()], isCard ? [0.1] : [0.5]);
    }
  }
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== touchable);
  scrollTo(0, 0);
  return [...found];
}
