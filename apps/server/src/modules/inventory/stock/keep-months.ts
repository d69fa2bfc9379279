import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/**
 * Keeps months as they are until the transaction ends: `shared` by back-dated postings, `alone` by the call that closes a month or
 * takes its snapshot. The triggers of `stock_move` hold the same lock.
 */
export const keepMonths = async (transaction: Transaction<Tables>, how: 'shared' | 'alone'): Promise<void> => {
  const lock = how === 'shared' ? sql`pg_advisory_xact_lock_shared` : sql`pg_advisory_xact_lock`;
  await sql`select ${lock}(hashtextextended('stock_month', 0))`.execute(transaction);
};
