/** Knocks until somebody answers: a network comes back by and by, and its first sign says little. */
const kPatienceMs = 10_000;
const kFirstPauseMs = 2000;
const kLongestPauseMs = 60_000;

/** Does it once that address is answered: tried when the network or the visitor returns, and after ever longer pauses. */
export function whenAnswered(address: string, act: () => void): void {
  let pause = kFirstPauseMs;
  let timer = setTimeout(knock, pause);
  let knocking = false;

  async function knock(): Promise<void> {
    if (knocking) return;
    knocking = true;
    clearTimeout(timer);
    const asked = fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(kPatienceMs) });
    // What the worker would show of it (sw/answer.ts).
    const answered = await asked.then(
      ({ status }) => status < 500,
      () => false,
    );
    if (answered) return act();
    knocking = false;
    timer = setTimeout(knock, pause);
    pause = Math.min(2 * pause, kLongestPauseMs);
  }

  const soon = (): void => {
    if (document.hidden) return;
    pause = kFirstPauseMs;
    void knock();
  };
  addEventListener('online', soon);
  document.addEventListener('visibilitychange', soon);
}
