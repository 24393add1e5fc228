// What must hold whatever happened, asked while all is quiet.
import assert from 'node:assert/strict';
import { runAdmin, runProgram, sql } from '../api/harness.mjs';

/** Whether a count that was served can have been true at some moment between question and answer. */
function wasTrue(count, counted, { sent, answered }) {
  const least = counted.filter((each) => each.finish.answered <= sent).length;
  const most = counted.filter((each) => each.finish.sent <= answered).length;
  return least <= count && count <= most;
}

function checkPlaces(ledger) {
  for (const place of ledger.places) {
    const results = ledger.results(place.table, place.date);
    const better = results.filter((each) => each.finish.score > place.score);
    if (!wasTrue(place.rank - 1, better, place) || !wasTrue(place.players, results, place)) {
      ledger.wrong(`the place was never true: ${JSON.stringify(place)}`);
    }
  }
  ledger.checked += ledger.places.length;
  ledger.places.length = 0;
}

function checkBoards(ledger) {
  for (const { board, sent, answered } of ledger.boards) {
    const results = ledger.results(board.table, board.period);
    const wrong = (what) => ledger.wrong(`a board ${what}: ${JSON.stringify({ board, sent, answered })}`);
    if (!wasTrue(board.players, results, { sent, answered })) wrong('counted players who were never there');
    const listed = new Map(board.entries.map((entry) => [entry.play, entry]));
    for (const entry of board.entries) {
      const play = ledger.plays.get(entry.play);
      if (!play?.finish?.ranked || play.finish.sent > answered || play.finish.score !== entry.score) wrong('lied');
    }
    if (board.next === null) {
      for (const [at, { score, rank }] of board.entries.entries()) {
        if (at > 0 && board.entries[at - 1].score < score) wrong('was out of order');
        if (rank !== 1 + board.entries.filter((other) => other.score > score).length) wrong('ranked falsely');
      }
      for (const { id, finish } of results) {
        if (finish.answered <= sent && !listed.has(id)) wrong(`left out ${id}`);
      }
    }
  }
  ledger.checked += ledger.boards.length;
  ledger.boards.length = 0;
}

/** Every play is stored as it was served last: those that have changed since the last time. */
async function checkPlays(ledger, service) {
  for (const play of ledger.plays.values()) {
    if (!play.changed) continue;
    const { body, ...answer } = await service.call('GET', `/v1/plays/${play.id}`, play.player);
    assert.equal(answer.status, 200, answer.text);
    if (body.log.length !== play.log.length) {
      ledger.wrong(`the play ${play.id} was acknowledged as ${play.log}, and is stored as ${body.log}`);
    }
    const time = performance.now();
    ledger.note(play.player, body, { sent: time, answered: time });
    play.changed = false;
  }
}

/** Every room that there is has all that its people were shown. One is gone when the clock has gone on by a day. */
async function checkRooms(ledger, service) {
  for (const room of ledger.rooms.values()) {
    if (!room.changed) continue;
    for (const [seat, { token }] of room.people.entries()) {
      const { status, body, text } = await service.call('GET', `/v1/rooms/${room.code}`, { token });
      if (status === 404) continue;
      assert.equal(status, 200, text);
      const shown = room.courses[seat].length;
      if (body.view && body.view.played.length < shown) {
        ledger.wrong(`the room ${room.code} had ${shown} actions, and has ${body.view.played.length}`);
      }
      ledger.noteRoom(room, seat, body);
    }
    room.changed = false;
  }
}

async function checkDays(ledger, service, audited) {
  const closed = sql('select date from days where closed_at is not null order by date', service.database);
  for (const date of closed.split('\n').filter((each) => each && !audited.has(each))) {
    const ranked = [...ledger.plays.values()].filter((play) => play.date === date && play.finish?.ranked).length;
    const url = `${service.url}/v1/days/${date}/record`;
    const audit = await runProgram('rozbazi-audit', [url], { timeout: 300_000 });
    if (audit.status !== 0) ledger.wrong(`the auditor says: ${audit.stdout}${audit.stderr}`);
    else if (!audit.stdout.includes(`is good: ${ranked} play`)) {
      ledger.wrong(`${ranked} ranked plays of ${date} were acknowledged, and the auditor says: ${audit.stdout}`);
    }
    audited.add(date);
  }
}

/** All of it. `audited` holds the dates that the auditor has seen. */
export async function judge(ledger, service, audited) {
  await checkPlays(ledger, service);
  await checkRooms(ledger, service);
  checkPlaces(ledger);
  checkBoards(ledger);
  await checkDays(ledger, service, audited);

  const ask = (text) => sql(text, service.database);
  const twice = 'select player, table_name, date from plays group by 1, 2, 3 having count(*) > 1';
  assert.equal(ask(twice), '', 'one play for each player, table and day');
  assert.equal(Number(ask('select count(*) from plays')), ledger.plays.size, 'no play that nobody was told of');
  const counted = `select date, table_name, score, count(*)::integer from plays
    where ranked and finished_at is not null group by 1, 2, 3`;
  const stored = 'select date, table_name, score, plays::integer from score_counts where plays > 0';
  const [more, less] = [`${counted} except ${stored}`, `${stored} except ${counted}`];
  assert.equal(ask(`(${more}) union all (${less})`), '', 'the counts of scores are those of the rows');
  const check = await runAdmin(service.database, ['check']);
  assert.equal(check.status, 0, check.stdout + check.stderr);
  assert.deepEqual(ledger.wrongs, []);
}
