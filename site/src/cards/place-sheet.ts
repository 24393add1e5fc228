// Brings a deck's symbols into the page: the build writes them into one file a deck, so that a table loads the deck it shows.
import type { Deck, DeckName } from './decks.ts';

/** Each deck's file, as JSON: an object would be put into a file of its own by the bundler. */
declare const SHEET_URLS: string;

const placed = new Map<DeckName, Promise<void>>();

/** Asks for a deck's sheet once. Until it is there, and where it cannot be had, a card still shows its index. */
export function placeSheet({ name }: Deck): Promise<void> {
  const placing = placed.get(name) ?? place(JSON.parse(SHEET_URLS)[name]).catch(() => void placed.delete(name));
  placed.set(name, placing);
  return placing;
}

async function place(address: string): Promise<void> {
  const answer = await fetch(address);
  if (!answer.ok) throw new Error(`${address}: ${answer.status}`);
  const box = document.createElement('template');
  box.innerHTML = await answer.text();
  // Decks share the niche and the back; an id stands in the page once.
  for (const symbol of box.content.querySelectorAll('symbol')) if (document.getElementById(symbol.id)) symbol.remove();
  document.body.append(box.content);
}
