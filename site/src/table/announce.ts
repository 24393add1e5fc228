/** Two live regions: what I may do now and what came of it (status), and the course of play, a sentence a trick (log). */
import { t } from '../i18n.ts';
import type { Settings } from '../store.ts';
import type { Seat } from '../types.ts';
import { h } from './dom.ts';
import type { Frame } from './frames.ts';
import type { GameFace } from './game.ts';
import { seatName, trickSpoken } from './words.ts';

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

/** «ہاتھ نور کا، 15 پوائنٹ»; without points where tricks have none. */
export function wonWords(winner: Seat, points: number | null): string {
  if (points === null) {
    return winner === 0 ? t('table.trick.taken_you') : t('table.trick.taken', { name: seatName(winner) });
  }
  return winner === 0
    ? t('table.trick.won_you', { count: points })
    : t('table.trick.won', { name: seatName(winner), count: points });
}

/**
 * The sentences that lead from one frame to the next: what was said, cards as they are played where each is wanted, and a trick when it
 * is complete, with its cards where they are wanted together.
 */
export function sentencesBetween(
  face: Pick<GameFace, 'told' | 'trickPoints'>,
  before: Frame | null,
  after: Frame,
  heard: Settings['heard'] = 'tricks',
): string[] {
  const sentences = [...face.told(before, after)];
  const played = trickSpoken(after.trick.slice(before?.full ? 0 : before?.trick.length));
  if (heard === 'cards' && played) sentences.push(played);
  if (after.full && after.winner !== null) {
    const won = wonWords(after.winner, face.trickPoints(after.trick, after));
    sentences.push(heard === 'tricks' ? t('table.trick.spoken', { cards: trickSpoken(after.trick), won }) : won);
  }
  return sentences;
}
