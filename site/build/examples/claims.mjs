/** Whether what a guide claims is what the engine says. */

const kJudges = {
  legal,
  refused,
  lines,
  totals: column('totals', 'scores', (values) => values[0]),
  points: column('points', 'points', sum),
  tricks: column('tricks', 'tricks', sum),
  winner,
  result: (claimed, asked, said) => within('result', claimed, resultOf(asked, said)),
  answer: (claimed, asked) => within('answer', claimed, asked.answer),
};

/** @returns faults, each with what was claimed and what the engine says */
export function judge(said, asked) {
  const faults = Object.entries(said.claims).flatMap(([claim, value]) => kJudges[claim](value, asked, said) ?? []);
  return [...faults, ...(said.claims.legal ? unsaid(said.claims, asked) : [])];
}

const differs = (what, claimed, engine) => `${what}: claimed ${show(claimed)}, the engine says ${show(engine)}`;
const show = (value) =>
  Array.isArray(value) && value.every((one) => typeof one === 'string')
    ? value.join(' ') || 'nothing'
    : JSON.stringify(value);
const sorted = (list) => [...list].sort();
const same = (one, other) => JSON.stringify(sorted(one)) === JSON.stringify(sorted(other));

function legal(claimed, { before }) {
  if (!same(claimed, before.legal)) return [differs('legal', sorted(claimed), before.legal)];
}

function refused(claimed, { tries }) {
  return Object.entries(claimed)
    .map(([action, rule]) => [action, rule, tries(action)])
    .filter(([, rule, said]) => rule !== said)
    .map(([action, rule, said]) => differs(`refused ${action}`, rule, said ?? 'it is legal'));
}

/** Where cards are played, every card of the hand is said to be legal or refused. */
function unsaid({ refused: claimed = {} }, { before, view, tries }) {
  if (before.phase !== 'play' && before.phase !== 'stock') return [];
  return view.hand
    .filter((card) => !(card in claimed))
    .map((card) => [card, tries(card)])
    .filter(([, rule]) => rule !== null)
    .map(([card, rule]) => differs(`refused ${card}`, 'nothing', rule));
}

export const resultOf = ({ before }, { deal }) => before.results[deal ?? before.results.length - 1];

/** The columns of a score: the two sides of partners, or every seat. */
export const columnsOf = (scores, game, options) =>
  game === 'belote' || game === 'five-hundred' || (game === 'tute' && (options?.players ?? 4) === 4)
    ? [
        [0, 2],
        [1, 3],
      ]
    : scores.map((_, seat) => [seat]);

/** The score sheet as it is printed: `{ item: [points a column] }`, null where a column has none. */
export function sheetOf(result, game, options) {
  const columns = columnsOf(result.scores, game, options);
  const items = [...new Set(result.breakdown.map(({ item }) => item))];
  return Object.fromEntries(
    items.map((item) => [
      item,
      columns.map(([seat]) => {
        const own = result.breakdown.filter((line) => line.item === item && line.seats.includes(seat));
        return own.length > 0 ? own.reduce((total, { points }) => total + points, 0) : null;
      }),
    ]),
  );
}

function lines(claimed, asked, said) {
  const result = resultOf(asked, said);
  if (!result) return [differs('lines', claimed, 'no deal has ended')];
  const sheet = sheetOf(result, asked.request.game, asked.request.options);
  const items = [...new Set([...Object.keys(claimed), ...Object.keys(sheet)])];
  return items
    .filter((item) => JSON.stringify(claimed[item]) !== JSON.stringify(sheet[item]))
    .map((item) => differs(`lines ${item}`, claimed[item] ?? 'nothing', sheet[item] ?? 'no such line'));
}

function sum(values) {
  return values.reduce((total, value) => total + value, 0);
}

/** A number of the result for each column, from those of its seats. */
function column(claim, member, together) {
  return (claimed, asked, said) => {
    const result = resultOf(asked, said);
    if (!result) return [differs(claim, claimed, 'no deal has ended')];
    const columns = columnsOf(result.scores, asked.request.game, asked.request.options);
    const values = columns.map((seats) => together(seats.map((seat) => result[member][seat])));
    if (JSON.stringify(claimed) !== JSON.stringify(values)) return [differs(claim, claimed, values)];
  };
}

/** The trick that the block means: its number from 1, else the last one finished. */
export const trickOf = ({ view }, { trick }) => view.tricks.at(trick ? trick - 1 : -1);

function winner(claimed, asked, said) {
  const won = trickOf(asked, said)?.winner ?? null;
  if (claimed !== won) return [differs('winner', claimed, won)];
}

/** A part of what the engine says: members that are not claimed may be anything, lists are whole. */
function within(path, claimed, engine) {
  if (Array.isArray(claimed) && Array.isArray(engine) && claimed.length === engine.length) {
    return claimed.flatMap((value, place) => within(`${path}[${place}]`, value, engine[place]));
  }
  if (isMap(claimed) && isMap(engine)) {
    return Object.entries(claimed).flatMap(([key, value]) => within(`${path}.${key}`, value, engine[key]));
  }
  return JSON.stringify(claimed) === JSON.stringify(engine) ? [] : [differs(path, claimed, engine ?? null)];
}

const isMap = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);
