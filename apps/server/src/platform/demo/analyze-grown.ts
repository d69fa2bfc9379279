import { sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Rows of a table below which its statistics decide nothing. */
const fewest = 200;

/**
 * Analyses the tables that have at least doubled since the last call. Autovacuum sees nothing of an open transaction, and plans for tables
 * that PostgreSQL believes to be empty take seconds.
 */
export function analyzingGrown(transaction: Transaction<Tables>): () => Promise<void> {
  const analyzed = new Map<string, number>();
  return async () => {
    const { rows } = await sql<{ name: string; added: number }>`
      select relid::regclass::text as name, n_tup_ins::integer as added
      from pg_stat_xact_user_tables where n_tup_ins >= ${fewest}`.execute(transaction);
    const grown = rows.filter(({ name, added }) => added >= 2 * (analyzed.get(name) ?? 0));
    if (grown.length === 0) return;
    await sql`analyze ${sql.raw(grown.map(({ name }) => name).join(', '))}`.execute(transaction);
    for (const { name, added } of grown) analyzed.set(name, added);
  };
}
