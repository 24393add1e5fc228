/** From an example's data to the engine's answer. */
import { existsSync, readFileSync } from 'node:fs';
import { Fault } from './blocks.mjs';
import { packOf } from './packs.mjs';

const seatsOf = ({ game, options = {} }) =>
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
  const seats = seatsOf(data);
  const dealer = data.dealer ?? seats - 1;
  const deals = packs ?? (hands && [{ hands, turnup, kitty, stock }]);
  const turns = log.findIndex((action) => action.startsWith('take'));
  const taker = (dealer + 1 + Math.max(0, turns)) % seats;
  const dealt = deals?.map((deal, place) =>
    Array.isArray(deal) ? deal : packOf(game, options, (dealer + place) % seats, deal, taker),
  );
  return { ...request, dealer, view: request.view ?? 0, ...(dealt && { packs: dealt }) };
}

/** The same deal with the reader in another seat: packs and log count from the dealer, so that only he moves. */
function turned(request, seat) {
  const seats = seatsOf(request);
  const turn = (one) => (one - seat + seats) % seats;
  const { bots } = request;
  return {
    ...request,
    dealer: turn(request.dealer),
    view: 0,
    ...(bots && { bots: { ...bots, seats: bots.seats.map(turn).sort((a, b) => a - b) } }),
  };
}

/**
 * What the engine says: its answer and, where it refuses the log's last action, the answer before that action.
 * @returns `{ request, answer, before, view, tries }`; `tries(action)` is the rule that refuses an action now, null where it is legal
 */
export function ask(replay, data, { seat = 0 } = {}) {
  const asked = requestOf(data);
  if (data.hands) checkHands(replay, data, asked);
  const request = turned(asked, seat);
  // The seat that the data want to look from is the reader's, unless the block says otherwise.
  const answer = replay(seat === 0 ? { ...request, view: asked.view } : request);
  const { log = [] } = request;
  const refused = answer.error?.code === 'illegal_action' && answer.error.index === log.length - 1;
  const upTo = refused ? { ...request, log: log.slice(0, -1) } : request;
  const before = refused ? replay(upTo) : answer;
  if (!before.ok) throw new Fault(`the engine says ${JSON.stringify(before.error)}`);
  const seen = (view) => replay({ ...upTo, view }).view;
  return {
    request: upTo,
    answer,
    before,
    /** The view of whoever is on turn. */
    view: seen(before.turn ?? 0),
    seen,
    hands: data.hands?.map((_, place) => data.hands[(place + seat) % data.hands.length]),
    tries(action) {
      const tried = replay({ ...upTo, log: [...upTo.log, action] });
      return tried.ok ? null : (tried.error.rule ?? tried.error.code);
    },
  };
}

/** Before the first card everybody holds what the example says, as far as it says a whole hand. */
function checkHands(replay, { hands, turnup = [], kitty = [] }, request) {
  const { log = [] } = request;
  const first = log.findIndex(isCard);
  const start = { ...request, log: first < 0 ? log : log.slice(0, first) };
  hands.forEach((hand, view) => {
    const held = replay({ ...start, view }).view?.hand ?? [];
    const stray = held.filter((card) => ![...hand, ...kitty, turnup].flat().includes(card));
    if (stray.length > 0 && hand.length >= held.length) {
      throw new Fault(`seat ${view} holds ${stray.join(' ')}, which the example does not give it`);
    }
  });
}
