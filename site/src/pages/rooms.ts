/** Rooms: make one with a table and its rules, or come into another's by its code; the one that I am in is offered again. */
import '../chrome.ts';
import '../static-digits.ts';
import { plain } from '../bidi.ts';
import { t } from '../i18n.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { find, say } from '../parts/dom.ts';
import { sentence, showNotice } from '../parts/notice.ts';
import { ensurePlayer, withMe } from '../player.ts';
import { engineOptions, kPracticeTables, type PracticeTable } from '../practice/rules.ts';
import { choose, chosenAt, chosenRules, showChosenTable } from '../practice/rules-form.ts';
import { lobbyAt } from '../room/addresses.ts';
import { keepRoom, keptRoom } from '../room/kept.ts';
import { readCode } from '../text/group-code.ts';
import type { RoomTerms } from '../types.ts';

const form = find<HTMLFormElement>('#make');
const fault = find('#make-fault');
const joinForm = find<HTMLFormElement>('#join');
const code = find<HTMLInputElement>('#join-input');
const notice = find('#notice');

for (const [name, { rules }] of Object.entries(kPracticeTables)) {
  for (const rule of rules) choose(form, `${name}.${rule.name}`, rule.usual);
}
choose(form, 'table', new URLSearchParams(location.search).get('table') ?? chosenAt(form, 'table'));
choose(form, 'level', 'normal');
showChosenTable(form);
offerMine();

form.addEventListener('change', () => {
  showChosenTable(form);
  say(fault, '');
});
form.addEventListener('submit', (event) => {
  event.preventDefault();
  void make();
});
joinForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const typed = readCode(code.value);
  if (typed !== null) location.assign(lobbyAt(typed));
  else {
    find('#join-fault').textContent = t('rooms.join.fault');
    code.setAttribute('aria-invalid', 'true');
    code.focus();
  }
});

/** The way back into a room that I have not left. */
function offerMine(): void {
  const kept = keptRoom();
  const link = find<HTMLAnchorElement>('#mine');
  if (kept === null) return;
  const named = form.querySelector(`input[name="table"][value="${kept.table}"]`)?.parentElement?.textContent ?? '';
  link.href = lobbyAt(kept.code);
  link.textContent = t('rooms.mine', { table: named.trim(), code: plain.ltr(kept.code) });
  link.hidden = false;
}

/** What was chosen; null, and what is wrong said and shown, where something is no value. */
function terms(): RoomTerms | null {
  const name = chosenAt(form, 'table');
  const table = kPracticeTables[name] as PracticeTable;
  const { choices, fault: wrong } = chosenRules(form, name, table);
  if (wrong !== null) {
    const [least, most] = wrong.range ?? [0, 0];
    say(fault, t('practice.cards.number', { least, most }));
    const field = form.elements.namedItem(`${name}.${wrong.name}`);
    if (field instanceof HTMLElement) field.focus();
    return null;
  }
  const { match: _, ...options } = engineOptions(table, {}, choices);
  const patience = Number(chosenAt(form, 'patience'));
  return {
    table: name,
    options,
    deals: Number(chosenAt(form, `${name}.deals`)),
    level: chosenAt(form, 'level'),
    patience: patience === 0 ? null : patience,
    seat: 0,
  };
}

async function make(): Promise<void> {
  const chosen = terms();
  const button = find('[type="submit"]', form);
  if (chosen === null || button.getAttribute('aria-disabled') === 'true') return;
  button.setAttribute('aria-disabled', 'true');
  notice.replaceChildren();
  try {
    await ensurePlayer();
    const room = await withMe(() => api.makeRoom(chosen));
    keepRoom(room);
    location.assign(lobbyAt(room.code));
  } catch (error) {
    if (error instanceof ApiError && error.code === 'no_server') showNotice(notice, error, undefined, 'rooms.errors');
    else say(fault, sentence(error, 'rooms.errors'));
  } finally {
    button.removeAttribute('aria-disabled');
  }
}
