// Requests as they should be, for every call of the OpenAPI document: a new call is fuzzed as soon as it is described.

const paths = ['/', '/ur/', '/ur', '/assets/app.js', '/nowhere', '/en/nowhere', '/.hidden', '*'];
const fieldsNow = [
  ['Accept-Encoding', 'gzip'],
  ['Accept-Encoding', 'br, gzip;q=0'],
  ['Accept', 'text/html,*/*'],
  ['Origin', 'https://rozbazi.example'],
  ['Origin', 'https://evil.example'],
  ['X-Forwarded-For', '192.0.2.1, 2001:db8::7'],
  ['X-Forwarded-For', 'nonsense'],
  ['Expect', '100-continue'],
];

/** A value of that schema: objects whole, their members as the world knows them. */
function example(schema, name, world, random) {
  if (schema.properties) {
    return Object.fromEntries(
      Object.entries(schema.properties).map(([key, inner]) => [key, example(inner, key, world, random)]),
    );
  }
  if (schema.type === 'array')
    return Array.from({ length: random.below(4) }, () => example(schema.items, name, world, random));
  return world.value(name, random);
}

/** The next moves of a play that is not finished: one that is legal, several, none, or one that is not. */
function logOf(play, random) {
  const next = play.legal.length ? random.pick(play.legal) : 'pass';
  return random.pick([
    [...play.log, next],
    [...play.log, next],
    [...play.log, next],
    [...play.log, next, next],
    play.log.slice(0, -1),
    [...play.log, 'AS', '7S', 'JK:H'],
    [...play.log, next, 'nonsense'],
    [],
  ]);
}

/** What is sent: the next moves of a play, what fits a room as it was seen last, or what the call's schema says. */
function bodyFor(call, play, room, world, random) {
  if (play) return { log: logOf(play, random) };
  const body = example(call.body, '', world, random);
  if (!room || random.once(6)) return body;
  if ('action' in body) return { after: room.actions, action: room.legal.length ? random.pick(room.legal) : 'pass' };
  if ('after' in body) return { after: room.version };
  return body;
}

/** A request `{method, pattern, target, fields, body, token}` that the service should understand. */
export function request(calls, world, random) {
  if (random.once(25)) {
    return {
      method: random.pick(['GET', 'HEAD', 'OPTIONS', 'POST']),
      pattern: '(site)',
      target: random.pick(paths),
      fields: extra(random),
    };
  }
  // A play or a room has many moves, and most of what can go wrong happens in one.
  const many = random.pick(['/v1/plays', '/v1/plays', '/v1/rooms']);
  let call = random.pick(random.once(2) ? calls.filter(({ pattern }) => pattern.startsWith(many)) : calls);
  if (world.players.length < 6 || (call.method === 'DELETE' && !random.once(8))) call = calls.find(({ body }) => body);
  const open = world.plays.filter(({ finished }) => !finished);
  const play = call.pattern.startsWith('/v1/plays/') && open.length && !random.once(6) ? random.pick(open) : undefined;
  // A room is for those who are in it.
  const room =
    call.pattern.startsWith('/v1/rooms/') && world.rooms.length && !random.once(4)
      ? random.pick(world.rooms)
      : undefined;
  const named = { play: play?.play, room: room?.code };
  let target = call.pattern.replace(/\{(\w+)\}/g, (_, name) =>
    encodeURIComponent(named[name] ?? world.value(name, random)),
  );
  const query = call.query
    .filter(() => random.once(2))
    .map((name) => `${name}=${encodeURIComponent(world.value(name, random))}`);
  if (query.length) target += `?${query.join('&')}`;
  const token = play?.token ?? room?.token ?? (call.needsToken || random.once(3) ? world.token(random) : undefined);
  let body;
  if (call.body) body = JSON.stringify(bodyFor(call, play, room, world, random));
  const method = call.method === 'GET' ? random.pick(['GET', 'GET', 'GET', 'GET', 'HEAD', 'OPTIONS']) : call.method;
  const fields = extra(random);
  if (token) fields.push(['Authorization', `Bearer ${token}`]);
  if (world.tags.length && random.once(6)) fields.push(['If-None-Match', random.pick(world.tags)]);
  return { method, pattern: call.pattern, target, fields, body, token };
}

const extra = (random) => (random.once(3) ? [[...random.pick(fieldsNow)]] : []);
