// A link as slow as 3G where it is poor, in front of a server: bytes take their time to come through, one after the other whatever
// connection they belong to, and each way has its delay.
import { once } from 'node:events';
import { connect, createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

const kRoundTripMs = 400;
const kBytesPerSecond = 50_000;
/** As much as goes out at once. */
const kPacket = 1400;

/** @returns {Promise<{ port: number, close(): Promise<void> }>} what is asked of `port` is asked of `target` over such a link */
export async function startSlowLink(target) {
  const ways = { up: way(), down: way() };
  const sockets = new Set();
  const server = createServer({ noDelay: true }, async (near) => {
    sockets.add(near);
    near.on('error', () => {}).on('close', () => sockets.delete(near));
    // The handshake of TCP is a round trip of its own; here it cost nothing.
    await sleep(kRoundTripMs);
    const far = connect({ port: target, host: '127.0.0.1', noDelay: true });
    sockets.add(far);
    far.on('error', () => {}).on('close', () => sockets.delete(far));
    carry(near, far, ways.up);
    carry(far, near, ways.down);
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  return {
    port: server.address().port,
    async close() {
      for (const socket of sockets) socket.destroy();
      server.close();
      await once(server, 'close');
    },
  };
}

/** One direction of the link: when it is free again. */
const way = () => ({ free: 0 });

/** What `from` sends comes out at `to`, packet after packet in its order. */
function carry(from, to, way) {
  let arrived = Promise.resolve();
  from.on('data', (bytes) => {
    for (let at = 0; at < bytes.length; at += kPacket) {
      const packet = bytes.subarray(at, at + kPacket);
      way.free = Math.max(way.free, performance.now()) + (1000 * packet.length) / kBytesPerSecond;
      const due = way.free + kRoundTripMs / 2;
      arrived = arrived.then(() => sleep(due - performance.now())).then(() => to.write(packet));
    }
  });
  from.on('end', () => void arrived.then(() => to.end()));
}
