// One kept connection to the service, for benchmarks: it costs the client far less than fetch does, and so leaves the
// machine to the server.
import { connect } from 'node:net';

export class Line {
  /** @param {string} url of the service */
  constructor(url) {
    this.to = new URL(url);
    this.open();
  }

  open() {
    const socket = connect(Number(this.to.port), this.to.hostname);
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.take(bytes.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => this.failed?.(new Error('the connection was closed')));
    this.socket = socket;
    this.text = '';
  }

  /** One request at a time: `{status, text}`. What is said in other letters than ours comes as single bytes. */
  call(method, path, { token, body } = {}) {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: bench',
      ...(token ? [`authorization: Bearer ${token}`] : []),
      ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${sent.length}`]),
    ];
    // The server closes what has been idle; a stream that was closed swallows what is written to it.
    if (this.socket.destroyed || !this.socket.writable) this.open();
    return new Promise((answered, failed) => {
      this.answered = answered;
      this.failed = failed;
      this.socket.write(`${head.join('\r\n')}\r\n\r\n${sent}`);
    });
  }

  take(part) {
    this.text += part;
    this.headEnd ??= this.text.indexOf('\r\n\r\n');
    if (this.headEnd < 0) this.headEnd = undefined;
    if (this.headEnd === undefined) return;
    this.length ??= Number(/\r\ncontent-length: (\d+)/i.exec(this.text.slice(0, this.headEnd))?.[1] ?? 0);
    const start = this.headEnd + 4;
    if (this.text.length < start + this.length) return;
    const answer = { status: Number(this.text.slice(9, 12)), text: this.text.slice(start, start + this.length) };
    this.text = this.text.slice(start + this.length);
    this.headEnd = undefined;
    this.length = undefined;
    this.answered?.(answer);
  }

  close() {
    this.failed = undefined;
    this.socket.destroy();
  }
}
