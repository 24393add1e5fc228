// A month's board where many have played every day, 29 days each: reading it, and closing a further day on which some of
// them have played. The sums are made in SQL, as if they had been folded in day by day.
import { sql, startService } from '../api/harness.mjs';

// A month of a million players is 29 million plays.
const kPlayers = Number(process.env.ROZBAZI_BENCH_PLAYERS ?? 1_000_000);
const kClosing = Math.min(kPlayers, Number(process.env.ROZBAZI_BENCH_CLOSING ?? 50_000));
const kReads = 200;
const print = (row) => console.log(JSON.stringify(row));

const service = await startService({ clock: '2026-11-30T10:00:00Z' });
try {
  sql(
    `insert into players select gen_random_uuid(), 'P', '2026-11-01Z' from generate_series(1, ${kPlayers});
     update period_state set folded_to = '2026-11-29', folded_before = '2026-11-28';
     insert into period_sums select period, board, player, tenths, 29, '2026-11-28', tenths, 29
       from (select player, ((500 + (random() + random() + random() - 1.5) * 300) * 29)::integer as tenths from players) p,
         unnest(array['2026-11', 'all-time']) period, unnest(array['belote', 'all']) board;
     insert into period_counts select period, table_name, level, tenths >> 10 * level, count(*), count(*), '2026-11-28'
       from period_sums, generate_series(0, 2) level group by 1, 2, 3, 4;
     insert into plays select '2026-11-30', 'belote', player, 0, gen_random_uuid(), true, 'easy', 1, '', '2026-11-30Z',
       '2026-11-30Z', (random() * 252)::integer from players limit ${kClosing};
     insert into score_counts select date, table_name, score, count(*) from plays group by 1, 2, 3`,
    service.database,
  );
  sql('vacuum (analyze)', service.database);
  const middle = sql(
    `select player from period_sums where period = '2026-11' and table_name = 'belote'
     order by -tenths, player offset ${kPlayers / 2} limit 1`,
    service.database,
  );

  const measure = async (quantity, path, limits = {}) => {
    const milliseconds = [];
    for (let time = 0; time < kReads; ++time) {
      const start = performance.now();
      const answer = await service.call('GET', path);
      milliseconds.push(performance.now() - start);
      if (answer.status !== 200) throw new Error(answer.text);
    }
    milliseconds.sort((a, b) => a - b);
    print({ quantity, value: milliseconds[kReads / 2], unit: 'ms', lower: true, ...limits });
  };
  const around = `/v1/boards/belote/2026-11/around/${middle}`;
  const { next } = (await service.call('GET', '/v1/boards/belote/2026-11?limit=50')).body;
  const page = `/v1/boards/belote/2026-11?limit=50&cursor=${next}`;
  const of = `of ${kPlayers.toLocaleString('en')} players`;
  await measure(`a month's rank and ten around, ${of}`, around, { must: 15, goal: 5 });
  await measure(`a month's page of 50, ${of}`, page);
  await service.stop();
  const start = performance.now();
  await service.start({ clock: '2026-12-01T10:00:00Z' });
  const seconds = (performance.now() - start) / 1000;
  print({ quantity: 'plays folded in when a day closes', value: kClosing / seconds, unit: '1/s' });
  await measure(`a month's page begun before a day closed, ${of}`, page);
} finally {
  await service.close();
}
