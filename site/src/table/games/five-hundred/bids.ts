// The 27 bids from low to high, what each promises and what it is worth (docs/rules/five-hundred.md 4.2 and 9.1).

export interface Bid {
  /** The action without `bid:`. */
  readonly name: string;
  readonly kind: 'suit' | 'no_trump' | 'misere' | 'open_misere';
  readonly trump: string | null;
  /** The tricks to be taken; none in a misère. */
  readonly level: number;
  readonly value: number;
}

export const kTricksInDeal = 10;

const kStrains = ['S', 'C', 'D', 'H', 'NT'];
const kLevels = [6, 7, 8, 9, 10];
const kMisere: Bid = { name: 'misere', kind: 'misere', trump: null, level: 0, value: 250 };
const kOpenMisere: Bid = { name: 'open_misere', kind: 'open_misere', trump: null, level: 0, value: 500 };

const bidAt = (level: number, strain: string): Bid => ({
  name: `${level}${strain}`,
  kind: strain === 'NT' ? 'no_trump' : 'suit',
  trump: strain === 'NT' ? null : strain,
  level,
  value: 40 + 20 * kStrains.indexOf(strain) + 100 * (level - 6),
});

export const kBids: readonly Bid[] = kLevels
  .flatMap((level) => kStrains.map((strain) => bidAt(level, strain)))
  .flatMap((bid) => (bid.name === '7NT' ? [bid, kMisere] : bid.name === '10D' ? [bid, kOpenMisere] : [bid]));

export function bidOf(name: string): Bid {
  const bid = kBids.find((one) => one.name === name);
  if (bid === undefined) throw new Error(`no bid ${name}`);
  return bid;
}

/** Whether the contractor plays alone and must not take a trick. */
export const isMisere = ({ kind }: Bid): boolean => kind === 'misere' || kind === 'open_misere';
