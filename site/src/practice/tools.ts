/** The buttons of practice under the prompt: a hint, and taking back. Both work by key too. */
import { addTexts, has, t } from '../i18n.ts';
import { attribute, button, h } from '../table/dom.ts';
import type { GameFace } from '../table/game.ts';
import type { Control, Tools } from '../table/venue.ts';
import { fetchTexts } from '../texts.ts';
import type { Practice } from './connection.ts';

export interface PracticeTools extends Tools {
  /** Makes my last action undone, if there is one. */
  takeBack(): void;
}

export function createTools(
  face: GameFace,
  practice: Practice,
  laterTexts: string,
  { state, scene, render, show }: Control,
): PracticeTools {
  let busy = false;
  let mayHint = false;

  /** One thing at a time; a strong player may think for a moment. */
  const once = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    busy = true;
    attribute(element, 'aria-busy', 'true');
    await work().catch(() => undefined);
    attribute(element, 'aria-busy', null);
    busy = false;
  };

  const hint = (): void => {
    if (!mayHint) return;
    void once(async () => {
      const { play } = state;
      const [action, { hintWords }] = await Promise.all([practice.hint(), import('./hint.ts'), texts(laterTexts)]);
      const now = scene();
      if (action === null || now === null || state.play !== play || state.pending !== null) return;
      state.why = null;
      state.lifted = null;
      state.hint = { action, words: hintWords(face, now, action) };
      render();
    });
  };

  const takeBack = (): void => {
    if (!mayTakeBack()) return;
    void once(async () => {
      const play = await practice.takeBack();
      if (play !== null) show(play);
    });
  };
  const mayTakeBack = (): boolean => state.pending === null && (state.play?.log.length ?? 0) > 0;

  const buttons = {
    hint: button({ class: 'prompt-button', 'data-key': 'H' }, hint, t('practice.play.hint')),
    takeBack: button({ class: 'prompt-button', 'data-key': 'U' }, takeBack, t('practice.play.take_back')),
  };
  const element = h(
    'div',
    { class: 'practice-tools' },
    h('p', {}, t('practice.play.never')),
    buttons.hint,
    buttons.takeBack,
  );

  return {
    element,
    takeBack,
    keys: { KeyH: hint, KeyU: takeBack },
    update(_, acting) {
      mayHint = acting;
      attribute(buttons.hint, 'aria-disabled', acting ? null : 'true');
      attribute(buttons.takeBack, 'aria-disabled', mayTakeBack() ? null : 'true');
    },
  };
}

/** The words of hints come with those of results, unless a hint is asked for before them. */
async function texts(address: string): Promise<void> {
  if (has('practice.hint')) return;
  addTexts(await fetchTexts(address));
}
