// Rooms on the site: a view turned to its seat is the view that seat 0 would have had, whatever the game; and what changes is said.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import tables from '../../site/content/_data/tables.js';
import { openEngine } from '../../site/build/examples/engine.mjs';
import { loadSite } from './bundle.mjs';

const site = await loadSite('en', 'room/turn.ts', 'room/news.ts');
const replay = await openEngine();
const seedOf = (number) => String(number).padStart(64, '0');

/** Plays a match with actions drawn by a fixed rule; after each step `look` sees the log. */
function walk(request, number, look) {
  const log = [];
  for (let state = number + 1; ; ) {
    const { finished, legal } = replay({ ...request, log });
    look(log);
    if (finished) return;
    state = (state * 1103515245 + 12345) % 2147483648;
    log.push(legal[Math.floor((state / 2147483648) * legal.length)]);
  }
}

/** Lists whose order is that of the seats as the engine numbers them say the same in any other order. */
function unordered(view) {
  const text = (one) => JSON.stringify(one);
  const sorted = (list) => [...list].sort((one, other) => text(one).localeCompare(text(other)));
  const { announcements, ...game } = view.game;
  const results = view.results.map((result) => ({ ...result, breakdown: sorted(result.breakdown) }));
  return { ...view, results, game: announcements ? { ...game, announcements: sorted(announcements) } : game };
}

for (const { table, game, options } of tables) {
  test(`${table}: what a seat sees, turned, is what seat 0 sees where everybody sits as many seats on`, () => {
    for (let number = 0; number < 6; number += 1) {
      const base = { game, options: { ...options, match: { deals: 2 } }, seed: seedOf(number) };
      const dealer = number % 2;
      let step = 0;
      walk({ ...base, dealer }, number, (log) => {
        step += 1;
        const { view: own } = replay({ ...base, dealer, log, view: 0 });
        assert.deepEqual(site.turned(own), own);
        const seats = own.counts.length;
        const seat = 1 + (step % (seats - 1 || 1));
        const { view } = replay({ ...base, dealer, log, view: seat });
        const there = replay({ ...base, dealer: site.turnedSeat(dealer, seat, seats), log, view: 0 });
        assert.deepEqual(unordered(site.turned(view)), unordered(there.view), `seat ${seat} after ${log}`);
      });
    }
  });
}

test('an onlooker sees the table as it stands, and is none of its seats', () => {
  const { view } = replay({ game: 'belote', options: {}, seed: seedOf(1), dealer: 1, log: [], view: 0 });
  const seen = site.turned({ ...view, seat: null, hand: [], legal: [] });
  assert.deepEqual(seen, { ...view, seat: site.kNoSeat, hand: [], legal: [] });
  assert.notEqual(seen.turn, seen.seat);
});

const member = (name, more = {}) => ({
  ...{
    player: name,
    name,
    tag: 'AA',
    seat: null,
    wish: null,
    connected: true,
    away: false,
    phrase: null,
    said_at: null,
  },
  ...more,
});
const news = (before, after) => site.newsBetween({ members: before }, { members: after }, 'Me');

test('who comes, sits, stands up, goes and is played for is said, and nothing of myself', () => {
  const ada = '\u2068Ada\u2069';
  assert.deepEqual(news([], [member('Ada'), member('Me')]), [`${ada} has come in.`]);
  assert.deepEqual(news([], [member('Ada', { seat: 1 })]), [`${ada} has come in.`, `${ada} has taken a seat.`]);
  assert.deepEqual(news([member('Ada')], [member('Ada', { seat: 2 })]), [`${ada} has taken a seat.`]);
  assert.deepEqual(news([member('Ada', { seat: 2 })], [member('Ada')]), [`${ada} has stood up.`]);
  assert.deepEqual(news([member('Ada'), member('Me')], [member('Me', { seat: 0 })]), [`${ada} has left.`]);
  const sits = member('Ada', { seat: 1 });
  assert.deepEqual(news([sits], [{ ...sits, wish: 0 }]), [`${ada} would like to change places.`]);
  assert.deepEqual(news([sits], [{ ...sits, away: true }]), [`The computer plays for ${ada}.`]);
  assert.deepEqual(news([{ ...sits, away: true }], [sits]), [`${ada} is back.`]);
  assert.deepEqual(news([sits], [{ ...sits, connected: false }]), []);
});

test('a phrase is heard once, also when the same one is said again later', () => {
  const said = member('Ada', { phrase: 'hello', said_at: '2026-11-29T10:00:00Z' });
  const again = { ...said, said_at: '2026-11-29T10:00:09Z' };
  const heard = (before, after) => site.saidBetween({ members: before }, { members: after }).map(({ name }) => name);
  assert.deepEqual(heard([member('Ada')], [said]), ['Ada']);
  assert.deepEqual(heard([said], [said]), []);
  assert.deepEqual(heard([said], [again]), ['Ada']);
  assert.deepEqual(heard([said], []), []);
});

test('what a table says of results, chips and tricks to who plays, it says of that player to who looks on', () => {
  const texts = (node, path = '') =>
    Object.entries(node).flatMap(([part, text]) =>
      typeof text === 'string' ? [[`${path}${part}`, text]] : texts(text, `${path}${part}.`),
    );
  // A room has words of its own for these two, and what is asked of a player nobody else is asked.
  const elsewhere = ['table.result.score', 'table.result.difference'];
  for (const [lang, words] of [
    ['en', /\b(?:you|yours?|us|we|ours?)\b/i],
    ['ur', /آپ|ہم(?!یشہ)/],
  ]) {
    const { replay, games, table } = JSON.parse(
      readFileSync(new URL(`../../site/strings/${lang}.json`, import.meta.url), 'utf8'),
    );
    const theirs = new Set(texts(replay.theirs).map(([key]) => key));
    const heard = /^(?:games\.[^.]+\.(?:result|chip|draw|contract)|table\.(?:trick|match))\b/;
    const namesPeople = ([key, text]) => heard.test(key) || (key.includes('.glance.') && text.includes('{name}'));
    const about = texts({ games, table })
      .filter(namesPeople)
      .filter(([, text]) => words.test(text.replace(/\{\w+\}/g, '')));
    assert.ok(about.length > 5);
    const untold = about.map(([key]) => key).filter((key) => !theirs.has(key) && !elsewhere.includes(key));
    assert.deepEqual(untold, [], lang);
  }
});
