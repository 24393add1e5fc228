// What is done to a request so that it is no longer as it should be: to its JSON, its target, its fields, its framing, and to the
// bytes of it all.

const odd = [
  ...[
    '',
    ' ',
    '\0',
    '\u202e',
    '\ud800',
    '%00',
    '%',
    '%zz',
    '%ff',
    '%c0%ae',
    '../..',
    '%2e%2e%2f',
    '//',
    '"',
    "'",
    '\\',
  ],
  ...["';select pg_sleep(9)--", '$1', '{}', 'null', 'NaN', '-0', '1e999', '9223372036854775808', 'a'.repeat(9000)],
  ...[
    '\u200d'.repeat(40),
    'a\u0301\u0301\u0301\u0301',
    '𝔸',
    '\ufeff',
    'me',
    'today',
    'pass',
    'AS',
    'JK:H',
    'bid:7S',
    '\r\nX: y',
  ],
];
const oddJson = [
  'null',
  'true',
  '-0',
  '1e400',
  '1e-400',
  '12345678901234567890123',
  '"\\ud800"',
  '"\\u0000"',
  '[]',
  '{}',
  '[[]]',
  '{"a":{}}',
];
const oddFields = [
  ...['Content-Length: 5', 'Content-Length: 0', 'Content-Length: -1', 'Content-Length: 18446744073709551617'],
  ...['Transfer-Encoding: chunked', 'Transfer-Encoding: gzip', 'Transfer-Encoding:\tchunked ', 'Connection: close, x'],
  ...[
    'Connection: upgrade',
    'Upgrade: h2c',
    'Expect: 100-continue',
    'Expect: x',
    'Host: a',
    'Host:',
    ' folded: x',
    ': empty',
  ],
  ...['Authorization: Bearer', 'Authorization: Basic YTpi', 'Authorization: Bearer a', 'Authorization: bearer =='],
  ...[
    'Accept-Encoding: *;q=0, gzip;q=0.0, br;q=1',
    'Accept-Encoding: ,,;;',
    'If-None-Match: *',
    'If-None-Match: W/"',
    'Range: bytes=0-',
  ],
  ...[
    'Content-Type: text/plain',
    'Content-Type: application/json;charset',
    'Content-Encoding: gzip',
    'Content-Encoding: identity',
  ],
  ...[
    'X-Forwarded-For: ,,,',
    'X-Forwarded-For: [::1',
    'X-Forwarded-For: 1.2.3.4:99, [2001:db8::1]:80',
    'Forwarded: for=x',
    'Origin: null',
  ],
  ...[
    'A: \x80\xff',
    'A: \x01',
    'A\0: b',
    'X-Request-Id: 1',
    `A: ${'b'.repeat(17000)}`,
    'B: c\r\n'.repeat(70).trimEnd(),
  ],
];

function spliced(text, at, removed, inserted) {
  return text.slice(0, at) + inserted + text.slice(at + removed);
}

/** One change to the bytes: some turned over, taken out, put in, said twice, or moved. */
function mutateBytes(text, random) {
  const at = random.below(text.length + 1);
  const some = 1 + random.below(random.pick([2, 8, 64]));
  switch (random.below(7)) {
    case 0:
      return spliced(text, at, 1, String.fromCharCode((text.charCodeAt(at) || 0) ^ (1 << random.below(8))));
    case 1:
      return spliced(text, at, some, '');
    case 2:
      return spliced(text, at, 0, random.bytes(some));
    case 3:
      return spliced(text, at, 0, text.slice(at, at + some).repeat(1 + random.below(4)));
    case 4:
      return spliced(text, at, 0, latin1(random.pick(odd)));
    case 5:
      return text.slice(0, at);
    default:
      return spliced(text, at, 0, random.pick(['\r\n', '\n', '\r', '\r\n\r\n', ' ', '\t', ':', '0\r\n\r\n', '\0']));
  }
}

/** One change to the lines: one left out, said twice, put elsewhere, or ended otherwise. */
function mutateLines(text, random) {
  const lines = text.split('\r\n');
  const at = random.below(lines.length);
  switch (random.below(4)) {
    case 0:
      lines.splice(at, 1);
      break;
    case 1:
      lines.splice(at, 0, lines[at]);
      break;
    case 2:
      lines.splice(random.below(lines.length), 0, ...lines.splice(at, 1));
      break;
    default:
      return [lines.slice(0, at).join('\r\n'), lines.slice(at).join('\r\n')].join(
        random.pick(['\n', '\r', '\r\n ', '\0\r\n']),
      );
  }
  return lines.join('\r\n');
}

