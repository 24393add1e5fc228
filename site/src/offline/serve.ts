/**
 * What comes when a page has been laid out and is quiet: the service worker (sw.ts), and word of a new release. A page is never exchanged
 * by itself: the visitor refreshes, or the next page is of the new release anyway. Imports nothing that pages have already: it would be
 * cut out of their scripts.
 */
import type { ToWorker } from '../sw.ts';
import { link } from './link.ts';
import { offer } from './offer.ts';

/** A page that stays open asks so often, when it is looked at, whether there is a new release. */
const kAskMs = 3_600_000;

/** A page that draws nothing may never be told that it is idle. */
const kQuietMs = 2000;
const whenQuiet: (act: () => void, limit: IdleRequestOptions) => unknown =
  window.requestIdleCallback ?? ((act) => setTimeout(act));

let called = false;

/** Does all of it, once. */
export function serve(): void {
  if (called) return;
  called = true;
  watchForGone();
  whenQuiet(() => void work().catch(() => undefined), { timeout: kQuietMs });
}

/** A file that the site no longer has was part of a release before: this page is of it. */
function watchForGone(): void {
  new PerformanceObserver((list) => {
    const gone = (entry: PerformanceEntry): boolean =>
      (entry as PerformanceResourceTiming).responseStatus === 404 &&
      new URL(entry.name).pathname.startsWith('/assets/');
    if (list.getEntries().some(gone)) offer('now', () => location.reload());
  }).observe({ type: 'resource', buffered: true });
}

/** Rejects where the browser allows no worker or no storage. */
async function work(): Promise<void> {
  const workers: ServiceWorkerContainer | undefined = navigator.serviceWorker;
  if (!workers) return;
  const { saveData, effectiveType } = link();
  const here: ToWorker = {
    kind: 'here',
    path: location.pathname,
    thin: saveData === true,
    good: saveData !== true && effectiveType === '4g',
  };
  let refreshing = false;
  let greeted: ServiceWorker | null = null;
  const greet = (worker: ServiceWorker | null): void => {
    if (worker === null || worker === greeted) return;
    greeted = worker;
    tell(worker, here);
  };
  workers.addEventListener('controllerchange', () => {
    if (refreshing) location.reload();
    else greet(workers.controller);
  });

  const registration = await workers.register('/sw.js');
  /** A new release stands ready beside the one that serves this page. */
  const ready = async (worker: ServiceWorker): Promise<void> => {
    if (await isOurs(worker)) {
      tell(worker, { kind: 'take', gently: true });
      return;
    }
    offer('between', () => {
      refreshing = true;
      tell(worker, { kind: 'take', gently: false });
    });
  };
  const watch = (worker: ServiceWorker | null): void => {
    worker?.addEventListener('statechange', () => {
      if (worker.state === 'installed' && workers.controller) void ready(worker);
    });
  };
  registration.addEventListener('updatefound', () => watch(registration.installing));
  watch(registration.installing);
  if (registration.waiting) void ready(registration.waiting);
  greet((await workers.ready).active);
  askNowAndThen(registration);
}

const tell = (worker: ServiceWorker, what: ToWorker, ...ports: MessagePort[]): void => worker.postMessage(what, ports);

/** Whether this page is already as the release of that worker has it. */
function isOurs(worker: ServiceWorker): Promise<boolean> {
  const { port1, port2 } = new MessageChannel();
  return new Promise((answer) => {
    port1.onmessage = ({ data }) => answer(data === true);
    tell(worker, { kind: 'same', path: location.pathname }, port2);
  });
}

function askNowAndThen(registration: ServiceWorkerRegistration): void {
  let asked = Date.now();
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < kAskMs) return;
    asked = Date.now();
    void registration.update().catch(() => undefined);
  });
}
