/** Among whom a board ranks: everybody, or the members of one of my groups. */
import { ApiError } from '../net/call.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import type { GroupName } from '../types.ts';
import { find, make } from './dom.ts';

/** Answers to a choice that is no longer the one shown are dropped. */
let choice = 0;
let mine: Promise<readonly GroupName[]> | null = null;

/** Asked once a page; where no answer comes, again with the next choice. */
function myGroups(): Promise<readonly GroupName[]> {
  if (!load().me) return Promise.resolve([]);
  mine ??= withMe(api.me).then(
    ({ groups }) => groups,
    () => {
      mine = null;
      return [];
    },
  );
  return mine;
}

/** Fills the choice; there is none where I am in no group and the address names none. */
export async function showAmong(group: string | undefined): Promise<void> {
  const select = find<HTMLSelectElement>('#among');
  select.onchange = () => choose(select.value);
  const shown = ++choice;
  const groups = await myGroups();
  if (shown !== choice) return;
  const known = groups.map(({ name, code }) => ({ code, text: name }));
  if (group && !groups.some(({ code }) => code === group)) {
    known.push({ code: group, text: group });
  }
  const options = known.map(({ code, text }) => {
    const option = make('option', '', text);
    Object.assign(option, { value: code, dir: 'auto' });
    return option;
  });
  select.replaceChildren(find('option', select), ...options);
  select.value = group ?? '';
  select.hidden = options.length === 0;
}

/** The page shows what its address says, as when one goes back and forth. */
function choose(group: string): void {
  const address = new URL(location.href);
  address.searchParams.delete('group');
  if (group !== '') address.searchParams.set('group', group);
  history.pushState(null, '', address);
  dispatchEvent(new PopStateEvent('popstate'));
}

/** Without a player here nobody is a member: the server need not be asked. */
export function asMember<T>(ask: () => Promise<T>): Promise<T> {
  return load().me ? withMe(ask) : Promise.reject(new ApiError('not_a_member', 403));
}
