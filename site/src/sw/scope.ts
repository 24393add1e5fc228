/** What the worker uses of its surroundings; the types of pages, with which the site is checked, do not know it. */

export interface Lasting extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface Asked extends Lasting {
  readonly request: Request;
  respondWith(answer: Promise<Response>): void;
}

export interface Told extends Lasting {
  readonly data: unknown;
  readonly ports: readonly MessagePort[];
  /** The window that spoke. */
  readonly source: { readonly id: string } | null;
}

export interface Scope {
  readonly clients: {
    claim(): Promise<void>;
    matchAll(options: {
      readonly type: 'window';
      readonly includeUncontrolled?: boolean;
    }): Promise<readonly { readonly id: string; readonly url: string }[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(kind: 'install' | 'activate', listener: (event: Lasting) => void): void;
  addEventListener(kind: 'fetch', listener: (event: Asked) => void): void;
  addEventListener(kind: 'message', listener: (event: Told) => void): void;
}

export const scope = globalThis as unknown as Scope;
