import type pg from 'pg';
import { StartRefusal } from '../platform/host/start-refusal.ts';
import type { Change } from './read-schema.ts';

interface Applied {
  readonly number: number;
  readonly name: string;
  readonly checksum: string;
}

const refuseStrangeTables = async (client: pg.ClientBase): Promise<void> => {
  const { rows } = await client.query<{ strange: boolean }>(`select to_regclass('app_user') is not null as strange`);
  if (rows[0]!.strange) {
    throw new StartRefusal(
      'The database holds tables that this server did not make (app_user). Give the server an empty database or an empty data folder.',
    );
  }
};

/** The changes that the database lacks, in order. Refuses a database that another or a later version of the server made. */
export const pendingChanges = async (client: pg.ClientBase, known: readonly Change[]): Promise<readonly Change[]> => {
  await client.query(`
    create table if not exists schema_change (
      number integer primary key,
      name text not null,
      checksum text not null,
      applied_at timestamptz(3) not null default now()
    )`);
  const { rows } = await client.query<Applied>('select number, name, checksum from schema_change order by number');
  if (rows.length === 0) await refuseStrangeTables(client);
  for (const { number, name, checksum } of rows) {
    const change = known[number];
    if (!change) {
      throw new StartRefusal(
        `The database has a newer schema (${name}) than this server knows (up to ${known.at(-1)!.name}). Start the newer server, or restore a backup made before the update.`,
      );
    }
    if (change.checksum !== checksum) {
      throw new StartRefusal(
        `The schema's ${change.name} differs from the one that made this database. Start the server that made it, or begin with an empty database.`,
      );
    }
  }
  return known.slice(rows.length);
};
