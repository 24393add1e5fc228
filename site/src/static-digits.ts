/** Pages whose built texts hold numbers show them in the digits that the reader chose. */
import { load } from './store.ts';
import { convertDigits, useDigits } from './text/digits.ts';

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
