// A real rozbazi-server beside a real PostgreSQL, for the tests of the HTTP API. Run under ops/with-postgres.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';

const run = promisify(execFile);
const root = resolve(import.meta.dirname, '../..');
const bin = process.env.ROZBAZI_BIN ?? join(root, 'build/release/bin');
const postgresBin = '/usr/lib/postgresql/15/bin';

function environment(name) {
  assert.ok(process.env[name], `${name} is not set; run this under ops/with-postgres`);
  return process.env[name];
}

/** All tables, as a day lists them. */
export const tables = [
  'tute-4',
  'tute-3',
  'tute-2',
  'belote',
  'coinche',
  'five-hundred',
  'teen-do-paanch',
  'schafkopf',
];

/** The path of one of our programs. */
export const program = (name) => join(bin, name);

/** Runs SQL as the superuser in `database`, and gives what psql prints of it. */
export function sql(text, database = 'postgres') {
  const url = databaseUrl(database);
  const options = ['-X', '-q', '-A', '-t', '-v', 'ON_ERROR_STOP=1', '-d', url, '-c', text];
  return execFileSync(join(postgresBin, 'psql'), options, { encoding: 'utf8' }).trim();
}

/** SQL that puts into the rows what nothing could: without triggers and references. */
export const forge = (text, database) => sql(`set session_replication_role = replica; ${text}`, database);

/** Does `statement` in a transaction that stays open: whoever wants what it locks waits. Gives a function that ends it. */
export async function hold(statement, database) {
  const psql = spawn(join(postgresBin, 'psql'), [
    '-X',
    '-q',
    '-A',
    '-t',
    '-v',
    'ON_ERROR_STOP=1',
    '-d',
    databaseUrl(database),
  ]);
  psql.stdin.write(`begin; ${statement}; select 'held';\n`);
  const [text] = await once(psql.stdout, 'data');
  assert.match(String(text), /held/);
  return async () => {
    psql.stdin.end();
    await once(psql, 'exit');
  };
}

/** Whether somebody waits for what another holds. */
export const isWaiting = (database) =>
  sql(`select count(*) from pg_stat_activity where wait_event_type = 'Lock' and datname = '${database}'`) !== '0';

export function databaseUrl(database, user, socket) {
  const url = new URL(environment('ROZBAZI_TEST_DATABASE_URL'));
  url.pathname = `/${database}`;
  if (user) url.searchParams.set('user', user);
  if (socket) url.searchParams.set('host', socket);
  return url.href;
}

/** The folder of PostgreSQL's socket. */
export const postgresSocket = () => new URL(databaseUrl('postgres')).searchParams.get('host');

/** What `ops/with-postgres` can do to PostgreSQL itself; started by this, it finds that in its environment besides. */
export const postgres = (what, besides = {}) =>
  execFileSync(environment('ROZBAZI_TEST_POSTGRES_CTL'), [what], { env: { ...process.env, ...besides } });
/** The same, while this process goes on. */
export const letPostgres = (what, besides = {}) =>
  run(environment('ROZBAZI_TEST_POSTGRES_CTL'), [what], { env: { ...process.env, ...besides } });

/** All that PostgreSQL has written into its log. */
export const postgresLog = () => readFileSync(environment('ROZBAZI_TEST_POSTGRES_LOG'), 'utf8');

/** The deal of a table and a date, hidden cards and all, from the secret. */
export function deal(service, table, date) {
  const options = ['--secret-file', service.secretFile, '--date', date, '--table', table];
  return JSON.parse(execFileSync(program('rozbazi-deal'), options, { encoding: 'utf8' }));
}

/** A new, empty database with the schema; its name. */
export function newDatabase() {
  const name = `test_${randomBytes(6).toString('hex')}`;
  sql(`create database ${name}`);
  execFileSync(program('rozbazi-server'), ['migrate', '--database', databaseUrl(name)]);
  return name;
}

/** Runs rozbazi-server until it ends: its exit status and what it said. */
export const runServer = (options) => runProgram('rozbazi-server', options);

/** The same of rozbazi-admin on that database. */
export const runAdmin = (database, words, user) =>
  runProgram('rozbazi-admin', [...words, '--database', databaseUrl(database, user)]);

/** The same of any of our programs. */
export async function runProgram(name, options, settings = {}) {
  try {
    const { stdout, stderr } = await run(program(name), options, { timeout: 20_000, ...settings });
    return { status: 0, stdout, stderr };
  } catch (error) {
    return { status: error.code, stdout: error.stdout, stderr: error.stderr };
  }
}

/**
 * A server of its own database, to be closed with `close()`.
 * @param {{clock?: string, secret?: string, database?: string, user?: string, options?: string[], socket?: string,
 *   server?: string, environment?: object}} settings `clock`: what it is when
 *   the server starts, for ever going on; `secret`: 64 hex digits, always the same ones unless given, so that a
 *   date has the same deals in every run; `database` and `user`: an empty one and the superuser unless given;
 *   `options`: further ones of rozbazi-server; `socket`: the folder of the socket by which it finds PostgreSQL, if not the
 *   usual one; `server` and `environment`: another build of it, and what that finds in its environment besides.
 */
