/** My groups: make one, join by a code or by a link (`?code=ABC234`), see who is in them, leave. */
import '../chrome.ts';
import '../static-digits.ts';
import { plain } from '../bidi.ts';
import { t } from '../i18n.ts';
import { myName } from '../my-name.ts';
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { find, say } from '../parts/dom.ts';
import { fleeting } from '../parts/fleeting.ts';
import { groupCard, seenAs } from '../parts/group-card.ts';
import { sentence, showNotice } from '../parts/notice.ts';
import { ensurePlayer, withMe } from '../player.ts';
import { load, onChange } from '../store.ts';
import { readCode } from '../text/group-code.ts';
import { nameFault, tidyName } from '../text/name-check.ts';
import type { Group } from '../types.ts';

const status = find('#status');
const notice = find('#notice');
const list = find('#list');
const makeForm = find<HTMLFormElement>('#make');
const joinForm = find<HTMLFormElement>('#join');
const invited = find('#invited');
const asked = new URLSearchParams(location.search).get('code');

/** Null until they are known. */
let groups: readonly Group[] | null = null;
let asking = 0;

fleeting(status);
showName();
onChange(showName);
makeForm.addEventListener('submit', (event) => {
  event.preventDefault();
  void makeOne();
});
joinForm.addEventListener('submit', (event) => {
  event.preventDefault();
  const code = readCode(codeField().value);
  if (code) void join(code, joinForm);
  else refuse(joinForm, t('groups.join.fault'));
});
find('#invited-not').addEventListener('click', () => {
  endInvitation();
  find('#make-input').focus();
});
find('#invited-join').addEventListener('click', () => void join(readCode(asked ?? '') ?? '', invited));
void show().then(invite);

function codeField(): HTMLInputElement {
  return find<HTMLInputElement>('input', joinForm);
}

function showName(): void {
  for (const place of document.querySelectorAll('[data-as]')) place.replaceChildren(seenAs(myName()));
}

async function show(): Promise<void> {
  const mine = ++asking;
  notice.replaceChildren();
  try {
    const now = load().me ? await withMe(askAll) : [];
    if (mine === asking) showGroups(now);
  } catch (error) {
    if (mine !== asking) return;
    if (error instanceof ApiError && error.code === 'unauthorized') showGroups([]);
    showNotice(notice, error, () => void show().then(invite), 'groups.errors');
  }
}

async function askAll(): Promise<readonly Group[]> {
  const { groups: names } = await api.me();
  const all = await Promise.all(names.map(({ code }) => api.group(code).catch(goneMeanwhile)));
  return all.filter((group) => group !== null);
}

/** Left on another device while this one asked. */
function goneMeanwhile(error: unknown): null {
  if (error instanceof ApiError && /^(not_a_member|no_such_group)$/.test(error.code)) return null;
  throw error;
}

function showGroups(now: readonly Group[]): void {
  groups = now;
  find('#groups').removeAttribute('data-pending');
  list.replaceChildren(...now.map((group) => groupCard(group, afterLeaving)));
  find('#mine').hidden = now.length === 0;
  find('#empty').hidden = now.length > 0;
}

/** What a link asks: nothing where I am in that group already, and a code that is none goes where it can be mended. */
function invite(): void {
  if (asked === null || !new URLSearchParams(location.search).has('code')) return;
  const code = readCode(asked);
  if (code === null) {
    endInvitation();
    codeField().value = asked;
    refuse(joinForm, t('groups.invited.fault'));
    return;
  }
  const there = groups?.find((group) => group.code === code);
  if (there) {
    arrive(there, t('groups.already', { name: plain.name(there.name) }));
    return;
  }
  find('#invited-code').textContent = code;
  invited.hidden = false;
}

function endInvitation(): void {
  invited.hidden = true;
  const address = new URL(location.href);
  address.searchParams.delete('code');
  history.replaceState(null, '', address);
}

async function makeOne(): Promise<void> {
  const input = find<HTMLInputElement>('input', makeForm);
  const name = tidyName(input.value);
  const wrong = nameFault(name);
  if (wrong) {
    refuse(makeForm, t(`name.faults.${wrong}`));
    return;
  }
  await send(makeForm, async () => {
    await ensurePlayer();
    const made = await withMe(() => api.makeGroup(name));
    input.value = '';
    add(made, t('groups.made', { name: plain.name(made.name) }));
  });
}

async function join(code: string, place: HTMLElement): Promise<void> {
  const there = groups?.find((group) => group.code === code);
  await send(place, async () => {
    if (!there) await ensurePlayer();
    const joined = there ?? (await withMe(() => api.joinGroup(code)));
    codeField().value = '';
    add(joined, t(there ? 'groups.already' : 'groups.joined', { name: plain.name(joined.name) }));
  });
}

/** One thing at a time: a second press while an answer is awaited does nothing. */
async function send(place: HTMLElement, act: () => Promise<void>): Promise<void> {
  const button = find('.button', place);
  if (button.getAttribute('aria-disabled') === 'true') return;
  accept(place);
  button.setAttribute('aria-disabled', 'true');
  try {
    await act();
  } catch (error) {
    const bad = error instanceof ApiError && error.code === 'bad_name';
    refuse(place, bad ? t('name.faults.characters') : sentence(error, 'groups.errors'));
  } finally {
    button.removeAttribute('aria-disabled');
  }
}

function add(group: Group, text: string): void {
  // Where the others could not be asked for before, they are now.
  if (groups === null) void show();
  else showGroups([...groups.filter(({ code }) => code !== group.code), group]);
  arrive(group, text);
}

function arrive({ code }: Group, text: string): void {
  if (readCode(asked ?? '') === code) endInvitation();
  say(status, text);
  document.getElementById(`group-${code}`)?.focus();
}

function afterLeaving({ code, name }: Group): void {
  showGroups((groups ?? []).filter((group) => group.code !== code));
  say(status, t('groups.left', { name: plain.name(name) }));
  const next = list.querySelector<HTMLElement>('h3') ?? find('#make-input');
  next.focus();
}

function refuse(place: HTMLElement, text: string): void {
  find('.fault', place).textContent = text;
  const input = place.querySelector('input');
  input?.setAttribute('aria-invalid', 'true');
  input?.focus();
}

function accept(place: HTMLElement): void {
  find('.fault', place).textContent = '';
  place.querySelector('input')?.removeAttribute('aria-invalid');
}
