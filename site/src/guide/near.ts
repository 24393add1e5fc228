// Figures become small tables when the reader comes near them; nothing of that is loaded before.

export function watchFigures(): void {
  const watch = new IntersectionObserver(
    (seen) => {
      for (const { isIntersecting, target } of seen) {
        if (!isIntersecting) continue;
        watch.unobserve(target);
        void import('./open.ts').then(({ open }) => open(target as HTMLElement));
      }
    },
    { rootMargin: '300px' },
  );
  for (const figure of document.querySelectorAll('mini-table')) watch.observe(figure);
}
