// One kept connection to the service, for benchmarks: it costs the client far less than fetch does, and so leaves the
// machine to the server.
import { connect } from 'node:net';
import { connect as connectTls } from 'node:tls';

export class Line {
  /** @param {string} url of the service */
  constructor(url) {
    this.to = new URL(url);
    this.open();
  }

  open() {
    const to = { port: Number(this.to.port), host: this.to.hostname };
    // By TLS whoever answers is believed: it is we who have started it.
    const socket = this.to.protocol === 'https:' ? connectTls({ ...to, rejectUnauthorized: false }) : connect(to);
    socket.setNoDelay(true);
    socket.on('data', (bytes) => this.take(bytes.toString('latin1')));
    socket.on('error', () => {});
    socket.on('close', () => {
      // One that was left for a new one may still be closing.
      if (this.socket === socket) this.closed();
    });
    this.socket = socket;
    this.text = '';
  }

  /** One request at a time: `{status, text}`. What is said in other letters than ours comes as single bytes. */
  call(method, path, { token, body, headers = {} } = {}) {
    const sent = body === undefined ? '' : JSON.stringify(body);
    const head = [
      `${method} ${path} HTTP/1.1`,
      'host: bench',
      ...(token ? [`authorization: Bearer ${token}`] : []),
      ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
      ...(body === undefined ? [] : ['content-type: application/json', `content-length: ${sent.length}`]),
    ];
    const request = `${head.join('\r\n')}\r\n\r\n${sent}`;
    // The server closes what has been idle; a stream that was closed swallows what is written to it.
    if (this.socket.destroyed || !this.socket.writable) this.open();
    return new Promise((answered, failed) => {
      this.answered = answered;
      this.failed = failed;
      // It may have closed at this same moment, and then has read nothing.
      this.again = () => {
        this.open();
        this.socket.write(request);
      };
      this.socket.write(request);
    });
  }

  closed() {
    const again = this.again;
    this.again = undefined;
    if (again && this.text === '') again();
    else this.failed?.(new Error('the connection was closed'));
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
    this.again = undefined;
    this.answered?.(answer);
  }

  close() {
    this.failed = undefined;
    this.again = undefined;
    this.socket.destroy();
  }
}