export async function startService(settings = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'rozbazi-api-'));
  const service = new Service(folder, settings.database ?? newDatabase(), settings.user);
  writeFileSync(service.secretFile, settings.secret ?? '5a'.repeat(32), { mode: 0o600 });
  await service.start(settings);
  return service;
}

/** A server that somebody else has started; its secret is in that folder. */
export const serviceAt = (url, folder, database) => Object.assign(new Service(folder, database), { url });

const firstButPass = ({ legal }) => legal.find((action) => action !== 'pass') ?? 'pass';

class Service {
  constructor(folder, database, user) {
    this.folder = folder;
    this.database = database;
    this.user = user;
    this.secretFile = join(folder, 'secret');
    this.log = [];
  }

  options({ clock, options = ['--limits', 'off'], socket } = {}) {
    return [
      ...['serve', '--listen', '127.0.0.1:0', '--database', databaseUrl(this.database, this.user, socket)],
      ...['--secret-file', this.secretFile, ...options, ...(clock ? ['--clock', clock] : [])],
    ];
  }

  async start(settings = {}) {
    const env = { ...process.env, ...settings.environment };
    const server = settings.server ?? program('rozbazi-server');
    this.process = spawn(server, this.options(settings), { stdio: ['ignore', 'ignore', 'pipe'], env });
    this.exited = once(this.process, 'exit');
    const lines = createInterface({ input: this.process.stderr });
    const port = new Promise((found, failed) => {
      lines.on('line', (line) => {
        this.log.push(line);
        const listening = /event=listening .*port=(\d+)/.exec(line);
        if (listening) found(listening[1]);
      });
      this.exited.then(() => failed(new Error(`the server ended:\n${this.log.join('\n')}`)));
    });
    this.url = `http://127.0.0.1:${await port}`;
  }

  /** A further server beside this one, on the same database; to be started, and to be stopped before this one is closed. */
  another() {
    return new Service(this.folder, this.database, this.user);
  }

  /** Ends the process; SIGKILL unless told otherwise. */
  async stop(signal = 'SIGKILL') {
    this.process.kill(signal);
    const [status] = await this.exited;
    return status;
  }

  /** Kills the process and starts another one on the same database. */
  async restart(settings) {
    await this.stop();
    await this.start(settings);
  }

  async close() {
    await this.stop();
    rmSync(this.folder, { recursive: true });
    sql(`drop database ${this.database} with (force)`);
  }

  /** One request. `body` is sent as JSON unless it is a string. */
  async call(method, path, { token, body, headers = {} } = {}) {
    const response = await fetch(this.url + path, {
      method,
      headers: {
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(token ? { authorization: `Bearer ${token}` } : {}),
        ...headers,
      },
      body: body === undefined || typeof body === 'string' ? body : JSON.stringify(body),
    });
    const text = await response.text();
    const isJson = /\bjson\b/.test(response.headers.get('content-type') ?? '');
    return {
      status: response.status,
      headers: response.headers,
      text,
      body: isJson && text !== '' ? JSON.parse(text) : undefined,
    };
  }

  /** The number of that name in the metrics. */
  async metric(name) {
    const { text } = await this.call('GET', '/metrics');
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    assert.ok(line, `${name} is not in the metrics`);
    return Number(line.split(' ')[1]);
  }

  /** A new player: `{player, name, tag, token}`. */
  async player(name = 'Ali') {
    const answer = await this.call('POST', '/v1/players', { body: { name } });
    assert.equal(answer.status, 201, answer.text);
    return answer.body;
  }

  /** The player's play of that table and day, started where it was not. */
  async play(token, table = 'belote', date = 'today') {
    const answer = await this.call('POST', '/v1/plays', { token, body: { table, date } });
    assert.ok(answer.status === 201 || answer.status === 200, answer.text);
    return answer.body;
  }

  async put(token, play, log) {
    return this.call('PUT', `/v1/plays/${play}/log`, { token, body: { log } });
  }

  /**
   * Plays to the end, or `upTo` so many actions, one move at a time. `choose` gets the view and gives one of its `legal`
   * actions: the first that is no pass unless told otherwise, so that there are tricks. Gives the play as it is then.
   */
  async finish(token, { table = 'belote', date = 'today', choose = firstButPass, upTo = Infinity } = {}) {
    let play = await this.play(token, table, date);
    while (!play.finished && play.log.length < upTo) {
      const answer = await this.put(token, play.play, [...play.log, choose(play.view)]);
      assert.equal(answer.status, 200, answer.text);
      play = answer.body;
    }
    return play;
  }
}

/** That an answer is the problem of that status and code, in the form of RFC 9457. */
export function assertProblem(answer, status, code) {
  assert.equal(answer.status, status, answer.text);
  assert.match(answer.headers.get('content-type'), /^application\/problem\+json/);
  assert.equal(answer.body.code, code, answer.text);
  assert.equal(answer.body.status, status);
  for (const member of ['type', 'title', 'detail']) assert.equal(typeof answer.body[member], 'string', member);
  return answer.body;
}
