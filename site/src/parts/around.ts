/** What stands around a board's rows: my place, tags, how many stand at each score. */
export { showTags, spread } from './crowd.ts';
export { askMine, showMine } from './my-place.ts';
