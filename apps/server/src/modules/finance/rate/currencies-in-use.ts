import { knownCurrencies } from '@axle/finance';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** [F8] The currencies in use, in the order in which they are known. */
export async function currenciesInUse(database: Kysely<Tables>): Promise<readonly string[]> {
  const { rows } = await sql<{ readonly code: string; readonly inUse: boolean }>`
    select distinct on (code) code, in_use as "inUse" from currency_use order by code, id desc`.execute(database);
  const inUse = new Set(rows.filter(row => row.inUse).map(({ code }) => code));
  return knownCurrencies.filter(code => inUse.has(code));
}
