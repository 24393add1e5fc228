/** What every page with a masthead does: the language switch keeps the query, the Urdu face has its switch, digits are as chosen. */
import { fetchNastaliqWhenIdle, wearNastaliq } from './font.ts';
import { load, saveSettings } from './store.ts';
import { convertDigits, useDigits } from './text/digits.ts';

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
    await wearNastaliq(on);
    show();
  });
  show();
}

if (load().settings.font === 'auto') fetchNastaliqWhenIdle();

useDigits(document.documentElement.lang, load().settings.digits);
convertTexts(document.body);

/** Rewrites the digits of the texts that came with the page; cards keep the signs that are printed on them. */
function convertTexts(root: HTMLElement): void {
  if (convertDigits('0') === '0') return;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const kept = node.parentElement?.closest('svg, script, [translate="no"]');
    const text = node.nodeValue ?? '';
    if (!kept && !/[♠♥♦♣]/.test(text)) node.nodeValue = convertDigits(text);
  }
}
