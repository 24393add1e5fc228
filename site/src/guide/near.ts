// What moves in a guide does so when the reader comes near; nothing of it is loaded before.

export function watch(): void {
  whenNear('mini-table', async (figure) => (await import('./open.ts')).open(figure));
  whenNear('dues-calculator', (place) => import('./calculator/element.ts').catch(() => place.remove()));
}

function whenNear(selector: string, call: (element: HTMLElement) => Promise<unknown>): void {
  const observer = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        observer.unobserve(target);
        void call(target as HTMLElement);
      }
    },
    { rootMargin: '300px' },
  );
  for (const element of document.querySelectorAll(selector)) observer.observe(element);
}
