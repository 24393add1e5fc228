/** From an example's data to the engine's answer. */
import { existsSync, readFileSync } from 'node:fs';
import { Fault } from './blocks.mjs';
import { packOf } from './packs.mjs';

const kSeats = ({ game, options = {} }) =>
  game === 'tute' ? (options.players ?? 4) : game === 'teen-do-paanch' ? 3 : 4;
export const isCard = (action) => /^(?:[AKQJT2-9][SHDC]|JK)(?::[SHDC])?$/.test(action);

/** The data of an example: a file of its own that both languages share, or a case of the rules' own vectors. */
export function dataOf({ examples, vectors }, game, said) {
  if (said.case) {
    const found = casesOf(`${vectors}${game}.json`).find((one) => one.name === said.case);
    if (!found) throw new Fault(`tests/rules/vectors/${game}.json has no case "${said.case}"`);
    return found.request;
  }
  const file = `${examples}${game}/${said.name}.json`;
  if (!existsSync(file)) throw new Fault(`no content/examples/${game}/${said.name}.json, and no case`);
  return { game, ...JSON.parse(readFileSync(file, 'utf8')) };
}

const known = new Map();
function casesOf(file) {
  if (!known.has(file)) known.set(file, JSON.parse(readFileSync(file, 'utf8')));
  return known.get(file);
}

/** The request that the engine understands: hands become packs, and everything is seen from seat 0 unless the data says otherwise. */
export function requestOf(data) {
  const { hands, turnup, kitty, stock, packs, ...request } = data;
  const { game, options = {}, log = [] } = data;
  const seats = kSeats(data);
  const dealer = data.dealer ?? seats - 1;
  const deals = packs ?? (hands && [{ hands, turnup, kitty, stock }]);
  const taker =
    (dealer +
      1 +
      Math.max(
        0,
        log.findIndex((action) => action.startsWith('take')),
      )) %
    seats;
  const dealt = deals?.map((deal, place) =>
    Array.isArray(deal) ? deal : packOf(game, options, (dealer + place) % seats, deal, taker),
  );
  return { ...request, view: request.view ?? 0, ...(dealt && { packs: dealt }) };
}

/**
 * What the engine says: its answer and, where it refuses the log's end, the answer before that action.
 * @returns `{ request, answer, before, tries }`; `tries(action)` is the rule that refuses an action now, null where it is legal
 */
export function ask(replay, data) {
  const request = requestOf(data);
  const answer = replay(request);
  const refusedAt = answer.error?.code === 'illegal_action' ? answer.error.index : null;
  const upTo = refusedAt === null ? request : { ...request, log: request.log.slice(0, refusedAt) };
  const before = refusedAt === null ? answer : replay(upTo);
  if (!before.ok) throw new Fault(`the engine says ${JSON.stringify(before.error)}`);
  checkHands(data, before);
  const seen = before.turn === upTo.view || before.turn === null ? before : replay({ ...upTo, view: before.turn });
  return {
    request: upTo,
    answer,
    before,
    hands: data.hands,
    /** The view of whoever is on turn. */
    view: seen.view,
    tries(action) {
      const tried = replay({ ...upTo, log: [...(upTo.log ?? []), action] });
      return tried.ok ? null : (tried.error.rule ?? tried.error.code);
    },
  };
}

/** Who was said to hold what must hold it: what is left of a hand lies in it, and all of it was dealt. */
function checkHands({ hands }, { view }) {
  const stray =
    hands?.[view.seat]?.length &&
    view.hand.filter((card) => view.results.length === 0 && !hands[view.seat].includes(card));
  if (stray?.length > 0 && hands[view.seat].length >= view.hand.length) {
    throw new Fault(`seat ${view.seat} was not said to hold ${stray.join(' ')}`);
  }
}
