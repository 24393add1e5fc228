/** When to ask for news: as often as it matters, more and more rarely while nobody answers, and never while nobody looks at the page. */

const kMostMs = 15_000;

/**
 * `ask` is called again `pace()` milliseconds after each answer, and at once when the page is looked at again or the network is back.
 * `pace` gives null where nothing can be new. What is given back has to be called when another pace has become right meanwhile.
 */
export function keepAsking(ask: () => Promise<void>, pace: () => number | null): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  let asking = false;

  const wait = (): void => {
    clearTimeout(timer);
    const pause = pace();
    if (pause === null || document.hidden) return;
    timer = setTimeout(now, Math.max(pause, failures === 0 ? 0 : Math.min(kMostMs, 1000 * 2 ** failures)));
  };

  const now = async (): Promise<void> => {
    if (asking || document.hidden) return;
    asking = true;
    clearTimeout(timer);
    try {
      await ask();
      failures = 0;
    } catch {
      failures += 1;
    } finally {
      asking = false;
      wait();
    }
  };

  addEventListener('online', () => void now());
  addEventListener('focus', () => void now());
  document.addEventListener('visibilitychange', () => {
    if (document.hidden) clearTimeout(timer);
    else void now();
  });
  wait();
  return () => {
    if (!asking) wait();
  };
}
