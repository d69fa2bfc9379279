import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Lets one after the other count sales, until the transaction ends. */
export const holdSales = (transaction: Kysely<Tables>) =>
  sql`select pg_advisory_xact_lock(hashtextextended('sales of days', 0))`.execute(transaction);
