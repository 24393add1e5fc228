/** The worker in which a day is checked: the record goes through the players' module as it comes, piece by piece. */
import { type Module, openModule } from '../engine/module.ts';
import { once } from '../once.ts';
import { compareBoards } from './boards.ts';
import { CheckError, get } from './get.ts';
import type { Dealt, Fault, FromChecker, Good, ToChecker } from './protocol.ts';

/** Where the build put the players. */
declare const PLAYERS_URL: string;

const kPiece = 256 * 1024;
const say = (message: FromChecker): void => postMessage(message);

const fetched = once(() => get(PLAYERS_URL).then(openModule));

const opened = (): Promise<Module> =>
  fetched().catch(() => {
    throw new CheckError('no_players');
  });

addEventListener('message', async ({ data }: MessageEvent<ToChecker>) => {
  try {
    if (data.kind === 'deal') await deal(data);
    else await check(data);
  } catch (error) {
    say({ kind: 'failed', code: error instanceof CheckError ? error.code : 'other' });
  }
});

async function deal({ table, date, seed }: Extract<ToChecker, { kind: 'deal' }>): Promise<void> {
  const dealt = (await opened()).ask('rozbazi_deal', { table, date, seed }) as Partial<Dealt>;
  say({ kind: 'dealt', dealt });
}

async function check(source: Exclude<ToChecker, { kind: 'deal' }>): Promise<void> {
  const engine = await opened();
  const stream = source.kind === 'file' ? source.file.stream() : (await get(`/v1/days/${source.date}/record`)).body;
  if (stream === null) throw new CheckError('offline');
  const fault = await feed(engine, stream.getReader());
  if (fault) return say({ kind: 'fault', fault });
  const end = engine.askBytes('rozbazi_audit_finish', new Uint8Array()) as Partial<Good> & { fault?: Fault };
  if (end.fault) return say({ kind: 'fault', fault: end.fault });
  const good = end as Good;
  const compared = source.kind === 'day';
  if (compared) {
    const unlike =
      good.date === source.date
        ? await compareBoards(engine, good)
        : { line: 1, what: 'it is another day’s than the one asked for' };
    if (unlike) return say({ kind: 'fault', fault: unlike });
  }
  say({ kind: 'good', good, compared });
}

async function feed(engine: Module, reader: ReadableStreamDefaultReader<Uint8Array>): Promise<Fault | null> {
  // Whoever made the record must not know where nobody looks.
  engine.begin(crypto.getRandomValues(new Uint32Array(1))[0] ?? 0);
  for (;;) {
    const { done, value } = await reader.read().catch(() => {
      throw new CheckError('offline');
    });
    if (done) return null;
    for (let at = 0; at < value.length; at += kPiece) {
      const piece = value.subarray(at, at + kPiece);
      const { checked, plays, fault } = engine.askBytes('rozbazi_audit_feed', piece) as {
        readonly checked: number;
        readonly plays: number;
        readonly fault?: Fault;
      };
      if (fault) {
        void reader.cancel();
        return fault;
      }
      say({ kind: 'progress', checked, plays });
    }
  }
}
