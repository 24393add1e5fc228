// Many plays that stand where one stands, each by a player of its own, made in SQL.
import { sql } from '../api/harness.mjs';

const kToken = 43; // characters
let made = 0;

/**
 * @param {object} service
 * @param {{play: string}} template a play as it was served
 * @param {number} count
 * @returns {{token: string, play: string, view: object, log: string[], finished: boolean}[]} the clones, as they would be served
 */
export function clones(service, template, count) {
  const first = made + 1;
  made += count;
  const number = `lpad(to_hex(i), 12, '0')`;
  const player = `('00000000-0000-4000-8000-' || ${number})::uuid`;
  const all = `generate_series(${first}, ${made}) i`;
  sql(
    `insert into players (player, name, created_at) select ${player}, 'Clone ' || i, '2026-11-29Z' from ${all};
     insert into tokens (sha256, player, created_at)
       select sha256(convert_to(lpad(i::text, ${kToken}, '0'), 'UTF8')), ${player}, '2026-11-29Z' from ${all};
     insert into plays (date, table_name, player, seat, play, ranked, bots_level, bots_version, actions, started_at)
       select date, table_name, ${player}, seat, (left(play::text, 8) || '-0000-8000-8000-' || ${number})::uuid, ranked,
         bots_level, bots_version, actions, started_at
       from plays, ${all} where play = '${template.play}'`,
    service.database,
  );
  return Array.from({ length: count }, (_, at) => ({
    ...template,
    token: String(first + at).padStart(kToken, '0'),
    play: `${template.play.slice(0, 8)}-0000-8000-8000-${(first + at).toString(16).padStart(12, '0')}`,
  }));
}
