/** Runs before the first paint: what must be known before anything is laid out. Keep it tiny. */
import { wearScheme } from './scheme.ts';

declare const NASTALIQ_URL: string;

const root = document.documentElement;
root.classList.add('js');
try {
  const { me, settings = {}, nastaliq } = JSON.parse(localStorage.getItem('rozbazi') ?? '{}');
  root.classList.toggle('known', Boolean(me));
  if (settings.scheme) wearScheme(settings.scheme);
  const wanted = settings.font ?? 'auto';
  if (root.lang === 'ur' && wanted !== 'naskh' && nastaliq === NASTALIQ_URL) {
    root.classList.add('nast');
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', crossOrigin: '', href: NASTALIQ_URL });
    document.head.append(link);
  }
} catch {
  // No storage: Naskh.
}
