// Matches in a room: begun, played by several, gone on with.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { after, before, describe, test } from 'node:test';
import { assertProblem, startService } from './harness.mjs';
import { body, makeRoom, morning, people } from './room.mjs';

describe('a match', () => {
  let service;
  let ada;
  let bea;
  let cem;
  before(async () => {
    service = await startService({ clock: morning });
    [ada, bea, cem] = await people(service, ['Ada', 'Bea', 'Cem']);
  });
  after(() => service.close());

  /** Ada in seat 0 deals; Bea in seat 1 is on turn. */
  async function begun(terms = {}) {
    const room = await makeRoom(service, ada, { deals: 1, ...terms });
    await room.seat([ada, bea]);
    await room.fixCards(ada);
    await room.begin(ada);
    return room;
  }

  test('begins when somebody who sits begins it, as the room is seen then', async () => {
    const room = await makeRoom(service, ada);
    await body(room.join(bea));
    let { version } = await room.seenBy(ada);
    assertProblem(await room.start(ada, version), 422, 'not_seated');
    assertProblem(await room.act(ada, 0, 'pass'), 422, 'not_started');
    assertProblem(await room.rematch(ada, version), 409, 'room_changed');
    assertProblem(await room.replay(ada), 403, 'still_sealed');
    await body(room.sit(bea, 3));
    const refused = assertProblem(await room.start(bea, version), 409, 'room_changed');
    assert.deepEqual(refused.room, await room.seenBy(bea));
    ({ version } = refused.room);
    for (const wrong of [undefined, '1', 1.5, -1]) {
      assertProblem(await room.start(bea, wrong), 400, 'bad_request');
    }
    const answers = await Promise.all([room.start(bea, version), room.start(bea, version)]);
    for (const answer of answers) assert.equal((await body(answer)).state, 'playing');
    assert.equal((await room.seenBy(ada)).match, 1);
    assertProblem(await room.act(ada, 0, 'pass'), 422, 'not_seated');
  });

  test('is played move by move, each seat with its view, and shows its seed when it is over', async () => {
    const room = await makeRoom(service, ada, { deals: 2 });
    await room.seat([ada, bea, undefined, cem]);
    const lobby = await room.seenBy(ada);
    const first = await room.begin(ada);
    assert.deepEqual([first.commitment, first.view.seat], [lobby.commitment, 0]);
    const over = await room.play([ada, bea, undefined, cem]);
    assert.deepEqual([over.state, over.open, over.view.finished, over.turn_ends_at], ['over', true, true, null]);
    assert.equal(over.view.results.length, 2);
    const promised = createHash('sha256').update(`rozbazi/v1/room/commit/${room.code}/1/${over.seed}`).digest('hex');
    assert.equal(over.commitment, promised);
    assertProblem(await room.act(ada, over.actions, 'pass'), 422, 'log_after_end');

    const replay = await body(room.replay(bea));
    assert.equal(replay.played.length, over.actions);
    assert.deepEqual(replay.bots, { seats: [2], level: 'normal', version: 2 });
    assert.deepEqual([replay.packs.length, replay.dealer, replay.seed, replay.seat], [2, over.dealer, over.seed, 1]);
    assert.deepEqual(replay.options, over.options);
    const sitters = over.members.map(({ player, name, tag }) => ({ player, name, tag }));
    assert.deepEqual(replay.players, [sitters[0], sitters[1], null, sitters[2]]);
  });

  test('goes on with a rematch: the same seats, other cards, the next dealer', async () => {
    const room = await makeRoom(service, ada, { deals: 2 });
    await room.seat([ada, bea]);
    await room.fixCards(ada, 3);
    await room.begin(ada);
    const over = await room.play([ada, bea]);
    assertProblem(await room.start(ada, over.version), 409, 'room_changed');
    assertProblem(await room.rematch(ada, over.version - 1), 409, 'room_changed');
    const next = await body(room.rematch(bea, over.version));
    assert.deepEqual([next.state, next.match, next.dealer, next.seat], ['playing', 2, 1, 1]);
    assert.notEqual(next.commitment, over.commitment);
    assert.equal(next.seed, undefined);
    assert.deepEqual((await body(room.rematch(ada, over.version))).match, 2, 'somebody was as fast');
    assertProblem(await room.replay(ada), 403, 'still_sealed');
  });

  test('is watched again by the room’s people as long as there is the room, whatever they have played since', async () => {
    const room = await makeRoom(service, ada, { deals: 1 });
    const [dan, eve] = await people(service, ['Dan', 'Eve']);
    await room.seat([ada, dan, undefined, eve]);
    assert.deepEqual((await room.seenBy(ada)).replays, []);
    await room.begin(ada);
    const first = await room.play([ada, dan, undefined, eve]);
    assert.deepEqual(first.replays, [1]);
    const watched = await body(room.replay(dan));
    assert.deepEqual(await body(room.replay(dan, 1)), watched);

    // What is over is shown as it was played: from no other seat than then.
    await body(room.sit(ada, 2));
    assert.equal((await room.seenBy(ada)).view, null);
    await body(room.sit(ada, 0));
    assert.deepEqual((await room.seenBy(ada)).view, first.view);

    // Ada's seat is Bea's now, Dan has been forgotten, Eve has another name.
    await body(room.sit(ada, null));
    await body(room.join(bea));
    assert.equal((await room.seenBy(bea)).view.seat, null);
    await body(room.sit(bea, 0));
    assert.deepEqual([(await room.seenBy(bea)).view, (await room.seenBy(ada)).view], [null, null]);
    assert.equal((await service.call('DELETE', '/v1/players/me', { token: dan.token })).status, 204);
    await service.call('PATCH', '/v1/players/me', { token: eve.token, body: { name: 'Eva' } });
    await body(room.rematch(bea, (await room.seenBy(bea)).version));
    const playing = await room.seenBy(ada);
    assert.deepEqual([playing.match, playing.replays], [2, [1]]);
    const again = await body(room.replay(ada, 1));
    assert.deepEqual([again.match, again.seat, again.state, again.seed], [1, 0, 'playing', first.seed]);
    assert.deepEqual([again.played, again.packs, again.dealer], [watched.played, watched.packs, watched.dealer]);
    assert.deepEqual([again.commitment, again.bots], [first.commitment, { seats: [2], level: 'normal', version: 2 }]);
    assert.deepEqual(
      again.players.map((player) => player?.name),
      ['Ada', undefined, undefined, 'Eva'],
    );
    assert.equal((await body(room.replay(bea, 1))).seat, null, 'Bea came later');
    assertProblem(await room.replay(cem, 1), 404, 'no_such_room');

    assertProblem(await room.replay(ada, 2), 403, 'still_sealed');
    assertProblem(await room.replay(ada, 3), 404, 'no_such_match');
    for (const wrong of ['0', '-1', 'x', '1.5', '']) assertProblem(await room.replay(ada, wrong), 400, 'bad_request');
    const second = await room.play([bea, undefined, undefined, eve]);
    assert.deepEqual(second.replays, [1, 2]);
    assert.deepEqual((await body(room.replay(bea))).bots.seats, [1, 2]);

    // A match without a result leaves none.
    await body(room.rematch(bea, second.version));
    await body(room.leave(bea));
    await body(room.leave(eve));
    const lobby = await room.seenBy(ada);
    assert.deepEqual([lobby.match, lobby.replays], [4, [1, 2]]);
    assertProblem(await room.replay(ada, 3), 404, 'no_such_match');
  });

  test('is watched again after the server was restarted', async () => {
    const room = await makeRoom(service, ada, { deals: 1 });
    await room.seat([ada, bea]);
    await room.begin(ada);
    const over = await room.play([ada, bea]);
    await body(room.rematch(bea, over.version));
    const before = await body(room.replay(bea, 1));
    await service.restart({ clock: morning });
    assert.deepEqual((await room.seenBy(ada)).replays, [1]);
    assert.deepEqual(await body(room.replay(bea, 1)), before);
  });

  test('takes an action only from who is on turn, and only a legal one', async () => {
    const room = await begun();
    const { actions } = await room.seenBy(bea);
    assert.equal(actions, 0);
    assertProblem(await room.act(ada, 0, 'pass'), 422, 'not_your_turn');
    assert.equal(assertProblem(await room.act(bea, 0, 'dance'), 422, 'unknown_action').action, 'dance');
    const illegal = assertProblem(await room.act(bea, 0, 'take:H'), 422, 'illegal_action');
    assert.deepEqual(illegal.legal, (await room.seenBy(bea)).view.legal);
    assert.equal(typeof illegal.rule, 'string');
    for (const wrong of [undefined, '0', -1]) assertProblem(await room.act(bea, wrong, 'pass'), 400, 'bad_request');
    assertProblem(await room.act(bea, 0, 7), 400, 'bad_request');
    assert.equal((await room.seenBy(bea)).actions, 0);
  });

  test('takes an action after so many others alone; sent twice it is played once', async () => {
    const room = await begun();
    const played = await body(room.act(bea, 0, 'pass'));
    assert.ok(played.actions >= 2, 'the computer players have answered');
    assert.deepEqual(await body(room.act(bea, 0, 'pass')), played);
    const diverged = assertProblem(await room.act(bea, 0, 'take'), 409, 'log_diverges');
    assert.deepEqual(diverged.room, played);
    assertProblem(await room.act(ada, 0, 'pass'), 409, 'log_diverges');
    assertProblem(await room.act(ada, 99, 'pass'), 409, 'log_diverges');
    assert.equal((await room.seenBy(ada)).actions, played.actions);
  });

  test('of two clicks at once one wins', async () => {
    for (const [one, other] of [
      ['pass', 'take'],
      ['take', 'pass'],
    ]) {
      const room = await begun();
      const answers = await Promise.all([room.act(bea, 0, one), room.act(bea, 0, other)]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
      const winner = answers[0].status === 200 ? one : other;
      assert.equal((await room.seenBy(ada)).view.played[0].action, winner);
    }
  });

  test('is not hindered by what happens at the same time', async () => {
    const room = await begun();
    const answers = await Promise.all([
      room.act(bea, 0, 'pass'),
      ...['hello', 'thanks', 'hurry', 'sorry'].map((phrase) => room.say(ada, phrase)),
      ...['hello', 'thanks', 'hurry', 'sorry'].map((phrase) => room.say(bea, phrase)),
    ]);
    for (const answer of answers) await body(answer);
    assert.equal((await room.seenBy(ada)).view.played[0].action, 'pass');
  });

  test('goes on with the computer in the seat of who leaves, and ends without a result when nobody sits', async () => {
    const room = await begun();
    await body(room.say(ada, 'bye'));
    assert.equal((await room.leave(bea)).status, 204);
    const room1 = await room.seenBy(ada);
    assert.deepEqual([room1.members.length, room1.view.turn], [1, 0]);
    assertProblem(await room.look(bea), 404, 'no_such_room');

    const other = await makeRoom(service, ada, { seat: 0 });
    await body(other.join(bea));
    const { commitment } = await other.begin(ada);
    await other.leave(ada);
    const lobby = await other.seenBy(bea);
    assert.deepEqual([lobby.state, lobby.match, lobby.view], ['lobby', 2, null]);
    assert.notEqual(lobby.commitment, commitment);
  });

  test('shows an onlooker what everybody sees', async () => {
    const room = await makeRoom(service, ada, { deals: 1 });
    await room.seat([ada, bea]);
    await body(room.join(cem));
    await room.fixCards(ada);
    await room.begin(ada);
    const { view, seat } = await room.seenBy(cem);
    assert.deepEqual([seat, view.seat, view.hand, view.legal, view.turn], [null, null, [], [], 1]);
    assert.equal((await room.seenBy(bea)).view.hand.length, 5);
    assertProblem(await room.act(cem, 0, 'pass'), 422, 'not_seated');
    const over = await room.play([ada, bea]);
    assert.deepEqual((await room.seenBy(cem)).view.hands, over.view.hands);
  });
});
