/** Which figures an example has. */
import { resultOf } from './claims.mjs';

/** What a block asks for; else the score sheet of a deal that has ended, or the cards to be played. */
export const kindsOf = (said, asked) => (said.show.length > 0 ? said.show : [resultOf(asked, said) ? 'sheet' : 'play']);

export const isPlayed = (said, asked) => kindsOf(said, asked).includes('play');
