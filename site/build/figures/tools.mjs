/** What figures are drawn with, for the game and in the language of a guide. */
import { openEngine } from '../examples/engine.mjs';
import { kPlaces } from '../lint/guides.mjs';
import { openTelling } from './telling.mjs';
import { tokensIn } from './tokens.mjs';

/**
 * @param library what site/src/library.ts exports
 * @param manifest addresses of assets
 * @param say `(lang, key, values)`: the site's texts
 * @returns `(lang, game)` → what a figure asks for: pictures of cards, texts as markup, lists, the guide's and the table's words, the engine
 */
export async function openTools({ cardName, cardPicture, deckOf, glyphFrom, markup, suitName }, manifest, say) {
  const replay = await openEngine();
  const tellings = { ur: await openTelling('ur'), en: await openTelling('en') };

  return (lang, game) => {
    const deck = deckOf(game, { faces: 'own' });
    const file = manifest[`faces-${deck.name}.svg`];
    const own = (key, values) => say(lang, key, values);
    const drawn = (suit) =>
      deck.name === 'french'
        ? null
        : `${glyphFrom(suit, deck, file)}<span class="hidden"> ${suitName(suit, deck, own)}</span>`;
    const list = new Intl.ListFormat(lang);
    return {
      replay,
      places: kPlaces,
      telling: tellings[lang],
      picture: (card, kind) => cardPicture(card, deck, file, kind),
      nameOf: (card) => cardName(card, deck, own),
      /** A text as markup: its tokens isolated, the deck's own signs drawn. */
      text: (words) => tokensIn(words, { markup, drawn }),
      list: (words) => list.format(words),
      say: (key, values) => own(`guide.${key}`, values),
      markup,
    };
  };
}
