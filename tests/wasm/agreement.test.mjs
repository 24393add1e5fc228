// The engine's two modules for browsers answer two thousand requests of all games with the very bytes of the native one.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';

const root = new URL('../../', import.meta.url);
const replayTool = new URL('build/release/bin/rozbazi-replay', root).pathname;
const proveTool = new URL('build/release/bin/rozbazi-prove', root).pathname;
const reviewTool = new URL('build/release/bin/rozbazi-review', root).pathname;
const moduleBytes = (name) => readFileSync(new URL(`build/wasm/bin/${name}.wasm`, root));

function open(name) {
  const { exports } = new WebAssembly.Instance(new WebAssembly.Module(moduleBytes(name)), {});
  exports._initialize();
  return exports;
}

/** The rules alone, and the computer players with them. */
const rules = open('rozbazi');
const players = open('players');

function call(wasm, name, text) {
  const request = new TextEncoder().encode(text);
  const room = wasm.rozbazi_alloc(request.length);
  new Uint8Array(wasm.memory.buffer).set(request, room);
  const frame = wasm[name](room, request.length);
  const length = new DataView(wasm.memory.buffer).getUint32(frame, true);
  const answer = new TextDecoder().decode(new Uint8Array(wasm.memory.buffer, frame + 4, length));
  wasm.rozbazi_free(room, request.length);
  return answer;
}

function native(lines, tool = replayTool) {
  const run = spawnSync(tool, { input: `${lines.join('\n')}\n`, encoding: 'utf8', maxBuffer: 1 << 30 });
  assert.equal(run.status, 0, run.stderr);
  const answers = run.stdout.split('\n');
  assert.equal(answers.pop(), '');
  return answers;
}

/** A small generator of its own, so that every run asks the same thousand. */
function numbers(seed) {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}

const pick = numbers(20261129);
/** Tables of every game, together every option. */
const tables = [
  { game: 'belote', options: {} },
  { game: 'belote', options: { mode: 'coinche' } },
  { game: 'belote', options: { announcements: false, match: { deals: 3 } } },
  { game: 'belote', options: { mode: 'coinche', match: { target: 1000 } } },
  { game: 'five-hundred', options: {} },
  { game: 'five-hundred', options: { match: { target: 500 } } },
  { game: 'schafkopf', options: { ramsch: true } },
  { game: 'schafkopf', options: { tariff: { rufspiel: 20, base: 10 }, match: { deals: 4 } } },
  { game: 'teen-do-paanch', options: { match: { deals: 3 } } },
  {
    game: 'teen-do-paanch',
    options: { high_sevens: true, return_keep: 1, scoring: 'difference', match: { deals: 4 } },
  },
  { game: 'tute', options: {} },
  { game: 'tute', options: { players: 3, match: { wins: 3 } } },
  { game: 'tute', options: { players: 2 } },
  { game: 'tute', options: { must_beat_partner: false, match: { deals: 2 } } },
];
const seatsOf = ({ game, options }) => (game === 'teen-do-paanch' ? 3 : game === 'tute' ? (options.players ?? 4) : 4);

function opening(number) {
  const table = tables[number % tables.length];
  const seats = seatsOf(table);
  const request = {
    ...table,
    seed: number.toString(16).padStart(64, '0'),
    dealer: pick(seats),
    log: [],
    view: pick(seats),
  };
  if (number % 3 === 0) {
    const others = Array.from({ length: seats - 1 }, (_, seat) => seat + 1);
    request.bots = { seats: others, level: 'normal', seed: (number * 7).toString(16).padStart(64, '0') };
  }
  return request;
}

/** Lengthens each request's log by random legal actions, as many as drawn for it. */
function playOn(requests) {
  const wanted = requests.map(() => pick(90));
  for (let round = 0; ; round++) {
    const going = requests.filter((request, at) => !request.done && request.log.length < wanted[at]);
    if (going.length === 0) return;
    const answers = native(going.map(({ done, ...request }) => JSON.stringify(request)));
    for (const [at, request] of going.entries()) {
      const answer = JSON.parse(answers[at]);
      assert.ok(answer.ok, answers[at]);
      if (answer.finished) request.done = true;
      else request.log.push(answer.legal[pick(answer.legal.length)]);
    }
  }
}

/** Every tenth request is spoilt in some way, so that refusals agree as well. */
function spoil(request, number) {
  if (number % 10 !== 0) return JSON.stringify(request);
  const ways = [
    () => ({ ...request, log: [...request.log, 'nonsense'] }),
    () => ({ ...request, log: [...request.log, '7C', '7C'] }),
    () => ({ ...request, dealer: 4 }),
    () => ({ ...request, options: { mode: 'manille', scoring: 3 } }),
  ];
  const text = JSON.stringify(ways[pick(ways.length)]());
  return number % 50 === 0 ? text.slice(0, -1) : text;
}

test('two thousand requests of all games have the same answers natively and in WebAssembly', () => {
  const requests = Array.from({ length: 2000 }, (_, number) => opening(number));
  playOn(requests);
  const lines = requests.map(({ done, ...request }, number) => spoil(request, number));
  const answers = native(lines);
  let accepted = 0;
  for (const [at, line] of lines.entries()) {
    assert.equal(call(rules, 'rozbazi_replay', line), answers[at], line);
    assert.equal(call(players, 'rozbazi_replay', line), answers[at], line);
    if (JSON.parse(answers[at]).ok) accepted++;
  }
  assert.ok(accepted >= 1600 && accepted < 2000, `${accepted} of 2000 accepted`);
});

