/** A hint in words: fetched with the first that is asked for. */
import { has, t } from '../i18n.ts';
import { actionWords } from '../table/action-words.ts';
import type { GameFace, Scene } from '../table/game.ts';
import { here, isPartner, seatsHere } from '../table/here.ts';
import { optionsOf } from '../table/panel/panel.ts';
import { shown, suitShown } from '../table/words.ts';
import type { Action } from '../types.ts';
import { factsOf, type Reason, reasonOf } from './reason.ts';
import { kPracticeTables } from './rules.ts';

/** A hint and its reason, for the prompt. */
export function hintWords(face: GameFace, scene: Scene, action: Action): string {
  const { frame, view } = scene;
  const deck = kPracticeTables[here().table]?.deck ?? [];
  const partner = seatsHere().find(isPartner) ?? null;
  const players = seatsHere().filter((seat) => !face.sitsOut?.(frame, seat)).length;
  const points = (trick: Parameters<GameFace['trickPoints']>[0]): number | null => face.trickPoints(trick, frame);
  const facts = factsOf(scene, deck, face.ranking(frame.contract, view), { partner, players, points });
  const words = actionWords(face, scene, action, optionsOf);
  return t('practice.hint', { action: words, reason: reasonWords(face.game, reasonOf(facts, action)) });
}

function reasonWords(game: string, reason: Reason): string {
  const own = `practice.own.${game}.${reason.code}`;
  const key = has(own) ? own : (`practice.reasons.${reason.code}` as const);
  const values: Record<string, string | number> = {};
  if ('count' in reason) values.count = reason.count;
  if ('suit' in reason) values.suit = suitShown(reason.suit);
  if ('card' in reason) values.card = shown(reason.card);
  return t(key, values);
}
