// The production database's roles, made as an operator makes them.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { databaseUrl, program, sql } from '../api/harness.mjs';

/** The database that schema/roles.sql makes. */
export const database = 'rozbazi';

export function makeDatabase() {
  const file = readFileSync(resolve(import.meta.dirname, '../../schema/roles.sql'), 'utf8');
  for (const statement of file.replace(/^--.*$/gm, '').split(';')) if (statement.trim()) sql(statement);
  execFileSync(program('rozbazi-server'), ['migrate', '--database', databaseUrl(database, 'rozbazi_owner')]);
}

/** When the database is gone. */
export const dropRoles = () => sql('drop role rozbazi_owner; drop role rozbazi_server');
