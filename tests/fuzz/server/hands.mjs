// That no answer about a play which is not over names a card that the player cannot know: what the other seats played later in the
// same deal was in their hands, or still to be drawn, when the answer was given. Whoever finishes a play is told it all, and then
// every answer before is looked at again.
import assert from 'node:assert/strict';

const card = /\b(?:JK|[AKQJT2-9][SHDC])\b/g;
const cardsOf = (value) => JSON.stringify(value ?? null).match(card) ?? [];
const most = 60; // answers that are remembered of one play

/** What each game shows of others' cards (the section on the view in docs/rules). */
const shown = {
  belote: ({ game, contract }) => [game, contract?.announcements],
  tute: ({ game, contract }) => [game.trump_card, game.exposed, game.shown, game.tute, contract],
  'five-hundred': ({ game }) => [game.exposed, game.kitty, game.discards],
  'teen-do-paanch': ({ game }) => [game.exchanges],
  schafkopf: () => [],
};
const gameOf = (table) => (table === 'coinche' ? 'belote' : table.replace(/^tute-\d$/, 'tute'));

export class Hands {
  #answers = new Map(); // by play: [{deal, own, named, public}]
  looked = 0;
  judged = 0;

  /** Remembers the answer where its play is not over; where it is, judges those before: throws where one told too much. */
  take({ json, text }) {
    if (!json?.play || !json.view) return;
    if (json.finished) {
      if (json.played) this.#judge(json);
      return;
    }
    const { view } = json;
    assert.equal(view.hand.length, view.counts[0], 'a hand of as many cards as the seat holds');
    const answers = this.#answers.get(json.play) ?? [];
    this.#answers.set(json.play, answers);
    if (answers.length >= most) return;
    this.looked += 1;
    answers.push({
      deal: view.deal,
      course: view.played.length,
      named: cardsOf(text.replace(/"bid:[^"]*"/g, '""')),
      public: new Set(cardsOf([view.hand, view.played, view.trick, view.tricks, ...shown[gameOf(json.table)](view)])),
    });
  }

  #judge({ play, table, played }) {
    for (const answer of this.#answers.get(play) ?? []) {
      this.judged += 1;
      const later = played.slice(answer.course).filter(({ deal, seat }) => deal === answer.deal && seat !== 0);
      const hidden = new Set(cardsOf(later.map(({ action }) => action)));
      const told = answer.named.filter((each) => hidden.has(each) && !answer.public.has(each));
      assert.deepEqual(told, [], `hidden cards told in ${table} after ${answer.course} actions`);
    }
    this.#answers.delete(play);
  }
}