test('the modules ask nothing of their host', () => {
  for (const name of ['rozbazi', 'players']) {
    assert.deepEqual(WebAssembly.Module.imports(new WebAssembly.Module(moduleBytes(name))), []);
  }
});

test('what telephones load of the rules stays small', () => {
  assert.ok(gzipSync(moduleBytes('rozbazi'), { level: 9 }).length <= 61440);
});

/** The levels that a game has, as the native engine tells it. */
const levelsOf = (table) =>
  ['easy', 'normal', 'hard'].filter((level) => {
    const bots = { seats: [], level, seed: '0'.repeat(64) };
    return JSON.parse(native([JSON.stringify({ ...table, seed: '0'.repeat(64), bots })])[0]).ok;
  });

test('each decision asked of the players alone is the one of the native replay, at every level', () => {
  for (const [number, table] of tables.entries()) {
    for (const level of levelsOf(table)) {
      const seats = Array.from({ length: seatsOf(table) }, (_, seat) => seat);
      const base = { ...table, seed: number.toString(16).padStart(64, 'a') };
      const bots = { level, seed: '5'.repeat(64) };
      const whole = JSON.parse(native([JSON.stringify({ ...base, bots: { ...bots, seats } })])[0]);
      const log = whole.played.map(({ action }) => action);
      for (const at of [0, 1, 2, 5, 9, 17, 30].filter((place) => place < log.length)) {
        const request = { ...base, bots: { ...bots, seats: [] }, log: log.slice(0, at) };
        const { turn, action } = JSON.parse(call(players, 'rozbazi_choose', JSON.stringify(request)));
        assert.deepEqual([turn, action], [whole.played[at].seat, log[at]], JSON.stringify(request));
      }
    }
  }
});

test('whole plays of every game are reviewed alike, in one piece and in parts', () => {
  const lines = tables.flatMap((table, number) => {
    const seats = Array.from({ length: seatsOf(table) }, (_, seat) => seat);
    const options = { ...table.options, match: { deals: 1 + (number % 2) } };
    const base = { game: table.game, options, seed: number.toString(16).padStart(64, '3') };
    const bots = { seats, level: 'normal', seed: '6'.repeat(64) };
    const { played } = JSON.parse(native([JSON.stringify({ ...base, bots })])[0]);
    const log = played.map(({ action }) => action);
    const whole = { ...base, log, seat: number % seats.length };
    const parts = [
      { ...whole, from: 3, count: 1 },
      { ...whole, log: log.slice(0, -1) },
      { ...whole, seat: 4 },
    ];
    return [whole, ...parts].map((request) => JSON.stringify(request));
  });
  const answers = native(lines, reviewTool);
  for (const [at, line] of lines.entries()) assert.equal(call(players, 'rozbazi_review', line), answers[at], line);
  assert.equal(answers.filter((answer) => JSON.parse(answer).ok).length, 2 * tables.length);
});

test('the same other layouts are found and the same done in them', () => {
  const lines = tables.flatMap((table, number) => {
    const seats = Array.from({ length: seatsOf(table) }, (_, seat) => seat);
    const base = { game: table.game, options: table.options, seed: number.toString(16).padStart(64, '8') };
    const level = levelsOf(table)[number % 3] ?? 'normal';
    const bots = { level, seed: '9'.repeat(64) };
    const { played } = JSON.parse(native([JSON.stringify({ ...base, bots: { ...bots, seats } })])[0]);
    const log = played.slice(0, 60).map(({ action }) => action);
    const whole = { ...base, log, bots: { ...bots, seats: [] }, ways: 4 };
    const indices = [0, 3, 11, 22, log.length].filter((index) => index <= log.length);
    const parts = [{ from: 1, count: 2 }, { lot: '7'.repeat(64) }].map((part) => ({ ...whole, index: 5, ...part }));
    return [...indices.map((index) => ({ ...whole, index })), ...parts].map((request) => JSON.stringify(request));
  });
  const answers = native(lines, proveTool);
  for (const [at, line] of lines.entries()) assert.equal(call(players, 'rozbazi_prove', line), answers[at], line);
  const told = answers.map((answer) => JSON.parse(answer)).filter(({ ok }) => ok);
  assert.ok(told.length >= 5 * tables.length);
  assert.ok(told.every(({ same, ways }) => same && ways.every(({ same_view }) => same_view)));
});

test('the view of a seat on turn explains each refusal as the replay does', () => {
  const base = { game: 'belote', seed: '7'.repeat(64), view: 0, log: ['take'] };
  const state = JSON.parse(native([JSON.stringify(base)])[0]);
  for (const action of ['7C', 'AS', 'KH', '9D', 'take']) {
    const direct = JSON.parse(native([JSON.stringify({ ...base, log: [...base.log, action] })])[0]);
    const explained = JSON.parse(
      call(rules, 'rozbazi_explain', JSON.stringify({ game: 'belote', view: state.view, action })),
    );
    assert.deepEqual(explained, { ok: true, rule: direct.ok ? null : direct.error.rule }, action);
  }
});
