/** The course in a list beside the table, trick by trick: for reading at one's own pace, and to go to any of them. */
import { ltr } from '../bidi.ts';
import { fmt, t } from '../i18n.ts';
import { wonWords } from '../table/announce.ts';
import { attribute, button, h } from '../table/dom.ts';
import { isolated, seatName, shown, trickSpoken } from '../table/words.ts';
import { type Chapter, chapterAt, type TrickPlayed } from './chapters.ts';

export interface Log {
  readonly element: HTMLElement;
  update(at: number): void;
}

export function createLog(chapters: readonly Chapter[], deals: number, goTo: (at: number) => void): Log {
  const nodes = new Map<Chapter, HTMLElement>();
  const list = h('ol', { class: 'replay-log', tabindex: '0', 'aria-labelledby': 'replay-log-title' });
  chapters.forEach((chapter, place) => {
    if (deals > 1 && chapters[place - 1]?.deal !== chapter.deal) {
      list.append(h('li', { class: 'replay-log-deal' }, t('table.match.deal', { number: chapter.deal + 1 })));
    }
    const node = button({ class: `replay-chapter is-${chapter.kind}` }, () => goTo(chapter.last), ...inside(chapter));
    nodes.set(chapter, node);
    list.append(h('li', {}, node));
  });
  return {
    element: h(
      'section',
      { class: 'replay-course', 'aria-labelledby': 'replay-log-title' },
      h('h2', { id: 'replay-log-title' }, t('replay.log.title')),
      list,
    ),
    update(at) {
      const now = chapterAt(chapters, at);
      for (const [chapter, node] of nodes) attribute(node, 'aria-current', chapter === now ? 'step' : null);
      const node = now && nodes.get(now);
      // Only the list moves: the page stays where it is.
      if (node) list.scrollTop = Math.max(0, node.offsetTop - list.clientHeight / 2);
      else if (at === 0) list.scrollTop = 0;
    },
  };
}

function inside(chapter: Chapter): Node[] {
  if (chapter.kind === 'calls') {
    return chapter.sentences.map((words) => h('span', { class: 'replay-said' }, ...isolated(words)));
  }
  const { number, winner, points } = chapter;
  return [
    h('span', { class: 'hidden' }, spoken(chapter)),
    h('span', { class: 'replay-number', 'aria-hidden': 'true' }, ltr(fmt(number))),
    h('span', { class: 'replay-cards', 'aria-hidden': 'true', dir: 'ltr' }, ...cards(chapter)),
    winner === null
      ? h('span', {})
      : h(
          'span',
          { class: 'replay-won', 'aria-hidden': 'true' },
          seatName(winner),
          ...(points === null ? [] : [' ', ltr(fmt(points))]),
        ),
  ];
}

function spoken(chapter: TrickPlayed): string {
  const { number, winner, points } = chapter;
  const trick = `${t('table.trick.word')} ${fmt(number)}: `;
  const lay = trickSpoken(chapter.cards);
  return winner === null
    ? `${trick}${lay}${t('table.stop')}`
    : trick + t('table.trick.spoken', { cards: lay, won: wonWords(winner, points) });
}

const cards = ({ cards, winner }: TrickPlayed): Node[] =>
  cards.map(({ seat, card }) =>
    h('span', { class: seat === winner ? 'is-winning' : seat === 0 ? 'is-own' : '' }, ...isolated(shown(card))),
  );
