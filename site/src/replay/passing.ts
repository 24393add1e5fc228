/** Passes a replay on: its address by the device's own way, or all of it as a file. */
import { plain } from '../bidi.ts';
import { dailyWords } from '../daily.ts';
import { t } from '../i18n.ts';
import { handOn } from '../parts/hand-on.ts';
import { saveFile } from '../parts/save-file.ts';
import { fileName, fileText } from './file.ts';
import type { Recording } from './recording.ts';
import { shownName } from './seat-names.ts';
import { isMine, type Shown } from './shown.ts';

/** Tells in `said`, a live region, what came of it. */
export async function share(title: string, shown: Shown, said: HTMLElement): Promise<void> {
  const [text, copied, byHand] = [shareText(title, shown), t('replay.share.copied'), t('replay.share.by_hand')];
  await handOn({ url: location.href, text, copied, byHand }, said);
}

function shareText(title: string, shown: Shown): string {
  const { recording, table, score } = shown;
  const words = { title, score: dailyWords(table.game, score) };
  return isMine(shown)
    ? t('replay.share.mine', words)
    : t('replay.share.text', { ...words, name: plain.name(shownName(recording.name ?? '')) });
}

export const save = (recording: Recording): void =>
  saveFile(new File([fileText(recording)], fileName(recording), { type: 'application/json' }));
