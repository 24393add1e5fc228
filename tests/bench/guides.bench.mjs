// What the guides say of their own advice, measured: how often a Rufspiel is won by the guide's rules, and how many tricks a hand of Five Hundred
// brings that its count makes seven. `must` is the least for which the guides' words are still true: "seven of ten", "six of ten", "about five
// times out of six". They move with the computer players, and the guides have to follow.
//     node tests/bench/guides.bench.mjs [level] [Rufspiele] [deals of Five Hundred]     # the words were taken from 600 and 1200
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const [level = 'hard', rufspiele = '120', deals = '400'] = process.argv.slice(2);
const bin = process.env.ROZBAZI_BIN ?? resolve(import.meta.dirname, '../../build/release/bin');
const replay = spawn(join(bin, 'rozbazi-replay'));
const waiting = [];
createInterface({ input: replay.stdout }).on('line', (line) => waiting.shift()(JSON.parse(line)));
const ask = (request) =>
  new Promise((answered) => {
    waiting.push(answered);
    replay.stdin.write(`${JSON.stringify(request)}\n`);
  });
const seedOf = (text) => createHash('sha256').update(text).digest('hex');
const print = (quantity, [won, all], must) =>
  console.log(JSON.stringify({ quantity: `${quantity}, of ${all}`, value: (100 * won) / all, unit: '%', must }));
/** Adds to what is counted under a name: how many of all. */
function count(counted, name, isSo) {
  counted[name] ??= [0, 0];
  counted[name][0] += Number(isSo);
  counted[name][1] += 1;
}

const kTrumps = 'QC QS QH QD JC JS JH JD AH TH KH 9H 8H 7H'.split(' ');
const kPoints = { A: 11, T: 10, K: 4, Q: 3, J: 2 };
const isTrump = (card) => kTrumps.includes(card);
const pointsOf = (card) => kPoints[card[0]] ?? 0;
const strength = (card, led) =>
  isTrump(card) ? 100 - kTrumps.indexOf(card) : card[1] === led[1] ? 10 - 'ATK987'.indexOf(card[0]) : 0;
const byPoints = (cards) => [...cards].sort((a, b) => pointsOf(a) - pointsOf(b) || strength(a, a) - strength(b, b));
const plainOf = (hand, suit) => hand.filter((card) => card[1] === suit && !isTrump(card));

/** How many trumps the guide calls on: five (or more), four, or 0 where it passes. */
function callsOn(hand) {
  const high = (rank) => hand.filter((card) => card[0] === rank).length;
  const trumps = hand.filter(isTrump).length;
  if (trumps >= 5) return high('Q') + high('J') >= 2 ? 5 : 0;
  const helped = [...'CSD'].some((suit) => plainOf(hand, suit).length === 0 || hand.includes(`A${suit}`));
  return trumps === 4 && high('Q') >= 2 && helped ? 4 : 0;
}

/** The card that the guide advises its caller to play. */
function cardOf({ legal, hand, trick, tricks, game }, trumpsLed) {
  const trumps = legal.filter(isTrump).sort((a, b) => strength(b, b) - strength(a, a));
  const plain = legal.filter((card) => !isTrump(card));
  if (trick.length === 0) {
    const gone = tricks.flatMap(({ cards }) => cards.map(({ card }) => card));
    const isOut = kTrumps.some((card) => !gone.includes(card) && !hand.includes(card));
    if (isOut && trumps.length > 0 && trumpsLed < 3) return trumps[0];
    return plain.find((card) => card[0] === 'A') ?? (plain.length > 0 ? byPoints(plain)[0] : trumps[0]);
  }
  const led = trick[0].card;
  const best = trick.reduce((one, other) => (strength(other.card, led) > strength(one.card, led) ? other : one));
  const isLast = trick.length === 3;
  if (best.seat === game.partner) return byPoints(legal).at(isLast ? -1 : 0);
  const winning = legal.filter((card) => strength(card, led) > strength(best.card, led));
  const worth = trick.reduce((sum, { card }) => sum + pointsOf(card), 0);
  if (winning.length === 0 || (worth < 4 && !isLast)) return byPoints(legal)[0];
  return isLast ? byPoints(winning).at(-1) : winning.sort((a, b) => strength(b, b) - strength(a, a))[0];
}

/** A Rufspiel of the reader's, from the auction on: whether it was won, null where it did not come to be. */
async function rufspiel(deal, hand) {
  const log = [];
  let trumpsLed = 0;
  for (;;) {
    const { finished, phase, view, results } = await ask({ ...deal, log });
    if (finished) {
      const [{ contract, scores }] = results;
      return contract?.game === 'rufspiel' && contract.declarer === 0 ? scores[0] > 0 : null;
    }
    if (phase === 'auction') log.push(view.legal.includes('call:rufspiel') ? 'call:rufspiel' : 'pass');
    else if (phase === 'declare') {
      const fewest = [...view.legal].sort((a, b) => plainOf(hand, a.at(-1)).length - plainOf(hand, b.at(-1)).length);
      log.push(fewest[0]);
    } else {
      if (view.contract.game !== 'rufspiel' || view.contract.declarer !== 0) return null;
      const card = cardOf(view, trumpsLed);
      if (view.trick.length === 0 && isTrump(card)) trumpsLed += 1;
      log.push(card);
    }
  }
}

const won = {};
for (let number = 0, played = 0; played < Number(rufspiele); number += 1) {
  const seed = seedOf(`rufspiel ${number}`);
  const deal = { game: 'schafkopf', options: { ramsch: true }, dealer: number % 4, seed, view: 0 };
  const { hand } = (await ask(deal)).view;
  const trumps = callsOn(hand);
  if (trumps === 0) continue;
  const isWon = await rufspiel({ ...deal, bots: { seats: [1, 2, 3], level, seed } }, hand);
  if (isWon === null) continue;
  count(won, trumps, isWon);
  played += 1;
}
print(`Rufspiele won against ${level}, five trumps or more`, won[5], 66);
print(`Rufspiele won against ${level}, four trumps`, won[4], 53);

/** What the guide to Five Hundred reckons a hand to be worth in tricks, with this suit as trumps. */
function reckoned(hand, suit) {
  const left = `J${{ S: 'C', C: 'S', H: 'D', D: 'H' }[suit]}`;
  const top = ['JK', `J${suit}`];
  const halves = hand.filter((card) => card === left || card[0] === 'A').length;
  const trumps = hand.filter((card) => card === left || card === 'JK' || card[1] === suit).length;
  return 3 + hand.filter((card) => top.includes(card)).length + halves / 2 + Math.max(0, trumps - 3);
}

const kept = {};
for (let number = 0; number < Number(deals); number += 1) {
  const seed = seedOf(`five hundred ${number}`);
  const bots = { seats: [0, 1, 2, 3], level, seed };
  const { results, view } = await ask({ game: 'five-hundred', dealer: number % 4, seed, bots, view: 0 });
  const [{ contract, tricks }] = results;
  const [, suit] = /^\d+([SCDH])$/.exec(contract?.bid ?? '') ?? [];
  if (suit === undefined) continue;
  const { declarer } = contract;
  const worth = reckoned(view.hands[0][declarer], suit);
  if (worth >= 7 && worth < 8) count(kept, 'seven', tricks[declarer] + tricks[(declarer + 2) % 4] >= 7);
}
print(`Five Hundred, ${level}, a count of seven: seven tricks`, kept.seven, 77);
replay.stdin.end();
