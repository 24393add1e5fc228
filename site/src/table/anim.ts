/**
 * Movement: a change of the page wrapped by a look before and after. A card that is there both times flies from its old place to
 * the new one; a card that appears comes from its seat; a gathered trick leaves for its winner. Only transforms and opacity, at most
 * 220 ms, never waited for: input goes on underneath.
 */
const kFlightMs = 220;
const kEasing = 'cubic-bezier(.2, .7, .2, 1)';

const still = matchMedia('(prefers-reduced-motion: reduce)');

/** Whether cards may fly. */
export const motionAllowed = (): boolean => !still.matches;

export function animated(root: HTMLElement, gatheredTo: number | null, change: () => void): void {
  if (!motionAllowed() || document.hidden) {
    change();
    return;
  }
  const before = new Map<string, DOMRect>();
  for (const node of cardsIn(root)) before.set(node.dataset.card ?? '', node.getBoundingClientRect());
  const leaving = gatheredTo === null ? [] : [...root.querySelectorAll<HTMLElement>('.trick-card')];
  const ghosts = leaving.map((node) => ({
    node: node.cloneNode(true) as HTMLElement,
    from: node.getBoundingClientRect(),
  }));

  change();

  for (const node of cardsIn(root)) {
    const now = node.getBoundingClientRect();
    const from = before.get(node.dataset.card ?? '') ?? seatOf(root, node.dataset.seat);
    if (from && now.width > 0) fly(node, from, now);
  }
  const home = gatheredTo === null ? null : seatOf(root, String(gatheredTo));
  if (home) for (const { node, from } of ghosts) leave(root, node, from, home);
}

const cardsIn = (root: HTMLElement): NodeListOf<HTMLElement> => root.querySelectorAll<HTMLElement>('[data-card]');

const seatOf = (root: HTMLElement, seat: string | undefined): DOMRect | null =>
  seat === undefined
    ? null
    : (root.querySelector(`.seat[data-seat="${seat}"] .seat-chip`)?.getBoundingClientRect() ?? null);

function between(from: DOMRect, to: DOMRect): { dx: number; dy: number } {
  return { dx: from.x + from.width / 2 - (to.x + to.width / 2), dy: from.y + from.height / 2 - (to.y + to.height / 2) };
}

function fly(node: HTMLElement, from: DOMRect, now: DOMRect): void {
  const { dx, dy } = between(from, now);
  if (Math.abs(dx) + Math.abs(dy) < 2) return;
  const scale = Math.min(1.4, Math.max(0.5, from.width / now.width));
  node.animate([{ transform: `translate(${dx}px, ${dy}px) scale(${scale})` }, { transform: 'none' }], {
    duration: kFlightMs,
    easing: kEasing,
  });
}

function leave(root: HTMLElement, node: HTMLElement, from: DOMRect, home: DOMRect): void {
  const box = root.getBoundingClientRect();
  node.removeAttribute('data-card');
  node.setAttribute('aria-hidden', 'true');
  node.classList.add('is-leaving');
  node.style.setProperty('--x', `${from.x - box.x}px`);
  node.style.setProperty('--y', `${from.y - box.y}px`);
  root.append(node);
  const { dx, dy } = between(home, from);
  const flight = node.animate(
    [
      { transform: 'none', opacity: 1 },
      { transform: `translate(${dx}px, ${dy}px) scale(.35)`, opacity: 0 },
    ],
    { duration: kFlightMs, easing: 'ease-in', fill: 'forwards' },
  );
  flight.finished.finally(() => node.remove());
}
