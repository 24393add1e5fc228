// Many finished plays of a day, made in SQL.
import { sql } from '../api/harness.mjs';

/** Stores so many finished plays of the day, at all its tables; the database is left as autovacuum would leave it. */
export function store(service, date, count) {
  const ask = (text) => sql(text, service.database);
  const { length } = ask(`select table_name from deals where date = '${date}'`).split('\n');
  const kPlayers = Math.ceil(count / length);
  const player = `('00000000-0000-4000-9000-' || lpad(to_hex(i), 12, '0'))::uuid`;
  ask(`insert into players (player, name, created_at) select ${player}, 'Crowd', '${date}T10:00:00Z'
    from generate_series(1, ${kPlayers}) i`);
  ask(`insert into plays (date, table_name, player, seat, play, ranked, bots_level, bots_version, actions, started_at,
      finished_at, score)
    select date, table_name, ${player}, 0,
      (lpad(to_hex(date - date '1970-01-01'), 8, '0') || right(gen_random_uuid()::text, 28))::uuid, true, bots_level, bots_version,
      repeat('AS KD ', 25), '${date}T10:00:00Z', '${date}T10:00:00Z',
      ((random() + random() + random()) * 100)::integer
    from deals, generate_series(1, ${kPlayers}) i where date = '${date}'`);
  ask(`delete from score_counts where date = '${date}';
    insert into score_counts select date, table_name, score, count(*) from plays
      where date = '${date}' and ranked and finished_at is not null group by 1, 2, 3`);
  ask('vacuum (analyze)');
}
