/** What was promised of a match's cards before the first was dealt, and, once it is over, that the promise was kept. */
import { t } from '../i18n.ts';
import { h } from '../table/dom.ts';
import type { Room } from '../types.ts';

export type Sealed = Pick<Room, 'code' | 'match' | 'commitment' | 'seed'>;

/** `room` as it was when its seal was seen first; the seed may have come since. */
export function sealNode(room: Sealed): HTMLElement {
  const { match, commitment, seed } = room;
  return h(
    'details',
    { class: 'seal' },
    h('summary', {}, t('rooms.seal.title', { number: match })),
    h('p', {}, t(seed === undefined ? 'rooms.seal.promise' : 'rooms.seal.kept')),
    code(commitment),
    ...(seed === undefined ? [] : reckoned(room, seed)),
  );
}

const code = (text: string): HTMLElement => h('code', { dir: 'ltr', translate: 'no' }, text);

function reckoned(room: Sealed, seed: string): readonly HTMLElement[] {
  const line = `rozbazi/v1/room/commit/${room.code}/${room.match}/${seed}`;
  const said = h('p', { role: 'status' });
  // Only pages that came safely may reckon; there anybody can do it elsewhere.
  void crypto.subtle?.digest('SHA-256', new TextEncoder().encode(line)).then((bytes) => {
    const hex = [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    said.textContent = t(hex === room.commitment ? 'rooms.seal.holds' : 'rooms.seal.broken');
  });
  return [h('p', {}, t('rooms.seal.seed')), code(seed), h('p', {}, t('rooms.seal.how')), code(line), said];
}
