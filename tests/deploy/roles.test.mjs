// The database's roles as schema/roles.sql and the migrations make them: what the server's role may do is exactly what is listed here,
// and nothing of it changes the schema or unmakes what was played.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { after, before, describe, test } from 'node:test';
import { databaseUrl, runAdmin, sql, startService } from '../api/harness.mjs';
import { body, makeRoom } from '../api/room.mjs';
import { database, dropRoles, makeDatabase } from './roles.mjs';

const clock = '2026-11-29T10:00:00Z';

// Privileges on whole tables, and on columns where they are for these alone.
const rights = {
  days: ['select', 'insert (date)', 'update (closed_at)'],
  deals: ['select', 'insert', 'update (bots_level)', 'update (bots_version)'],
  group_members: ['select', 'insert', 'delete'],
  groups: ['select', 'insert', 'update (name)', 'delete'],
  launch: ['select', 'insert'],
  period_counts: ['select', 'insert', 'update', 'delete'],
  period_state: ['select', 'update'],
  period_sums: ['select', 'insert', 'update', 'delete'],
  players: ['select', 'insert', 'update (name)', 'update (forgotten_at)'],
  plays: [
    'select',
    ...[
      'date',
      'table_name',
      'player',
      'seat',
      'play',
      'ranked',
      'bots_level',
      'bots_version',
      'actions',
      'started_at',
    ].map((column) => `insert (${column})`),
    ...['insert (finished_at)', 'insert (score)'],
    ...['update (ranked)', 'update (actions)', 'update (finished_at)', 'update (score)'],
  ],
  room_matches: ['select'],
  room_members: [
    'select',
    'insert',
    ...['seat', 'wish', 'away', 'seen_at', 'connected', 'phrase', 'said_at'].map((column) => `update (${column})`),
    'delete',
  ],
  rooms: [
    'select',
    'insert',
    ...['used_at', 'version', 'state', 'match', 'seed', 'dealer', 'actions', 'turn_at'].map(
      (column) => `update (${column})`,
    ),
    'delete',
  ],
  schema_migrations: ['select'],
  score_counts: ['select', 'insert', 'update (plays)'],
  tokens: ['select (sha256)', 'select (player)', 'insert', 'delete'],
  transfer_codes: ['select', 'insert', 'update (code_sha256)', 'update (expires_at)', 'delete'],
};

/** Runs statements as that role; what PostgreSQL says to each. */
function refusals(role, statements) {
  const options = ['-X', '-q', '-d', databaseUrl(database, role)];
  const input = statements.map((text) => `${text};\n\\warn ----\n`).join('');
  const { stderr } = spawnSync('psql', options, { input, encoding: 'utf8' });
  return stderr.split('----\n').slice(0, -1);
}

