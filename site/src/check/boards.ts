/** The boards that the server shows against those that the record gives, place by place. */
import type { Module } from '../engine/module.ts';
import type { Board } from '../types.ts';
import { get } from './get.ts';
import type { Fault, Good } from './protocol.ts';

const kPage = 100;
const kMembers = ['rank', 'player', 'score', 'percentage', 'finished_at', 'play'] as const;

type Entry = Readonly<Record<(typeof kMembers)[number], string | number>>;

/** The first place that is not the record's; null where all are. */
export async function compareBoards(engine: Module, { date, tables }: Good): Promise<Fault | null> {
  for (const { table, players } of tables) {
    const wrong = (line: number, what: string): Fault => ({
      line,
      what: `the board of \`${table}\` that is served ${what}`,
    });
    let place = 0;
    let cursor: string | null = null;
    do {
      const query = new URLSearchParams({ limit: String(kPage), ...(cursor === null ? {} : { cursor }) });
      const board = (await (await get(`/v1/boards/${table}/${date}?${query}`)).json()) as Board;
      if (board.players !== players) return wrong(1, `has other than ${players} players`);
      if (!board.final) return wrong(1, 'is not final');
      const served = board.entries as readonly unknown[] as readonly Entry[];
      const { entries } = engine.ask('rozbazi_audit_board', { table, from: place, count: served.length }) as {
        readonly entries: readonly (Entry & { readonly line: number })[];
      };
      for (const [at, entry] of served.entries()) {
        const expected = entries[at];
        if (!expected) return wrong(1, 'goes on behind its last player');
        const member = kMembers.find((name) => entry[name] !== expected[name]);
        if (member) return wrong(expected.line, `has another \`${member}\` in place ${place + at + 1}`);
      }
      place += served.length;
      cursor = served.length > 0 ? board.next : null;
    } while (cursor !== null);
    if (place < players) return wrong(1, `ends before place ${place + 1}`);
  }
  return null;
}
