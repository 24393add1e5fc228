/** A room's matches that are over, to be watched step by step. */
import { lang, t } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import { sentence } from '../parts/notice.ts';
import { keepRecording } from '../replay/kept.ts';
import type { Recording } from '../replay/recording.ts';
import { withMe } from '../session.ts';
import type { Whole } from '../table/venue.ts';
import { turnedSeat } from './turn.ts';

/** The replay's page takes the match from this tab, once it is there. */
export const replayHref = `/${lang}/replay/?file`;

/** A match as the table shows it: turned, as the view is. Who looked on sees it from seat 0. */
export async function recordingOf(code: string, match: number): Promise<Recording & Whole> {
  const { table, game, options, packs, dealer, played, seat, seats, players } = await withMe(() =>
    api.roomReplay(code, match),
  );
  const log = played.map(({ action }) => action);
  const name = seat === null ? (players[0]?.name ?? t('rooms.computer')) : null;
  return { table, game, options, packs, dealer: turnedSeat(dealer, seat ?? 0, seats), log, name, date: null };
}

/** Has a link to the replay's page bring the match there; why it cannot is said. */
export function bringToReplay(link: HTMLElement, recording: () => Promise<Recording>, said: HTMLElement): void {
  link.addEventListener('click', (event) => {
    event.preventDefault();
    said.textContent = '';
    recording().then(
      (brought) => {
        keepRecording(brought);
        location.assign(replayHref);
      },
      (error) => {
        said.textContent = sentence(error, 'rooms.errors');
      },
    );
  });
}
