/**
 * Texts that scripts fetch when they are needed, under names with their hash: a page that is open while the site is replaced still gets
 * those that it was made with, or none.
 */
import { readFileSync } from 'node:fs';
import languages from '../content/_data/languages.js';
import playPages from '../content/_data/playPages.js';
import practicePages from '../content/_data/practicePages.js';
import roomPages from '../content/_data/roomPages.js';
import { kSite } from './paths.mjs';
import { placeAsset } from './place.mjs';
import { textsOf } from './texts.mjs';

/** What a part of the pages says that is fetched when it is asked for. */
const kParts = ['review', 'proof'];

const stringsOf = (code) => JSON.parse(readFileSync(`${kSite}strings/${code}.json`, 'utf8'));

/** The word of a new release: scripts carry it with them, since what they fetch may be of that release already. */
export const freshWords = () => Object.fromEntries(languages.map(({ code }) => [code, stringsOf(code).offline.fresh]));

/** A list of other people's plays, and what a replay says besides its table's own texts. */
const kOthers = [
  'scores',
  'replay.others',
  'replay.row',
  ...['you', 'forgotten', 'rank', 'player', 'score', 'percentage'].map((part) => `board.${part}`),
];
const kReplay = ['scores', 'replay'];
/** What a room says at its table besides what every table says. */
const kRoom = ['play', 'seat', 'news', 'phrases', 'errors', 'said', 'computer', 'result', 'seal'].map(
  (part) => `rooms.${part}`,
);
const kNotInRoom = ['title', 'description', 'waiting'].map((part) => `rooms.play.${part}`);
/** What only who plays is told. */
const kNotInReplay = ({ game }) => [
  ...['net', 'help', 'glance', 'why', 'prompt', 'failed'].map((part) => `table.${part}`),
  ...['glance', 'rules'].map((part) => `games.${game}.${part}`),
  ...['games.shared', 'replay.errors', 'replay.fault', 'replay.lead', 'replay.others'],
];

/** @returns `{ 'review-ur.json': address, 'later-belote-ur.json': address, 'replay-belote-ur.json': address, … }` */
export async function placeTexts() {
  const strings = Object.fromEntries(languages.map(({ code }) => [code, stringsOf(code)]));
  const files = [
    ...languages.flatMap(({ code }) => kParts.map((part) => ({ name: part, code, spaces: [part] }))),
    ...languages.map(({ code }) => ({ name: 'others', code, spaces: kOthers })),
    ...languages.map(({ code }) => ({ name: 'room', code, spaces: kRoom, without: kNotInRoom })),
    ...playPages.map(({ language, table, texts, later }) => ({
      name: `replay-${table.table}`,
      code: language.code,
      spaces: [...texts.filter((space) => space !== 'errors'), ...later, ...kReplay].filter(
        (space) => !kNotInReplay(table).includes(space),
      ),
      without: kNotInReplay(table),
    })),
    ...[...playPages, ...practicePages, ...roomPages].map(({ language, table, later, practice, room }) => ({
      name: `${practice ? 'practice-' : room ? 'room-' : ''}later-${table.table}`,
      code: language.code,
      spaces: later,
    })),
  ];
  const placed = files.map(async ({ name, code, spaces, without }) => [
    `${name}-${code}.json`,
    await placeAsset(`${name}-${code}`, 'json', JSON.stringify(textsOf(strings[code], spaces, without))),
  ]);
  return Object.fromEntries(await Promise.all(placed));
}

/** The addresses of a part's texts by language, for its script, as JSON. */
export const textsByLanguage = (placed, part) =>
  JSON.stringify(Object.fromEntries(languages.map(({ code }) => [code, placed[`${part}-${code}.json`]])));
