import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../platform/database/tables.ts';

/** Thrown to take back what was tried. */
class TakenBack extends Error {}

/**
 * Reads a database whose rows hold other values for as long as it takes: some columns are written as they are given, without what triggers
 * would make of them. Rows are found by their ids.
 */
export async function withValues<Read>(
  database: Kysely<Tables>,
  table: string,
  rows: readonly (Readonly<Record<string, unknown>> & { readonly id: number })[],
  read: (transaction: Transaction<Tables>) => Promise<Read>,
): Promise<Read> {
  const columns = Object.keys(rows[0] ?? {}).filter(name => name !== 'id');
  const [names, given] = [columns.map(name => sql.ref(name)), columns.map(name => sql.ref(`n.${name}`))];
  let answer: { readonly value: Read } | undefined;
  try {
    await database.transaction().execute(async transaction => {
      await sql`set local session_replication_role = replica`.execute(transaction);
      await sql`
        update ${sql.table(table)} t set (${sql.join(names)}) = row(${sql.join(given)})
        from jsonb_populate_recordset(null::${sql.table(table)}, ${JSON.stringify(rows)}::jsonb) n where t.id = n.id`.execute(transaction);
      answer = { value: await read(transaction) };
      throw new TakenBack();
    });
  } catch (error) {
    if (!(error instanceof TakenBack)) throw error;
  }
  return answer!.value;
}
