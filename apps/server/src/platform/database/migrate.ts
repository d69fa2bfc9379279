import { createHash } from 'node:crypto';
import { readFile, readdir } from 'node:fs/promises';
import type pg from 'pg';
import { StartRefusal } from '../host/start-refusal.ts';

/** One numbered step of the schema. */
export interface Migration {
  readonly number: number;
  readonly name: string;
  readonly sql: string;
  readonly checksum: string;
}

const folder = new URL('migrations/', import.meta.url);
/** Any number will do, as long as every version of the server takes the same. */
const lockKey = 7_412_026;

/** The migrations that this server knows, in order. */
export const readMigrations = async (from: URL = folder): Promise<readonly Migration[]> => {
  const names = (await readdir(from)).filter(name => name.endsWith('.sql')).sort();
  const migrations = await Promise.all(
    names.map(async name => {
      const number = Number(/^(\d{4})-/.exec(name)?.[1] ?? Number.NaN);
      const sql = (await readFile(new URL(name, from), 'utf8')).replaceAll('\r\n', '\n');
      return { number, name, sql, checksum: createHash('sha256').update(sql).digest('hex') };
    }),
  );
  for (const [at, { number, name }] of migrations.entries()) {
    if (number !== at + 1) throw new Error(`migration ${name} should be number ${at + 1}`);
  }
  return migrations;
};

/** The first migration that the database lacks. Refuses a database that another or a later version of the server made. */
const nextAfter = (
  applied: readonly { number: number; name: string; checksum: string }[],
  known: readonly Migration[],
): Migration | undefined => {
  for (const row of applied) {
    const migration = known[row.number - 1];
    if (!migration) {
      throw new StartRefusal(
        `The database has a newer schema (migration ${row.name}) than this server knows (up to ${known.at(-1)?.name ?? 'none'}). Start the newer server, or restore a backup made before the update.`,
      );
    }
    if (migration.checksum !== row.checksum) {
      throw new StartRefusal(
        `Migration ${migration.name} differs from the one that made this database. Start the server that made it, or begin with an empty database.`,
      );
    }
  }
  return known[applied.length];
};

/** Runs the next missing migration in a transaction of its own; answers its name, or undefined when none is missing. */
const step = async (client: pg.ClientBase, known: readonly Migration[]): Promise<string | undefined> => {
  await client.query('begin');
  try {
    // Of this transaction, not of the session: engines that share one session among all connections serialise transactions instead.
    await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
    await client.query(
      'create table if not exists migration (number integer primary key, name text not null, checksum text not null, applied_at timestamptz(3) not null default now())',
    );
    const applied = await client.query<{ number: number; name: string; checksum: string }>(
      'select number, name, checksum from migration order by number',
    );
    const next = nextAfter(applied.rows, known);
    if (next) {
      await client.query(next.sql);
      await client.query('insert into migration (number, name, checksum) values ($1, $2, $3)', [next.number, next.name, next.checksum]);
    }
    await client.query('commit');
    return next?.name;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};

/**
 * Brings the schema up to date and answers the names of the migrations that ran. Several servers may start at once: a
 * lock lets one of them run each migration and the others find it done.
 */
export const migrate = async (pool: pg.Pool, migrations?: readonly Migration[]): Promise<readonly string[]> => {
  const known = migrations ?? (await readMigrations());
  const ran: string[] = [];
  const client = await pool.connect();
  try {
    for (;;) {
      const name = await step(client, known);
      if (name === undefined) return ran;
      ran.push(name);
    }
  } finally {
    client.release();
  }
};
