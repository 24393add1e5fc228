// The judges of the attack on the whole server (tests/fuzz/server) see what they are there for: each answer here is amiss in one way.
import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { Hands } from '../fuzz/server/hands.mjs';
import { Judge } from '../fuzz/server/judge.mjs';
import { bytesOf } from '../fuzz/server/mutate.mjs';
import { Random } from '../fuzz/server/random.mjs';
import { answersOf } from '../fuzz/server/wire.mjs';

const fields = [
  'Date',
  'Connection',
  'X-Request-Id',
  'X-Content-Type-Options',
  'Referrer-Policy',
  'Content-Security-Policy',
];
const head = fields.map((name) => `${name}: x\r\n`).join('');
const answer = (status, body, more = '') =>
  `HTTP/1.1 ${status} Text\r\n${head}${more}Content-Length: ${body.length}\r\n\r\n${body}`;
const problem = (status, changes = {}, fieldsToo = 'Cache-Control: no-store\r\n') =>
  answer(
    status,
    JSON.stringify({ type: '', title: '', detail: 'No.', status, code: 'not_found', ...changes }),
    `Content-Type: application/problem+json\r\n${fieldsToo}`,
  );

function judge(bytes) {
  const judging = new Judge(['the secret'], { tokens: new Set(['token-of-somebody']) });
  for (const each of answersOf(bytes)) judging.check(each);
}

describe('the judge of answers', () => {
  test('takes good ones, also several on a connection', () => {
    judge(problem(404) + answer(200, 'yes') + answer(204, ''));
  });

  for (const [what, bytes] of [
    ['a failure of the server', problem(500, { code: 'internal' })],
    ['a status that is none of ours', problem(418)],
    ['a code that does not go with the status', problem(404, { code: 'bad_request' })],
    ['a problem without its members', problem(404, { detail: undefined })],
    ['words of the database', problem(404, { detail: 'pqxx::sql_error' })],
    ['a refusal that may be kept', problem(404, {}, 'Cache-Control: public\r\n')],
    ['an error that is no problem', answer(404, '<h1>Not found</h1>', 'Content-Type: text/html\r\n')],
    ['a call for patience that does not say until when', problem(429, { code: 'slow_down' })],
    ['a secret', answer(200, 'this is the secret')],
    ['somebody’s token', answer(200, 'token-of-somebody')],
    ['a field that nobody set', answer(200, '', 'X-Injected: 1\r\n')],
    ['a field twice', answer(200, '', 'Date: x\r\n')],
    ['a body that is cut off', answer(200, 'whole').slice(0, -1)],
    ['bytes behind the answer', `${answer(200, 'yes')}no`],
    ['an answer without what protects its reader', answer(200, '').replace('X-Content-Type-Options: x\r\n', '')],
  ]) {
    test(`refuses ${what}`, () => assert.throws(() => judge(bytes)));
  }

  test('refuses a card that another seat plays later, and what only a finished play shows', () => {
    const view = { deal: 0, hand: ['AS'], counts: [1, 1], played: [], trick: [], tricks: [], game: {}, contract: null };
    const play = { play: 'p', table: 'schafkopf', finished: false };
    const told = (more) => ({
      json: { ...play, view: { ...view, ...more } },
      text: JSON.stringify({ ...view, ...more }),
    });
    const played = ['AS', '7H'].map((action, seat) => ({ deal: 0, seat, action }));
    const over = { json: { ...play, view, finished: true, played }, text: '' };
    const hands = new Hands();
    hands.take(told({}));
    hands.take(over);
    assert.equal(hands.judged, 1);
    hands.take(told({ tricks: [], hint: '7H' }));
    assert.throws(() => hands.take(over), /hidden cards told in schafkopf/);
    assert.throws(() => hands.take(told({ hand: ['AS', '7H'] })), /as many cards/);
    const early = JSON.stringify({ ...play, view, packs: [['AS']] });
    assert.throws(() => judge(answer(200, early, 'Content-Type: application/json\r\n')), /packs/);
  });
});

test('a case is the same bytes each time', () => {
  const asked = { method: 'POST', target: '/v1/players', fields: [], body: '{"name":"Ada"}' };
  const cases = (seed) =>
    Array.from({ length: 200 }, (_, number) => bytesOf(asked, 3, new Random(`${seed} ${number}`)));
  assert.deepEqual(cases('a'), cases('a'));
  assert.notDeepEqual(cases('a'), cases('b'));
  assert.ok(new Set(cases('a')).size > 180);
});
