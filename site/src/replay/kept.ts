/** A replay handed from page to page in this tab: a practice that is over, a file that was opened. */
import { fileText, readFile } from './file.ts';
import type { Recording } from './recording.ts';

const kKey = 'rozbazi-replay';

/** Whether it could be kept. */
export function keepRecording(recording: Recording): boolean {
  try {
    sessionStorage.setItem(kKey, fileText(recording));
    return true;
  } catch {
    return false;
  }
}

export function keptRecording(): Recording | null {
  try {
    const text = sessionStorage.getItem(kKey);
    return text === null ? null : readFile(text);
  } catch {
    return null;
  }
}
