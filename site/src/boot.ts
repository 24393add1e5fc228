/** Runs before the first paint: what must be known before anything is laid out. Keep it tiny. */
import { wearScheme } from './scheme.ts';

declare const NASTALIQ_URL: string;

const root = document.documentElement;

const { strangers, naskh } = document.currentScript?.dataset ?? {};

const ask = (href: string, link: Partial<HTMLLinkElement>): void =>
  document.head.append(Object.assign(document.createElement('link'), link, { href }));
const askForFont = (href: string): void => ask(href, { rel: 'preload', as: 'font', crossOrigin: '' });

root.classList.add('js');
try {
  const { me, settings = {}, nastaliq } = JSON.parse(localStorage.getItem('rozbazi') ?? '{}');
  root.classList.toggle('known', Boolean(me));
  // Whoever is nobody yet is named before there is anything to play, and the typeface would be in the way.
  if (strangers && !me) for (const href of strangers.split(' ')) ask(href, { rel: 'modulepreload' });
  if (settings.scheme) wearScheme(settings.scheme);
  const wanted = settings.font ?? 'auto';
  if (root.lang === 'ur' && wanted !== 'naskh' && nastaliq === NASTALIQ_URL) {
    root.classList.add('nast');
    askForFont(NASTALIQ_URL);
  }
} catch {
  // No storage: Naskh.
}
if (naskh) askForFont(naskh);
