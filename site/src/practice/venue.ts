/** A table at practice: what its address asks for, or the practice begun here, with no server. */
import { openPlayers, type Players } from '../engine/players.ts';
import { lang, t } from '../i18n.ts';
import { h } from '../table/dom.ts';
import type { GameFace } from '../table/game.ts';
import type { Changed } from '../table/main.ts';
import type { Venue } from '../table/venue.ts';
import { type Practice, practise } from './connection.ts';
import { keptAt } from './kept.ts';
import { engineOptions, kPracticeTables, type PracticeTable } from './rules.ts';
import { addressOf, choosingAt, type Level, newCode, readAddress, requestOf, type Setup } from './setup.ts';
import { createTools, type PracticeTools } from './tools.ts';

export interface Opened {
  readonly venue: Venue;
  readonly changed: Changed;
}

/** What the page says of its table. */
interface Page {
  readonly root: HTMLElement;
  readonly name: string;
  readonly table: PracticeTable;
  readonly own: Readonly<Record<string, unknown>>;
  readonly levels: readonly Level[];
}

function readPage(): Page | null {
  const root = document.querySelector<HTMLElement>('#table');
  const { table: name = '', options = '{}', levels = '' } = root?.dataset ?? {};
  const table = kPracticeTables[name];
  if (!root || !table) return null;
  return { root, name, table, own: JSON.parse(options), levels: levels.split(' ') as Level[] };
}

/** What the page's address asks for, for the table; null where it asks for what there is not, which the page then says. */
export function practiceAt(face: GameFace): Opened | null {
  const page = readPage();
  if (page === null) return null;
  const kept = keptAt(page.name);
  // Without a word in the address the practice begun here goes on, or one with new cards begins.
  if (location.search === '' && kept !== null) history.replaceState(null, '', kept.address);
  const { setup, code, faults } = readAddress(page.table, page.levels, new URLSearchParams(location.search));
  const whole: Setup = { ...setup, code: code ?? newCode() };
  const address = addressOf(page.table, whole);
  if (faults.length > 0) {
    import('./broken.ts')
      .then(({ explainFaults }) => explainFaults(page.root, page.name, faults, address))
      .catch(() => page.root.replaceChildren(h('a', { class: 'link-button', href: '' }, t('errors.retry'))));
    return null;
  }
  history.replaceState(null, '', address);
  const options = engineOptions(page.table, page.own, whole.choices);
  return { venue: venueOf(page, whole, address, face), changed: { options, deals: dealsOf(whole) } };
}

/** How many deals the match has; one where it ends by a target and nobody knows. */
function dealsOf({ choices }: Setup): number {
  const [by, count] = (choices.match ?? '').split('-');
  return by === 'deals' ? Number(count) : 1;
}

function venueOf(page: Page, setup: Setup, address: string, face: GameFace): Venue {
  let coming: Promise<Players> | null = null;
  const players = (): Promise<Players> => {
    coming ??= openPlayers(showLoading(page.root)).catch((error) => {
      coming = null;
      throw error;
    });
    return coming;
  };
  const base = requestOf(page.table, face.game, page.own, setup);
  const best = page.levels.at(-1) ?? setup.level;
  const practice: Practice = practise({ table: page.name, setup, address, base, best }, players);
  const { options } = base;
  let tools: PracticeTools | null = null;
  const laterTexts = page.root.dataset.later ?? '';
  return {
    connection: practice,
    back: { href: choosingAt(lang, page.name, address), words: t('practice.play.back') },
    explain: async (game, view, action) => (await players()).explain({ game, options, view, action }),
    laterTexts,
    tools: (control) => {
      tools = createTools(face, practice, laterTexts, control);
      return tools;
    },
    later: async () => {
      const { practiceLater } = await import('./later.ts');
      return practiceLater(practice, page.table, setup, address, () => tools?.takeBack());
    },
  };
}

/** A bar under the words that say what is being fetched; it goes with them when the table comes. */
function showLoading(root: HTMLElement): (part: number) => void {
  const waiting = root.querySelector<HTMLElement>('.table-waiting');
  if (!waiting) return () => undefined;
  const bar = h('progress', { 'aria-label': waiting.textContent ?? '', max: '1', value: '0' });
  waiting.append(bar);
  return (part) => {
    bar.value = part;
  };
}
