// A client that sends exactly the bytes it is told to, for what no well-behaved client would send.
import { connect } from 'node:net';

export class RawClient {
  constructor(url) {
    const { hostname, port } = new URL(url);
    this.received = '';
    this.ended = false;
    this.socket = connect(Number(port), hostname);
    this.socket.setEncoding('latin1');
    this.socket.on('data', (bytes) => this.#changed(() => (this.received += bytes)));
    this.socket.on('error', () => {});
    this.socket.on('close', () => this.#changed(() => (this.ended = true)));
  }

  #waiting = () => {};

  #changed(change) {
    change();
    this.#waiting();
  }

  send(text) {
    this.socket.write(text, 'latin1');
    return this;
  }

  /** Waits until `what` holds of what was received; fails when the server closes before, or after 20 seconds. */
  async until(what) {
    await this.#wait(() => what(this.received) || this.ended);
    if (!what(this.received)) throw new Error(`closed after: ${JSON.stringify(this.received.slice(0, 500))}`);
    return this.received;
  }

  /** Everything that comes until the server closes. */
  async untilClosed() {
    await this.#wait(() => this.ended);
    return this.received;
  }

  async #wait(over) {
    let late = false;
    const timer = setTimeout(() => this.#changed(() => (late = true)), 20_000);
    try {
      while (!over()) {
        if (late) throw new Error(`nothing more after: ${JSON.stringify(this.received.slice(0, 500))}`);
        await new Promise((resolve) => (this.#waiting = resolve));
      }
    } finally {
      clearTimeout(timer);
    }
  }

  close() {
    this.socket.destroy();
  }
}

/** Sends bytes on a connection of their own and gives everything up to its end. */
export async function exchange(url, text) {
  const client = new RawClient(url).send(text);
  try {
    return await client.untilClosed();
  } finally {
    client.close();
  }
}

/** An answer as it came over the wire, in parts. */
export function parse(text) {
  const [head, ...rest] = text.split('\r\n\r\n');
  const [line, ...fields] = head.split('\r\n');
  const headers = new Map(
    fields.map((field) => {
      const colon = field.indexOf(':');
      return [field.slice(0, colon).toLowerCase(), field.slice(colon + 1).trim()];
    }),
  );
  return { status: Number(line.split(' ')[1]), headers, body: rest.join('\r\n\r\n') };
}

/** The statuses of the answers in what came; no body there holds such a line. */
export const statuses = (text) => [...text.matchAll(/HTTP\/1\.1 (\d{3}) /g)].map(([, status]) => Number(status));
