/** One of my groups: its code, its members, its board, a link to send, and the way out. */
import { ltr, name, plain } from '../bidi.ts';
import { lang, t, tn } from '../i18n.ts';
import * as api from '../net/endpoints.ts';
import { withMe } from '../session.ts';
import { load } from '../store.ts';
import { lookalikes } from '../text/lookalike.ts';
import type { Group } from '../types.ts';
import { make } from './dom.ts';
import { handOn } from './hand-on.ts';
import { sentence } from './notice.ts';
import { sure } from './sure.ts';

/** So many members are in sight at once; more are a tap away. */
const kInSight = 12;

/** `left` hears that I am out. */
export function groupCard(group: Group, left: (group: Group) => void): HTMLElement {
  const heading = make('h3', 'group-name', name(group.name));
  heading.id = `group-${group.code}`;
  heading.tabIndex = -1;
  const code = ltr(group.code, 'group-code');
  code.translate = false;
  const board = make('a', 'button primary', t('groups.board'));
  board.href = `/${lang}/board/?group=${group.code}`;
  const said = region('share-said', 'status');
  const fault = region('fault', 'alert');
  const send = button('button', t('groups.share.button'), () => void share(group, said));
  const out = button('button quiet', t('groups.leave.button'), () => void leave(group, fault, left));
  const card = make(
    'article',
    'panel group',
    heading,
    make('p', '', t('groups.code'), ' ', code),
    membersOf(group),
    make('div', 'row', board, send, out),
    said,
    fault,
  );
  card.setAttribute('aria-labelledby', heading.id);
  // Each card has the same buttons: a reader that lists them hears which group each is for.
  for (const each of [board, send, out]) each.setAttribute('aria-describedby', heading.id);
  return card;
}

function membersOf({ members }: Group): HTMLElement {
  const me = load().me?.player;
  const alike = lookalikes(members);
  const items = members.map((member) => {
    const item = make('li', '', name(member.name));
    if (alike.has(member.player)) item.append(ltr(member.tag, 'tag'));
    if (member.player === me) item.append(' ', make('span', 'me-mark', t('groups.you')));
    return item;
  });
  const details = make(
    'details',
    'members',
    make('summary', '', t('groups.members', { count: members.length })),
    make('ul', '', ...items),
  );
  details.open = members.length <= kInSight;
  if (members.length > 1) return details;
  return make('div', '', details, make('p', 'hint', t('groups.alone')));
}

async function share({ name: title, code }: Group, said: HTMLElement): Promise<void> {
  const words = { name: plain.name(title), code: plain.ltr(code) };
  const url = new URL(`/${lang}/groups/?code=${code}`, location.href).href;
  const [copied, byHand] = [t('groups.share.copied'), t('groups.share.byHand')];
  await handOn({ url, text: t('groups.share.text', words), copied, byHand }, said);
}

async function leave(group: Group, fault: HTMLElement, left: (group: Group) => void): Promise<void> {
  fault.textContent = '';
  const words = { name: plain.name(group.name) };
  const text = t(group.members.length > 1 ? 'groups.leave.sure' : 'groups.leave.last', words);
  if (!(await sure(t('groups.leave.sureTitle'), text, t('groups.leave.yes')))) return;
  try {
    await withMe(() => api.leaveGroup(group.code));
  } catch (error) {
    fault.textContent = sentence(error, 'groups.errors');
    return;
  }
  left(group);
}

function button(look: string, text: string, press: () => void): HTMLButtonElement {
  const element = make('button', look, text);
  element.type = 'button';
  element.addEventListener('click', press);
  return element;
}

function region(look: string, role: string): HTMLElement {
  const element = make('p', look);
  element.role = role;
  return element;
}

/** Under which name a group sees me. */
export const seenAs = (mine: string): Node => tn('groups.as', { name: name(mine) });
