/**
 * How a daily score stands on boards and results (docs/rules/<game>.md, `daily_scores`). The whole number ranks; where it is put together
 * from two, a reader sees the two.
 */
import { ltr, plain } from './bidi.ts';
import { type Key, t, tn } from './i18n.ts';
import { fmt } from './text/digits.ts';

interface Daily {
  /** The text that the token stands in; null for the token alone. */
  readonly key: Key | null;
  readonly token: string;
}

/** tute.md 9: a deal won counts 100 and the margin, a tute 350 and −250, which no margin reaches. */
function tute(score: number): Daily {
  if (score === 350) return { key: 'scores.tute.won_by_tute', token: '' };
  if (score === -250) return { key: 'scores.tute.lost_to_tute', token: '' };
  return score >= 100
    ? { key: 'scores.tute.won_by', token: fmt(score - 100) }
    : { key: 'scores.tute.lost_by', token: fmt(Math.abs(score)) };
}

/** schafkopf.md 13: the payment in thousands, rounded down, and what remains of it. */
function schafkopf(score: number): Daily {
  const payment = Math.floor(score / 1000);
  return { key: null, token: `${fmt(payment, { signed: true })} · ${fmt(score - 1000 * payment)}` };
}

function daily(game: string, score: number): Daily {
  switch (game) {
    case 'tute':
      return tute(score);
    case 'schafkopf':
      return schafkopf(score);
    case 'teen-do-paanch':
      return { key: null, token: fmt(score) };
    default:
      return { key: null, token: fmt(score, { signed: true }) };
  }
}

/** As plain text, its numbers isolated. */
export function dailyWords(game: string, score: number): string {
  const { key, token } = daily(game, score);
  return key === null ? plain.ltr(token) : t(key, { score: plain.ltr(token) });
}

export function dailyNode(game: string, score: number): Node {
  const { key, token } = daily(game, score);
  return key === null ? ltr(token) : tn(key, { score: ltr(token) });
}
