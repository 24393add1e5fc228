// A wire between those who ask and those who answer, which can be cut at any byte.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';

export class Wire {
  /** @param {() => object} to where it leads at the moment, as `net.connect` takes it */
  constructor(to) {
    this.pairs = new Set();
    this.server = createServer({ allowHalfOpen: true }, (asking) => this.join(asking, connect(to())));
  }

  /** @param {object} where as `server.listen` takes it */
  async listen(where) {
    this.server.listen(where);
    await once(this.server, 'listening');
    return this.server.address();
  }

  join(asking, answering) {
    const pair = { asking, answering, left: { asking: Infinity, answering: Infinity } };
    this.pairs.add(pair);
    this.pass(pair, 'asking', 'answering');
    this.pass(pair, 'answering', 'asking');
  }

  pass(pair, from, to) {
    pair[from].on('data', (bytes) => {
      if (pair[to].destroyed) return;
      pair[to].write(bytes.subarray(0, Math.min(bytes.length, pair.left[from])));
      pair.left[from] -= bytes.length;
      if (pair.left[from] < 0) this.end(pair);
    });
    pair[from].on('end', () => pair[to].end());
    pair[from].on('error', () => this.end(pair));
    pair[from].on('close', () => this.end(pair));
  }

  end(pair) {
    this.pairs.delete(pair);
    pair.asking.destroy();
    pair.answering.destroy();
  }

  /** Cuts each connection that there is when so many further bytes have passed of what that side says. */
  cut(side, bytes) {
    for (const pair of this.pairs) {
      pair.left[side] = bytes;
      if (bytes === 0) this.end(pair);
    }
  }

  async close() {
    this.server.close();
    for (const pair of this.pairs) this.end(pair);
    await once(this.server, 'close');
  }
}
