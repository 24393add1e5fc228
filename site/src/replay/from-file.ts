/** What is needed to read a replay from a file, or from what this tab has kept. */
export { FileError, kMostBytes, readFile } from './file.ts';
export { keepRecording, keptRecording } from './kept.ts';
