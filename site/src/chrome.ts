/** What every page with a masthead does: the language switch keeps the query, the Urdu face has its switch. */
import { saveSettings } from './store.ts';

const languageSwitch = document.querySelector<HTMLAnchorElement>('#language-switch');
languageSwitch?.addEventListener('click', () => {
  languageSwitch.search = location.search;
  languageSwitch.hash = location.hash;
});

const fontSwitch = document.querySelector<HTMLButtonElement>('#font-switch');
if (fontSwitch) {
  const show = (): void => {
    fontSwitch.setAttribute('aria-pressed', String(document.documentElement.classList.contains('nast')));
  };
  fontSwitch.addEventListener('click', async () => {
    const on = !document.documentElement.classList.contains('nast');
    saveSettings({ font: on ? 'nastaliq' : 'naskh' });
    await (await import('./font.ts')).wearNastaliq(on);
    show();
  });
  show();
}

addEventListener('load', () => void import('./offline/after.ts').then(({ after }) => after()));
