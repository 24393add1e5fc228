/** What stands around a board's rows: my place or the way to it, tags, how many stand at each score. */
export { showTags, spread } from './crowd.ts';
export { askMine, offerPlay, showMine } from './my-place.ts';
