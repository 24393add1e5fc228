// Players for benchmarks, who find their moves in no time.
import { Line } from './line.mjs';

/** Of few ways to play, so that every reply of the computer players is remembered. */
export const way =
  (number) =>
  ({ legal }) =>
    legal[(Math.imul(number, 2654435761) >>> (3 * legal.length)) % legal.length];

/** Sends the play's next move, which its `way` finds. */
export async function move(line, play) {
  const body = { log: [...play.log, play.way(play.view)] };
  const answer = await line.call('PUT', `/v1/plays/${play.play}/log`, { token: play.token, body });
  if (answer.status !== 200) throw new Error(answer.text);
  Object.assign(play, JSON.parse(answer.text));
}

/** Does `work(line, item, number)` for every item, `count` of them at a time; the seconds it took. */
export async function atOnce(service, count, items, work) {
  const lines = Array.from({ length: count }, () => new Line(service.url));
  let next = 0;
  const start = performance.now();
  await Promise.all(
    lines.map(async (line) => {
      for (let at = next++; at < items.length; at = next++) await work(line, items[at], at);
    }),
  );
  const seconds = (performance.now() - start) / 1000;
  for (const line of lines) line.close();
  return seconds;
}

/** The number that such a share of the numbers lie below. */
export function quantile(numbers, share) {
  const sorted = [...numbers].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** One row of ops/bench. */
export const print = (row) => console.log(JSON.stringify(row));
