// What the service worker decides by itself, and what a device keeps of a begun play.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { loadSite } from './bundle.mjs';

const {
  besides,
  cacheOf,
  filesOf,
  isGuide,
  isTable,
  kindOf,
  langOf,
  offlinePage,
  others,
  keepPlay,
  begunPlay,
  keptPlay,
  keptPlays,
  waits,
  forgetPlays,
} = await loadSite('ur', 'sw/plan.ts', 'offline/begun.ts');
const kOrigin = 'https://rozbazi.example';
const kind = (path, { method = 'GET', mode = 'cors', origin = kOrigin } = {}) =>
  kindOf({ method, mode }, new URL(path, origin), kOrigin);

test('the API is none of the worker’s business, nor is anything that is sent or lies elsewhere', () => {
  assert.equal(kind('/v1/days/today'), 'other');
  assert.equal(kind('/v1/openapi.json', { mode: 'navigate' }), 'other');
  assert.equal(kind('/assets/x-ABCDEFGH.js', { method: 'POST' }), 'other');
  assert.equal(kind('/assets/x-ABCDEFGH.js', { origin: 'https://evil.example' }), 'other');
  assert.equal(kind('/ur/manifest.json'), 'other');
});

test('what has a hash never changes, pages may', () => {
  assert.equal(kind('/assets/x-ABCDEFGH.js'), 'file');
  assert.equal(kind('/assets/manifest.json'), 'other');
  assert.equal(kind('/ur/play/belote/?date=2026-11-30', { mode: 'navigate' }), 'page');
  assert.equal(kind('/favicon.svg'), 'loose');
});

test('a page needs the files that it names, and those that its scripts may ask for, in its own language', () => {
  const html = '<link href="/assets/a-AAAAAAAA.css"><script src="/assets/b-BBBBBBBB.js"></script>';
  const more = {
    'b-BBBBBBBB.js': ['c-CCCCCCCC.js', 'words-ur-DDDDDDDD.json', 'words-en-EEEEEEEE.json', 'a-AAAAAAAA.css'],
  };
  const named = ['/assets/a-AAAAAAAA.css', '/assets/b-BBBBBBBB.js'];
  assert.deepEqual(filesOf(html, 'ur', more, false), named);
  assert.deepEqual(filesOf(html, 'ur', more, true), [
    ...named,
    '/assets/c-CCCCCCCC.js',
    '/assets/words-ur-DDDDDDDD.json',
  ]);
});

test('the cache of the release before stays, older ones and none of anybody else’s go', () => {
  const own = cacheOf({ version: '3' });
  assert.deepEqual(others(['rozbazi-1', 'theirs', 'rozbazi-2', own], own), ['rozbazi-2', 'rozbazi-1']);
});

test('with a table comes its guide, and the next time its practice', () => {
  const games = { 'tute-3': 'tute', belote: 'belote' };
  assert.deepEqual(besides('/ur/play/tute-3/', false, games), ['/ur/guide/tute/']);
  assert.deepEqual(besides('/en/room/belote/', true, games), ['/en/guide/belote/', '/en/practice/belote/']);
  assert.deepEqual(besides('/ur/board/', true, games), []);
  assert.deepEqual(besides('/ur/practice/', true, games), []);
});

test('a language, a guide and a table are seen in the address', () => {
  assert.deepEqual(['/ur/guide/tute/', '/ur/guide/', '/ur/settings/'].map(isGuide), [true, false, false]);
  assert.deepEqual(['/ur/', '/en/play/x/', '/'].map(langOf), ['ur', 'en', 'ur']);
  assert.equal(offlinePage('en'), '/en/offline/');
  assert.deepEqual(['/ur/play/belote/', '/en/practice/tute-3/', '/en/practice/', '/ur/guide/tute/'].map(isTable), [
    true,
    true,
    false,
    false,
  ]);
});

test('a begun play is its player’s alone, one a table, and goes when the player is forgotten', () => {
  const kept = new Map();
  globalThis.localStorage = new Proxy(
    {
      setItem: (key, value) => kept.set(key, value),
      getItem: (key) => kept.get(key) ?? null,
      removeItem: (key) => kept.delete(key),
    },
    { ownKeys: () => [...kept.keys()], getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }) },
  );
  const play = (id, table, date) => ({ play: id, table, date, log: [], view: {} });
  keepPlay('me', play('1', 'belote', '2026-11-29'));
  keepPlay('me', play('2', 'belote', '2026-11-30'));
  keepPlay('other', play('3', 'coinche', '2026-11-30'));
  assert.equal(keptPlay('me', 'belote', '2026-11-30').play, '2');
  assert.equal(keptPlay('me', 'belote', '2026-11-29'), null);
  assert.equal(keptPlay('me', 'coinche', '2026-11-30'), null);
  assert.deepEqual(
    keptPlays('me').map((one) => one.play),
    ['2'],
  );
  assert.equal(begunPlay('me', 'belote').play, '2');
  assert.equal(begunPlay('other', 'belote'), null);
  keepPlay('me', { ...play('4', 'tute-2', '2026-11-30'), finished: true });
  assert.equal(begunPlay('me', 'tute-2'), null, 'what is over is not gone on with');
  kept.set('rozbazi-move-2', '["pass"]');
  kept.set('rozbazi', '{}');
  assert.equal(waits(play('2')), true);
  forgetPlays();
  assert.deepEqual([...kept.keys()], ['rozbazi']);
});
