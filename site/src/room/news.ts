/** What has changed in a room, in sentences: who came, sat down, stood up, went, and who is played for. */
import { plain } from '../bidi.ts';
import { t } from '../i18n.ts';
import type { Room, RoomMember } from '../types.ts';

type Change = 'joined' | 'sat' | 'stood' | 'went' | 'away' | 'back' | 'wishes';

/** `me` is told of others only. */
export function newsBetween(before: Room, after: Room, me: string): readonly string[] {
  const was = new Map(before.members.map((member) => [member.player, member]));
  const there = new Set(after.members.map(({ player }) => player));
  const gone = before.members.filter(({ player }) => !there.has(player));
  return [
    ...after.members.flatMap((member) =>
      changesOf(was.get(member.player), member).map((change) => [change, member] as const),
    ),
    ...gone.map((member) => ['went', member] as const),
  ]
    .filter(([, { player }]) => player !== me)
    .map(([change, { name }]) => t(`rooms.news.${change}`, { name: plain.name(name) }));
}

function changesOf(was: RoomMember | undefined, is: RoomMember): readonly Change[] {
  if (was === undefined) return is.seat === null ? ['joined'] : ['joined', 'sat'];
  const changes: Change[] = [];
  if (was.seat !== is.seat) changes.push(is.seat === null ? 'stood' : 'sat');
  if (was.wish !== is.wish && is.wish !== null) changes.push('wishes');
  if (was.away !== is.away) changes.push(is.away ? 'away' : 'back');
  return changes;
}

/** The phrases that were said since, and by whom. */
export function saidBetween(before: Room, after: Room): readonly RoomMember[] {
  const was = new Map(before.members.map(({ player, said_at }) => [player, said_at]));
  return after.members.filter(({ player, said_at }) => said_at !== null && said_at !== (was.get(player) ?? null));
}
