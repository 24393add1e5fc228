/** Two live regions: what I may do now and what came of it (status), and the course of play, a sentence a trick (log). */
import { t } from '../i18n.ts';
import type { View } from '../types.ts';
import { cardPoints } from './belote.ts';
import { h } from './dom.ts';
import type { Frame } from './frames.ts';
import { callsSpoken, seatName, trickSpoken } from './words.ts';

export interface Announcer {
  readonly element: HTMLElement;
  /** Says a sentence in the status region; the same sentence again is said again. */
  status(text: string): void;
  /** Adds sentences to the log. */
  log(sentences: readonly string[]): void;
}

const kLogLength = 40;

export function createAnnouncer(): Announcer {
  const status = h('p', { role: 'status', class: 'hidden', 'data-live': 'status' });
  const log = h('div', { role: 'log', class: 'hidden', 'data-live': 'log' });
  return {
    element: h('div', { class: 'live' }, status, log),
    status(text) {
      // A reader speaks a region when it changes: a trailing space makes an equal sentence a new one.
      status.textContent = status.textContent === text ? `${text}\u00a0` : text;
    },
    log(sentences) {
      for (const sentence of sentences) log.append(h('p', {}, sentence));
      while (log.childElementCount > kLogLength) log.firstElementChild?.remove();
    },
  };
}

/** Points in a trick, the ten for the last one left out. */
export const trickPoints = (trick: View['tricks'][number], trump: string | null): number =>
  trick.cards.reduce((sum, { card }) => sum + cardPoints(card, trump), 0);

/** «ہاتھ نور کا، 15 پوائنٹ». */
export function wonWords(trick: View['tricks'][number], trump: string | null): string {
  const count = trickPoints(trick, trump);
  return trick.winner === 0
    ? t('table.trick.won_you', { count })
    : t('table.trick.won', { name: seatName(trick.winner), count });
}

/** The sentences that lead from one frame to the next: calls, announcements, belote, a trick when it is complete. */
export function sentencesBetween(view: View, before: Frame | null, after: Frame): string[] {
  const sentences: string[] = [];
  const calls = after.calls.slice(before?.calls.length ?? 0);
  if (calls.length > 0) sentences.push(`${callsSpoken(calls, view.game.turnup)}${t('table.stop')}`);
  const told = before?.announcements.length ?? 0;
  if (before && after.announcements.length > told) {
    const known = new Set(before.announcements.map((one) => one.seat));
    for (const one of after.announcements.filter(({ seat }) => !known.has(seat))) {
      sentences.push(
        t('table.announce.spoken', {
          name: seatName(one.seat),
          kind: t(`table.announce.${one.kind}`),
          points: one.points,
        }),
      );
    }
  }
  if (after.said && before?.place.step !== after.place.step) {
    sentences.push(
      t('table.announce.belote_spoken', {
        name: seatName(after.said.seat),
        word: t(`table.announce.${after.said.word}`),
      }),
    );
  }
  const trump = after.contract?.trump ?? null;
  if (after.trick.length === 4 && after.winner !== null && !after.place.gathered) {
    const trick = { winner: after.winner, cards: after.trick };
    sentences.push(t('table.trick.spoken', { cards: trickSpoken(after.trick), won: wonWords(trick, trump) }));
  }
  return sentences;
}
