/** What this device remembers: who I am and how I like the table. Works, for one page, where storage is blocked. */
import type { Scheme } from './scheme.ts';
import type { Digits } from './text/digits.ts';

export interface Me {
  readonly player: string;
  readonly name: string;
  readonly tag: string;
  readonly token: string;
}

export interface Settings {
  /** The deck that a game is at home with, or French faces for every game. */
  readonly faces: 'own' | 'french';
  /** Four colours on the French faces: ♦ blue, ♣ green. */
  readonly fourColour: boolean;
  readonly speed: 'slow' | 'normal' | 'instant';
  readonly digits: Digits;
  /** `auto`: Nastaliq for prose once it is on the device. */
  readonly font: 'auto' | 'nastaliq' | 'naskh';
  /** `auto`: as the device is. */
  readonly scheme: Scheme;
  /** The first tap lifts a card, the second plays it. */
  readonly tapTwice: boolean;
  /** What a screen reader is told of a trick: each card as it falls, all of them once it is complete, or who took it. */
  readonly heard: 'cards' | 'tricks' | 'winners';
}

export interface Stored {
  /** Null until the first play. */
  readonly me: Me | null;
  /** The name proposed or chosen before there is a player. */
  readonly draftName: string | null;
  readonly settings: Settings;
  /** The first plays at each game with a deck of its own: its suits are explained in these. */
  readonly met: Readonly<Record<string, readonly string[]>>;
  /** The address of the Nastaliq file that is in this device's cache. */
  readonly nastaliq: string | null;
}

export const kDefaults: Settings = {
  faces: 'own',
  fourColour: false,
  speed: 'normal',
  digits: 'latn',
  font: 'auto',
  scheme: 'auto',
  tapTwice: false,
  heard: 'tricks',
};

/** One key, so that a change is one write; boot.ts reads it as well. */
export const kStoreKey = 'rozbazi';

let memory: string | null = null;

export function load(): Stored {
  const raw = parse(read());
  return {
    me: raw.me ?? null,
    draftName: raw.draftName ?? null,
    settings: { ...kDefaults, ...raw.settings },
    met: raw.met ?? {},
    nastaliq: raw.nastaliq ?? null,
  };
}

/** Changes some members and keeps the rest; tells this page's listeners. */
export function save(change: Partial<Stored>): Stored {
  const next = { ...load(), ...change };
  memory = JSON.stringify(next);
  try {
    localStorage.setItem(kStoreKey, memory);
  } catch {
    // Storage is blocked or full: the page goes on with its memory.
  }
  for (const listener of listeners) listener(next);
  return next;
}

export function saveSettings(change: Partial<Settings>): Stored {
  return save({ settings: { ...load().settings, ...change } });
}

const listeners = new Set<(stored: Stored) => void>();

/** Calls back after every change, on this page, in another tab, or while this page was left. */
export function onChange(listener: (stored: Stored) => void): void {
  if (listeners.size === 0) {
    addEventListener('storage', (event) => {
      if (event.key === kStoreKey || event.key === null) for (const each of listeners) each(load());
    });
    // A page that comes back whole from the browser's memory has missed what was changed meanwhile.
    addEventListener('pageshow', (event) => {
      if (event.persisted) for (const each of listeners) each(load());
    });
  }
  listeners.add(listener);
}

function read(): string | null {
  try {
    return localStorage.getItem(kStoreKey) ?? memory;
  } catch {
    return memory;
  }
}

function parse(text: string | null): Partial<Stored> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Partial<Stored>) : {};
  } catch {
    return {};
  }
}
