// Every card of every game has a face and a name, in the deck it is shown in; its colours can be told from the card's white.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { loadSite } from './bundle.mjs';

const modules = ['i18n.ts', ...['decks', 'names', 'faces', 'sheet'].map((name) => `cards/${name}.ts`)];
const sites = {
  ur: await loadSite('ur', ...modules),
  en: await loadSite('en', ...modules),
};
const { cardFace, deckOf, deckSheet, kDecks, sheetFor, suitGlyph, suitOf } = sites.en;

const cardsOf = (ranks, suits = 'SHDC') => [...suits].flatMap((suit) => [...ranks].map((rank) => rank + suit));
/** The games' decks, by the specs in docs/rules. */
const kGames = {
  belote: cardsOf('AKQJT987'),
  'five-hundred': [...cardsOf('AKQJT98765'), '4H', '4D', 'JK'],
  'teen-do-paanch': [...cardsOf('AKQJT98'), '7H', '7S'],
  tute: cardsOf('A234567JQK'),
  schafkopf: cardsOf('AKQJT987'),
};

const ids = (markup, pattern) => [...markup.matchAll(pattern)].map(([, id]) => id);
const referred = (markup) => ids(markup, /href="#([\w-]+)"/g);
const drawn = (markup) => ids(markup, /<symbol id="([\w-]+)"/g);

describe('a deck', () => {
  test('is the game’s own, or French where the player wants French faces', () => {
    const names = (faces) => Object.keys(kGames).map((game) => deckOf(game, { faces }).name);
    assert.deepEqual(names('own'), ['french', 'french', 'french', 'spanish', 'bavarian']);
    assert.deepEqual(new Set(names('french')), new Set(['french']));
  });

  for (const [game, cards] of Object.entries(kGames)) {
    for (const faces of ['own', 'french']) {
      const deck = deckOf(game, { faces });
      test(`draws every card of ${game} with ${deck.name} faces, each its own`, () => {
        const symbols = new Set(drawn(deckSheet(deck)));
        for (const card of cards) {
          for (const id of referred(cardFace(card, deck))) assert.ok(symbols.has(id), `${card}: no drawing ${id}`);
        }
        assert.equal(new Set(cards.map((card) => cardFace(card, deck))).size, cards.length);
      });

      for (const [lang, { cardLabel, t }] of Object.entries(sites)) {
        test(`names every card of ${game} with ${deck.name} faces in ${lang}, each by what is printed on it first`, () => {
          const labels = cards.map((card) => cardLabel(card, deck, t));
          assert.equal(new Set(labels).size, cards.length);
          cards.forEach((card, place) => {
            const index = /<text[^>]*>(\w+)</.exec(cardFace(card, deck))[1];
            assert.match(labels[place], new RegExp(`^${index}[ ,]`), card);
          });
        });
      }
    }
  }

  test('names suits and courts by the game’s own words for a legend', () => {
    const { ownWord, t } = sites.ur;
    const [french, spanish, bavarian] = kDecks;
    assert.deepEqual(
      [...spanish.suits, 'K', 'Q', 'J'].map((sign) => ownWord(sign, spanish, t)),
      [...['oros', 'copas', 'espadas', 'bastos'], ...['rey', 'caballo', 'sota']],
    );
    assert.deepEqual(
      [...bavarian.suits, 'A', 'K', 'Q', 'J'].map((sign) => ownWord(sign, bavarian, t)),
      [...['Eichel', 'Gras', 'Herz', 'Schellen'], ...['Sau', 'König', 'Ober', 'Unter']],
    );
    assert.equal(ownWord('S', french, t), 'حکم');
  });

  test('says a card in few words: by its sign in the French deck, by its suit’s name in the others', () => {
    const { cardShort, t } = sites.en;
    const words = ['QS', 'TH', 'JK'].map((card) => cardShort(card, kDecks[0], t));
    assert.deepEqual(words, ['Q♠', '10♥', 'joker']);
    assert.equal(cardShort('KD', kDecks[1], t), '12 coins');
    assert.equal(cardShort('QC', kDecks[2], t), 'O acorns');
  });

  test('shows each suit once in its order', () => {
    for (const deck of kDecks) assert.equal([...deck.suits].sort().join(''), 'CDHS');
  });
});

describe('a sheet of symbols', () => {
  test('holds what a page refers to and nothing more, each once', () => {
    const [french, spanish] = kDecks;
    const page = cardFace('AS', french) + cardFace('KD', spanish) + cardFace('AD', spanish) + suitGlyph('H', spanish);
    assert.deepEqual(drawn(sheetFor(page)).sort(), [...new Set(referred(page))].sort());
    assert.equal(sheetFor('<p><a href="#main">…</a></p>'), '');
  });

  test('weighs little: two kilobytes and a half a deck', () => {
    for (const deck of kDecks) assert.ok(gzipSync(deckSheet(deck)).length < 2560, deck.name);
  });
});

describe('the colours of the faces', () => {
  const css = readFileSync(new URL('../../site/styles/faces.css', import.meta.url), 'utf8');
  const colours = new Map();
  for (const [, selectors, body] of css.matchAll(/([^{}]+)\{([^{}]+)\}/g)) {
    const pip = /--pip: (#\w{6})/.exec(body)?.[1];
    if (pip) for (const selector of selectors.split(',\n')) colours.set(selector.trim(), pip);
  }
  const luminance = (colour) =>
    [1, 3, 5]
      .map((place) => Number.parseInt(colour.slice(place, place + 2), 16) / 255)
      .map((value) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
      .reduce((sum, value, place) => sum + value * [0.2126, 0.7152, 0.0722][place], 0);
  const contrast = (colour) => 1.05 / (luminance(colour) + 0.05);
  /** The card's paper, which is a little darker than white. */
  const paper = contrast('#fffdf6');

  test('are legible on the card: index and glyph at 4.5 to 1 and more', () => {
    assert.ok(colours.size >= 12);
    for (const [selector, pip] of colours) assert.ok(contrast(pip) / paper >= 4.5, `${selector} ${pip}`);
  });

  test('are four in the Spanish and the Bavarian deck', () => {
    for (const deck of kDecks.slice(1)) {
      const pips = deck.suits.map((suit) => colours.get(`[data-face="${deck.name}-${suit}"]`));
      assert.equal(new Set(pips).size, 4, deck.name);
    }
  });

  test('go by the card’s suit', () => {
    const [, spanish] = kDecks;
    assert.match(cardFace('JD', spanish), new RegExp(`data-face="spanish-${suitOf('JD')}"`));
  });
});
