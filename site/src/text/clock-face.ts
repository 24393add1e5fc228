/** How a stretch of time is shown. */
import { fmt } from './digits.ts';

/** `05:09:33`, in the last hour `09:33`, in the reader's digits. */
export function clockFace(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  const hours = Math.floor(seconds / 3600);
  const parts = [...(hours > 0 ? [hours] : []), Math.floor(seconds / 60) % 60, seconds % 60];
  return parts.map((part) => fmt(part, { pad: 2 })).join(':');
}
