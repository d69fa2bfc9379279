import { type Kysely, sql } from 'kysely';
import { retried } from '../platform/database/retried.ts';
import type { Tables } from '../platform/database/tables.ts';

/**
 * Empties tables between two tests with everything that refers to them, also books that are only ever added to; again where jobs that run
 * beside got in its way.
 */
export const emptyTables = (database: Kysely<Tables>, ...tables: readonly (keyof Tables)[]): Promise<void> =>
  retried(() =>
    database.transaction().execute(async transaction => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`truncate ${sql.join(tables.map(table => sql.table(table)))} restart identity cascade`.execute(transaction);
    }),
  );
