// Every call of the OpenAPI document with values that mean something, for tests that go through all of them: a call that is new
// in the document is in them at once.

const resolve = (document, object) =>
  object.$ref
    ? object.$ref
        .slice(2)
        .split('/')
        .reduce((node, key) => node[key], document)
    : object;

/**
 * @returns {{name: string, method: string, pattern: string, needsToken: boolean, query: string[], body?: object}[]} `body` is the
 *   schema of what has to be sent.
 */
export function callsOf(document) {
  return Object.entries(document.paths).flatMap(([pattern, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({
      name: `${method.toUpperCase()} ${pattern}`,
      method: method.toUpperCase(),
      pattern,
      needsToken: Boolean(operation.security?.length),
      query: (operation.parameters ?? [])
        .map((each) => resolve(document, each))
        .filter((each) => each.in === 'query')
        .map((each) => each.name),
      body: operation.requestBody?.content['application/json'].schema,
    })),
  );
}

/** The call's path with those values in the places of its variables; a variable without one is an error. */
export function pathOf({ pattern }, values) {
  return pattern.replace(/\{(\w+)\}/g, (_, name) => {
    if (values[name] === undefined) throw new Error(`${pattern}: no value for ${name}`);
    return encodeURIComponent(values[name]);
  });
}

/** A body of what the call wants, from the same values. */
export function bodyOf({ body, pattern }, values) {
  if (!body) return undefined;
  return Object.fromEntries(
    Object.keys(body.properties).map((name) => {
      if (values[name] === undefined) throw new Error(`${pattern}: no value for ${name}`);
      return [name, values[name]];
    }),
  );
}

/** Values for the calls about rooms, of which one is made for the player of that token. */
export async function roomValues(service, token) {
  const chosen = { options: {}, deals: 1, level: 'easy', patience: 45, seat: 0 };
  const { code } = (await service.call('POST', '/v1/rooms', { token, body: { table: 'belote', ...chosen } })).body;
  return { ...chosen, room: code, swap: false, after: 0, action: 'pass', phrase: 'hello' };
}