describe('the database’s roles', () => {
  let service;
  before(async () => {
    makeDatabase();
    service = await startService({ clock, database, user: 'rozbazi_server' });
  });
  after(async () => {
    await service.close();
    dropRoles();
  });

  test('the server’s role does all that the service does', async () => {
    const { token, player } = await service.player();
    assert.equal((await service.finish(token)).rank, 1);
    assert.equal((await service.call('PATCH', '/v1/players/me', { token, body: { name: 'Bea' } })).status, 200);
    const { code } = (await service.call('POST', '/v1/players/me/transfer', { token })).body;
    assert.equal((await service.call('POST', '/v1/players/me/transfer', { token })).status, 201);
    assert.equal((await service.call('POST', '/v1/transfer', { body: { code } })).status, 410);
    const group = (await service.call('POST', '/v1/groups', { token, body: { name: 'Chai' } })).body.code;
    const other = (await service.player()).token;
    assert.equal((await service.call('POST', `/v1/groups/${group}/members`, { token: other })).status, 200);
    assert.equal((await service.call('DELETE', `/v1/groups/${group}/members/me`, { token: other })).status, 204);
    const [ali, bea] = [await service.player('Ali'), await service.player('Bea')];
    const room = await makeRoom(service, ali, { deals: 1 });
    await room.seat([ali, bea]);
    await body(room.say(bea, 'hello'));
    await room.begin(ali);
    const { version } = await room.play([ali, bea]);
    await body(room.rematch(ali, version));
    await service.call('PATCH', '/v1/players/me', { token: bea.token, body: { name: 'Cem' } });
    for (const player of [ali, bea]) assert.equal((await room.leave(player)).status, 204);
    await service.restart({ clock: '2026-12-02T10:00:00Z' });
    assert.equal((await service.call('GET', '/v1/boards/all/2026-11')).body.entries[0].player, player);
    assert.equal((await service.call('GET', '/v1/days/2026-11-29/record')).status, 200);
    assert.equal((await service.call('GET', `/v1/boards/all/all-time?group=${group}`, { token })).status, 200);
    assert.equal((await service.finish(token, { date: '2026-11-29', table: 'coinche' })).ranked, false);
    assert.equal((await service.call('DELETE', '/v1/players/me', { token })).status, 204);
  });

  test('the server’s role has these rights and no others', () => {
    const granted = sql(
      `select table_name, lower(privilege_type) from information_schema.role_table_grants where grantee = 'rozbazi_server'
       union all
       select table_name, format('%s (%s)', lower(privilege_type), column_name)
       from information_schema.column_privileges c where grantee = 'rozbazi_server' and not exists (
         select from information_schema.role_table_grants t where grantee = 'rozbazi_server'
         and t.table_name = c.table_name and t.privilege_type = c.privilege_type)`,
      database,
    );
    const found = {};
    for (const line of granted.split('\n')) {
      const [table, right] = line.split('|');
      found[table] = [...(found[table] ?? []), right].sort();
    }
    const expected = Object.fromEntries(Object.entries(rights).map(([table, list]) => [table, [...list].sort()]));
    assert.deepEqual(found, expected);
    // Partitions of plays are reached through plays alone.
    assert.ok(!Object.keys(found).some((table) => /^plays_\d/.test(table)));
  });

  test('the server’s role cannot change the schema, empty a table, unmake what was played, or read what it does not need', () => {
    const statements = [
      ...[
        'create table public.mine ()',
        'create temporary table mine ()',
        'create schema mine',
        'create index on plays (score)',
      ],
      ...[
        'drop table plays',
        'drop table transfer_codes',
        'drop function ensure_plays_partition(date)',
        'drop schema public cascade',
      ],
      ...[
        'alter table plays add column mine integer',
        'alter table plays disable trigger all',
        'alter table plays owner to rozbazi_server',
      ],
      ...[
        'create function mine() returns int language sql as $$ select 1 $$',
        'create extension pgcrypto',
        'create view mine as select 1',
      ],
      ...['truncate score_counts', 'truncate plays', 'truncate transfer_codes'],
      ...[
        'delete from plays',
        'delete from days',
        'delete from deals',
        'delete from players',
        'delete from score_counts',
      ],
      `update days set voided_at = '2026-11-29Z'`,
      `update days set corrections = 1`,
      `update plays set ranked = false, removed_at = '2026-11-29Z'`,
      `update plays set player = '00000000-0000-4000-8000-000000000000'`,
      // What may be written into a play that goes on may not be into one that is over.
      ...['update plays set score = score + 1', `update plays set finished_at = finished_at - interval '1 hour'`],
      'update plays set score = null, finished_at = null where finished_at is not null',
      ...[`update plays set actions = actions || 'AS '`, `update plays set actions = ''`],
      ...['update plays set ranked = false where finished_at is not null', 'update plays set ranked = true'],
      `update deals set commitment = sha256('other')`,
      'update deals set version = 1',
      `update players set created_at = '2026-11-29Z'`,
      `update tokens set player = '00000000-0000-4000-8000-000000000000'`,
      `update launch set date = '2020-01-01'`,
      ...[`update rooms set code = 'AAAAAA'`, `update rooms set options = '{}'`, 'truncate rooms cascade'],
      ...[`update room_matches set actions = ''`, 'delete from room_matches'],
      `update room_members set player = '00000000-0000-4000-8000-000000000000'`,
      `insert into days (date, voided_at) values ('2030-01-01', '2026-11-29Z')`,
      `insert into schema_migrations values (99, 'x', '', '2026-11-29Z')`,
      ...['delete from schema_migrations', 'update schema_migrations set number = 1'],
      ...[
        'select created_at from tokens',
        'select * from tokens',
        'select * from plays_2026_11',
        'select * from pg_authid',
      ],
      ...['set role rozbazi_owner', 'set role postgres', 'set session authorization rozbazi_owner', 'create role mine'],
      ...['alter role rozbazi_server superuser', `alter role rozbazi_owner password 'x'`],
      ...[
        `copy plays to '/tmp/mine'`,
        `copy players from program 'id'`,
        `select pg_read_file('/etc/passwd')`,
        `select pg_reload_conf()`,
      ],
      ...[`alter system set log_statement = 'all'`, 'alter database rozbazi rename to mine'],
    ];
    const said = refusals('rozbazi_server', statements);
    assert.equal(said.length, statements.length);
    for (const [number, text] of statements.entries()) {
      assert.match(said[number], /permission denied|must be owner|must be superuser/, text);
    }
  });

  test('neither role is more than a role, and nobody else may come', () => {
    const roles = sql(
      `select rolname, rolsuper, rolcreaterole, rolcreatedb, rolreplication, rolbypassrls,
         (select count(*) from pg_auth_members where member = r.oid) from pg_roles r where rolname like 'rozbazi%' order by 1`,
    );
    assert.equal(roles, 'rozbazi_owner|f|f|f|f|f|0\nrozbazi_server|f|f|f|f|f|0');
    assert.equal(sql(`select datacl from pg_database where datname = 'rozbazi'`).includes('{='), false);
    assert.equal(sql(`select has_database_privilege('rozbazi_server', 'rozbazi', 'temp')`), 'f');
  });

  test('the operator’s commands are for the owner’s role alone', async () => {
    const { token } = await service.player();
    const { play } = await service.finish(token, { table: 'belote' });
    assert.equal((await runAdmin(database, ['remove-result', play], 'rozbazi_server')).status, 1);
    assert.equal((await runAdmin(database, ['remove-result', play], 'rozbazi_owner')).status, 0);
    assert.equal((await runAdmin(database, ['check'], 'rozbazi_owner')).status, 0);
  });
});
