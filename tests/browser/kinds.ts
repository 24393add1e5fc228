/** One page of each kind, and a table in each phase: where what must hold everywhere is looked at. */
import type { startService } from '../api/harness.mjs';

export const kAbout = ['guide/', 'glossary/', 'how/', 'fair/', 'privacy/'];

/** Beneath /ur/ and /en/. */
export const kPages = [
  '',
  'board/',
  'days/',
  ...kAbout,
  'practice/',
  'settings/',
  'groups/',
  'rooms/',
  'room/',
  'check/',
  'replay/',
  'no-such-page/',
];

/** So many moves into a play: its first question, and the middle of it. */
export const kMoves = [0, 4];

type Service = Awaited<ReturnType<typeof startService>>;

/** Somebody so far into a play at each of those tables. */
export async function seated(
  service: Service,
  tables: readonly { readonly table: string }[],
  moves: number,
): Promise<object> {
  const me = await service.player('Amina');
  for (const { table } of tables) await service.finish(me.token, { table, upTo: moves });
  return me;
}