const latin1 = (text) => Buffer.from(text, 'utf8').toString('latin1');

/** One change to a JSON text, which mostly leaves it one. */
function mutateJson(text, random) {
  const values = [...text.matchAll(/"(?:[^"\\]|\\.)*"(?!:)|\[\]|\d+/g)];
  const value = values.length ? random.pick(values) : undefined;
  switch (random.below(7)) {
    case 0:
      return value ? spliced(text, value.index, value[0].length, JSON.stringify(random.pick(odd))) : text;
    case 1:
      return value ? spliced(text, value.index, value[0].length, random.pick(oddJson)) : text;
    case 2: // deep, up to the limit and beyond
      return `{"x":${'['.repeat(random.pick([3, 14, 15, 16, 40000]))}${']'.repeat(random.pick([3, 14, 15, 16]))},${text.slice(1)}`;
    case 3: // the same key twice
      return text.replace(/^\{(.*)\}$/s, '{$1,$1}');
    case 4: // many more
      return text.replace('[', `[${'"pass",'.repeat(random.pick([1, 60, 9000]))}`);
    case 5:
      return spliced(
        text,
        random.below(text.length),
        0,
        random.pick([',', '}', ']', '"', ' ', '\\u0000', '/**/', '\ufeff']),
      );
    default:
      return text + random.pick([' ', '\n', '\0', '{}', 'x'.repeat(70000)]);
  }
}

function mutateTarget(target, random) {
  const parts = target.split(/(?=[/?&=])/);
  const at = random.below(parts.length);
  switch (random.below(5)) {
    case 0:
      parts[at] =
        parts[at][0] +
        encodeURIComponent(random.pick(odd.filter((text) => text.isWellFormed?.() ?? !text.includes('\ud800'))));
      break;
    case 1:
      parts[at] = parts[at][0] + latin1(random.pick(odd)).replace(/[\r\n ]/g, '');
      break;
    case 2:
      parts.splice(at, 0, parts[at]);
      break;
    case 3:
      return `${target}${target.includes('?') ? '&' : '?'}${random.pick(['limit', 'cursor', 'group', 'from', 'span', 'x'])}=${encodeURIComponent(random.pick(['1', '', 'A'.repeat(500), '☃', '-5', '2026-01-01']))}`;
    default:
      return mutateBytes(target, random);
  }
  return parts.join('');
}

/** The bytes of a body in chunks of odd sizes. */
function chunked(body, random) {
  let text = '';
  for (let at = 0; at < body.length; ) {
    const size = Math.min(body.length - at, 1 + random.below(random.pick([4, 64, 70000])));
    const extension = random.once(6) ? ';a="b"' : '';
    text += `${random.once(5) ? '000' : ''}${size.toString(16)}${extension}\r\n${body.slice(at, at + size)}\r\n`;
    at += size;
  }
  return `${text}0\r\n${random.once(4) ? 'Trailer: x\r\n' : ''}\r\n`;
}

/** The request's bytes (latin1), with `changes` of them amiss; none: as it should be. */
export function bytesOf(asked, changes, random) {
  let { method, target, body } = asked;
  const fields = asked.fields.map(([name, value]) => `${name}: ${value}`);
  const levels = Array.from({ length: changes }, () =>
    random.pick(['json', 'json', 'target', 'fields', 'method', 'lines', 'bytes', 'bytes']),
  );
  for (const level of levels) {
    if (level === 'json' && body !== undefined) body = mutateJson(body, random);
    if (level === 'target') target = mutateTarget(target, random);
    if (level === 'fields') fields.splice(random.below(fields.length + 1), 0, random.pick(oddFields));
    if (level === 'method')
      method = random.pick([
        'HEAD',
        'OPTIONS',
        'DELETE',
        'PUT',
        'PATCH',
        'TRACE',
        'CONNECT',
        'PRI',
        'get',
        '',
        'A'.repeat(300),
      ]);
  }
  let sent = body === undefined ? '' : latin1(body);
  if (body !== undefined) {
    fields.push('Content-Type: application/json');
    if (random.once(4)) {
      fields.push('Transfer-Encoding: chunked');
      sent = chunked(sent, random);
    } else {
      fields.push(`Content-Length: ${sent.length}`);
    }
  }
  let text = `${latin1(`${method} ${target}`)} HTTP/1.1\r\nHost: localhost\r\n${fields.map((field) => `${field}\r\n`).join('')}\r\n${sent}`;
  for (const level of levels) {
    if (level === 'lines') text = mutateLines(text, random);
    if (level === 'bytes') text = mutateBytes(text, random);
  }
  return text;
}
