/** The worker in which the computer players think. */
import { type Module, openModule } from './module.ts';
import type { FromWorker, ToWorker } from './players.ts';

/** Where the build put the players, and their bytes once unpacked. */
declare const PLAYERS_URL: string;
declare const PLAYERS_BYTES: number;

const say = (message: FromWorker): void => postMessage(message);

const players = load();
players.then(
  () => say({ kind: 'ready' }),
  () => say({ kind: 'failed', id: null }),
);

addEventListener('message', async ({ data }: MessageEvent<ToWorker>) => {
  const { id, what, request } = data;
  try {
    say({ kind: 'answer', id, answer: (await players).ask(what, request) });
  } catch {
    say({ kind: 'failed', id });
  }
});

async function load(): Promise<Module> {
  const response = await fetch(PLAYERS_URL);
  if (!response.ok || response.body === null) throw new Error(`no players: ${response.status}`);
  let come = 0;
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array, Uint8Array>({
      transform(bytes, to) {
        come += bytes.length;
        say({ kind: 'loading', part: Math.min(1, come / PLAYERS_BYTES) });
        to.enqueue(bytes);
      },
    }),
  );
  return openModule(new Response(counted, { headers: response.headers }));
}
