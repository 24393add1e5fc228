// The little that moves at a small table; nothing does where the reader wants it still.

const isStill = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A card flies to its place from where it lay. */
export function flyFrom(card: Element | null, from: DOMRect | undefined): void {
  if (!card || !from || isStill()) return;
  const to = card.getBoundingClientRect();
  const way = `translate(${from.x - to.x}px, ${from.y - to.y}px)`;
  card.animate([{ transform: way }, { transform: 'none' }], { duration: 220, easing: 'ease-out' });
}

/** A card of another seat comes onto the table. */
export function appear(card: Element | null): void {
  if (!card || isStill()) return;
  card.animate(
    [
      { transform: 'translateY(-14px)', opacity: 0 },
      { transform: 'none', opacity: 1 },
    ],
    { duration: 200 },
  );
}

/** A card that is refused stays where it is and says so. */
export function shake(card: Element | null): void {
  if (!card || isStill()) return;
  const steps = [0, -5, 5, -3, 0].map((x) => ({ transform: `translateX(${x}px)` }));
  card.animate(steps, { duration: 260 });
}
