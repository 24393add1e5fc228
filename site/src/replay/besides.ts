/** What stands beside and below the table of a replay; it comes once the table stands. */
import * as api from '../net/endpoints.ts';
import { once } from '../once.ts';
import { withMe } from '../session.ts';
import { bringStyle } from '../style.ts';
import { h } from '../table/dom.ts';
import type { GameFace } from '../table/game.ts';
import { chaptersOf } from './chapters.ts';
import type { Course } from './course.ts';
import { createField } from './field.ts';
import { linksNode } from './links.ts';
import { createLog } from './log.ts';
import { othersSection } from './others-section.ts';
import type { Player } from './player.ts';
import { sectionsOf } from './sections.ts';
import type { Shown } from './shown.ts';

declare const REPLAY_BESIDES_STYLE: string;

const styled = once(() => bringStyle(REPLAY_BESIDES_STYLE));

/** Joins the player with what stands beside it, and puts the rest into `below`. */
export async function bringBesides(
  face: GameFace,
  course: Course,
  player: Player,
  shown: Shown,
  below: HTMLElement,
): Promise<void> {
  const [ending] = await Promise.all([face.ending(), styled()]);
  const { facts, table } = shown;
  const field = facts === null ? null : createField(face, course, facts.ranked, player.goTo);
  const log = createLog(chaptersOf(face, course), course.deals, player.goTo);
  player.join(ending, field === null ? [log] : [field, log]);
  const links = h('div', {}, linksNode(shown, shown.recording.seed ?? null));
  const others = facts === null ? [] : [othersSection(face.game, table.table, facts)];
  below.replaceChildren(sectionsOf(face, ending, course), ...others, links);
  if (facts === null || field === null) return;
  const asked = withMe(() => api.field(facts.play)).catch(() => null);
  const seed = await seedOf(shown);
  if (seed !== null) links.replaceChildren(linksNode(shown, seed));
  field.take((await asked)?.decisions ?? null);
}

/** The seed of a closed day gives the same cards to practise with. */
async function seedOf({ facts, table }: Shown): Promise<string | null> {
  const day = await api.day(facts?.date).catch(() => null);
  return day?.tables.find((one) => one.table === table.table)?.seed ?? null;
}
