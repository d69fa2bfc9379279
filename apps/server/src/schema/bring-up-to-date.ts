import type pg from 'pg';
import { readDefined } from './defined.ts';
import { pendingChanges } from './pending-changes.ts';
import { type Change, type Schema, readSchema } from './read-schema.ts';
import { define, dropDefined } from './redefine.ts';
import { redefinition } from './redefinition.ts';
import { run } from './run.ts';

/** Any number will do, as long as every version of the server takes the same. */
const lockKey = 7_412_026;

const applyChange = async (client: pg.ClientBase, change: Change): Promise<void> => {
  await run(client, change);
  // What waits for the end of the transaction would forbid the next change to alter the same tables.
  await client.query('set constraints all immediate');
  await client.query('insert into schema_change (number, name, checksum) values ($1, $2, $3)', [
    change.number,
    change.name,
    change.checksum,
  ]);
};

const apply = async (client: pg.ClientBase, { changes, definitions }: Schema): Promise<readonly string[]> => {
  // Of this transaction, not of the session: engines that share one session among all connections serialise transactions instead.
  await client.query('select pg_advisory_xact_lock($1)', [lockKey]);
  const pending = await pendingChanges(client, changes);
  const again = redefinition(await readDefined(client), definitions, pending.length > 0);
  await dropDefined(client, again);
  await define(client, 'function', again);
  for (const change of pending) await applyChange(client, change);
  await define(client, 'view', again);
  return [...pending, ...again.define].map(({ name }) => name);
};

/**
 * Brings the schema up to date in one transaction and answers the names of the files that ran: all of them, or none. Several servers
 * may start at once: a lock lets one of them work, and the others find it done.
 */
export const bringUpToDate = async (pool: pg.Pool, schema?: Schema): Promise<readonly string[]> => {
  const wanted = schema ?? (await readSchema());
  const client = await pool.connect();
  try {
    await client.query('begin');
    const ran = await apply(client, wanted);
    await client.query('commit');
    return ran;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  } finally {
    client.release();
  }
};
