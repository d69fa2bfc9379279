import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

/** Where the versions of a code are kept: rows of a table, numbered by a column. */
export interface VersionedTable {
  readonly table: keyof Tables;
  readonly column: string;
}

/** The last version of each code; others who make one of the same code wait until the transaction is through. */
export async function lastVersions(
  transaction: Kysely<Tables>,
  { table, column }: VersionedTable,
  codes: readonly string[],
): Promise<Map<string, number>> {
  for (const code of codes.toSorted())
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${table} ${code}`}, 0))`.execute(transaction);
  if (codes.length === 0) return new Map();
  const { rows } = await sql<{ code: string; last: number }>`
    select code, max(${sql.ref(column)}) as last from ${sql.table(table)} where code = any(${codes}::text[]) group by code`.execute(
    transaction,
  );
  return new Map(rows.map(({ code, last }) => [code, last]));
}
