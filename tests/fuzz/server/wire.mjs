// Sends bytes as badly as they come, and reads what is answered, strictly.
import { connect } from 'node:net';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

const patience = 30_000;
const pause = () => new Promise((resolve) => setImmediate(resolve));

/**
 * Sends `text` (latin1) on a connection of its own and gives all that came (latin1). `manner`: `whole`, `slices` (in small pieces),
 * `broken` (cut off by a reset on the way), `open` (left open for a while after everything was sent, then reset).
 * Null where the server neither answered to the end nor closed.
 */
export async function deliver(port, text, manner, random) {
  const socket = connect({ port, host: '127.0.0.1', noDelay: true });
  let received = '';
  socket.setEncoding('latin1');
  socket.on('data', (bytes) => (received += bytes));
  socket.on('error', () => {});
  const closed = new Promise((resolve) => socket.once('close', () => resolve(received)));
  const sliced = manner === 'slices' || manner === 'broken';
  const end = manner === 'broken' ? random.below(text.length + 1) : text.length;
  for (let at = 0; at < end && !socket.destroyed; ) {
    const size = sliced ? 1 + random.below(random.pick([3, 50, 5000])) : end;
    socket.write(text.slice(at, Math.min(end, at + size)), 'latin1');
    at += size;
    if (sliced && random.once(3)) await pause();
  }
  if (manner === 'broken' || manner === 'open') {
    if (manner === 'open') await new Promise((resolve) => setTimeout(resolve, random.below(30)));
    socket.resetAndDestroy();
    await closed;
    return '';
  }
  socket.end();
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(() => resolve(null), patience);
  });
  const result = await Promise.race([closed, late]);
  clearTimeout(timer);
  socket.destroy();
  return result;
}

const statusLine = /^HTTP\/1\.1 (\d{3}) [A-Za-z ]+$/;
const fieldLine = /^([A-Za-z-]+): ([\x20-\x7e]*)$/;

/** The answers in what came: `{status, headers, text, json}`. Throws where the bytes are no answers as HTTP wants them. */
export function answersOf(received) {
  const answers = [];
  for (let rest = received; rest !== ''; ) {
    const end = rest.indexOf('\r\n\r\n');
    if (end < 0) throw new Error('a head that does not end');
    const [first, ...lines] = rest.slice(0, end).split('\r\n');
    const status = Number(statusLine.exec(first)?.[1]);
    if (!status) throw new Error(`a status line that is none: ${first}`);
    const headers = new Map();
    for (const line of lines) {
      const [, name, value] = fieldLine.exec(line) ?? [];
      if (!name) throw new Error(`a field that is none: ${line}`);
      const key = name.toLowerCase();
      if (headers.has(key) && key !== 'vary') throw new Error(`twice: ${line}`);
      headers.set(key, headers.has(key) ? `${headers.get(key)}, ${value}` : value);
    }
    rest = rest.slice(end + 4);
    if (status === 100) continue;
    // An answer to HEAD has no body, whatever length it names; no body begins like a status line.
    const bare = rest === '' || rest.startsWith('HTTP/1.1 ');
    const size = Number(headers.get('content-length') ?? 0);
    if (!bare && rest.length < size) throw new Error(`a body of ${rest.length} bytes instead of ${size}`);
    answers.push(read(status, headers, bare ? '' : rest.slice(0, size)));
    if (!bare) rest = rest.slice(size);
  }
  return answers;
}

function read(status, headers, body) {
  let bytes = Buffer.from(body, 'latin1');
  if (bytes.length && headers.get('content-encoding') === 'gzip') bytes = gunzipSync(bytes);
  if (bytes.length && headers.get('content-encoding') === 'br') bytes = brotliDecompressSync(bytes);
  const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  const json =
    text && /\bjson$/.test(headers.get('content-type') ?? '') && !/ndjson/.test(headers.get('content-type'))
      ? JSON.parse(text)
      : undefined;
  return { status, headers, text, json };
}
