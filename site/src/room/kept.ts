/** The room that I am in, on this device: the page of rooms leads back to it. */
export interface KeptRoom {
  readonly code: string;
  readonly table: string;
}

const kKey = 'rozbazi-room';

export function keptRoom(): KeptRoom | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(kKey) ?? 'null');
    return typeof kept === 'object' && kept !== null && 'code' in kept && 'table' in kept ? (kept as KeptRoom) : null;
  } catch {
    // Storage is blocked, or holds nothing of ours.
    return null;
  }
}

export function keepRoom({ code, table }: KeptRoom): void {
  try {
    localStorage.setItem(kKey, JSON.stringify({ code, table }));
  } catch {
    // Storage is blocked or full: the link is the way back.
  }
}

/** It is left, or gone. */
export function dropRoom(code: string): void {
  if (keptRoom()?.code !== code) return;
  try {
    localStorage.removeItem(kKey);
  } catch {
    // Storage is blocked: then nothing was kept.
  }
}
