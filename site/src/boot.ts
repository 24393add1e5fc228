/** Runs before the first paint: the face of the text must be known before anything is laid out. Keep it tiny. */
declare const NASTALIQ_URL: string;

const root = document.documentElement;
root.classList.add('js');
try {
  const { settings = {}, nastaliq } = JSON.parse(localStorage.getItem('rozbazi') ?? '{}');
  const wanted = settings.font ?? 'auto';
  if (root.lang === 'ur' && wanted !== 'naskh' && nastaliq === NASTALIQ_URL) {
    root.classList.add('nast');
    const link = document.createElement('link');
    Object.assign(link, { rel: 'preload', as: 'font', type: 'font/woff2', crossOrigin: '', href: NASTALIQ_URL });
    document.head.append(link);
  }
} catch {
  // No storage: Naskh.
}
