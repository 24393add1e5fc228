/** The ready-made phrases behind a button: there is no other talk in a room. */
import { t } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import { button, h } from '../table/dom.ts';
import type { Phrase } from '../types.ts';
import type { RoomLink } from './link.ts';

const kPhrases: readonly Phrase[] = [
  ...(['hello', 'good_luck', 'well_played', 'thanks', 'sorry', 'one_moment', 'hurry', 'bye'] as const),
];

/** `failed` hears that one could not be sent. */
export function phraseMenu(link: RoomLink, failed: () => void): HTMLElement {
  const summary = h('summary', { class: 'prompt-button' }, t('rooms.phrases.open'));
  const choices = kPhrases.map((phrase) =>
    h(
      'li',
      {},
      button(
        { class: 'phrase' },
        () => {
          details.open = false;
          summary.focus();
          void link.change(() => api.sayPhrase(link.code, phrase)).catch(failed);
        },
        t(`rooms.phrases.${phrase}`),
      ),
    ),
  );
  const details = h('details', { class: 'room-phrases' }, summary, h('ul', {}, ...choices));
  details.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !details.open) return;
    event.stopPropagation();
    details.open = false;
    summary.focus();
  });
  return details;
}
