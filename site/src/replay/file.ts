/** A replay as a file: written here, and read again strictly, since a file may come from anybody. What its cards and actions are worth the engine says. */
import { isDate } from '../text/dates.ts';
import type { GameName } from '../types.ts';
import type { Recording } from './recording.ts';

const kFormat = 'rozbazi-replay';
const kVersion = 1;
/** The longest match of a hundred deals stays far below. */
export const kMostBytes = 1 << 20;
const kMostName = 100;

/** Why a file is no replay: a text under `replay.file`; `member` is the part that is wrong. */
export class FileError extends Error {
  readonly code: 'not_json' | 'not_ours' | 'version' | 'member' | 'too_large';
  readonly member: string;

  constructor(code: FileError['code'], member = '') {
    super(`${code} ${member}`);
    this.code = code;
    this.member = member;
  }
}

export const fileText = (recording: Recording): string =>
  `${JSON.stringify({ format: kFormat, version: kVersion, ...recording }, null, 1).replace(/\n {2,}/g, ' ')}\n`;

export const fileName = ({ table, date }: Recording): string =>
  `rozbazi-${table}${date === null ? '' : `-${date}`}.json`;

type Read = Readonly<Record<string, unknown>>;

const isText = (value: unknown, most: number): value is string => typeof value === 'string' && value.length <= most;
const isObject = (value: unknown): value is Read =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isListOf = (value: unknown, is: (one: unknown) => boolean): boolean => Array.isArray(value) && value.every(is);
const isCard = (value: unknown): boolean => typeof value === 'string' && /^(?:[AKQJT2-9][SHDC]|JK)$/.test(value);

/** Every member of a file and what it may be. */
const kMembers: Readonly<Record<string, (value: unknown) => boolean>> = {
  format: (value) => value === kFormat,
  version: (value) => value === kVersion,
  table: (value) => isText(value, 32) && /^[a-z][a-z0-9-]*$/.test(value),
  game: (value) => isText(value, 32) && /^[a-z][a-z-]*$/.test(value),
  options: isObject,
  packs: (value) => isListOf(value, (pack) => isListOf(pack, isCard)),
  seed: (value) => isText(value, 64) && /^[0-9a-f]{64}$/.test(value),
  dealer: (value) => Number.isInteger(value) && (value as number) >= 0 && (value as number) < 4,
  log: (value) => isListOf(value, (action) => isText(action, 64)),
  name: (value) => value === null || (isText(value, kMostName) && value.trim() !== '' && !kNoName.test(value)),
  date: (value) => value === null || (isText(value, 10) && isDate(value)),
};
/** What no name holds: signs that cannot be seen or turn what stands beside them, and those that texts are put together with. */
const kNoName = /[\p{Cc}\p{Cs}\p{Co}\u2028-\u202e\u2066-\u2069{}]/u;
const kOptional: readonly string[] = ['packs', 'seed'];

/** What a file says; throws FileError. Whether there is such a table, and whether the play is one, is for others to say. */
export function readFile(text: string): Recording {
  if (text.length > kMostBytes) throw new FileError('too_large');
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    throw new FileError('not_json');
  }
  if (!isObject(read) || read.format !== kFormat) throw new FileError('not_ours');
  if (read.version !== kVersion) throw new FileError('version');
  for (const [member, isRight] of Object.entries(kMembers)) {
    const missing = !Object.hasOwn(read, member);
    if (missing ? !kOptional.includes(member) : !isRight(read[member])) throw new FileError('member', member);
  }
  const unknown = Object.keys(read).find((member) => !Object.hasOwn(kMembers, member));
  if (unknown !== undefined) throw new FileError('member', unknown.slice(0, 40));
  // Both would be two sets of cards, and without either there are none.
  if (Object.hasOwn(read, 'packs') === Object.hasOwn(read, 'seed')) throw new FileError('member', 'packs');
  const { format: _format, version: _version, ...recording } = read;
  return recording as unknown as Recording & { readonly game: GameName };
}
