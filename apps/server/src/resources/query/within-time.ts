import { type Refusal, refuse } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { refusalOfReading } from '../record-refusals.ts';

/** Reads within a time limit: a query that takes longer is stopped in the database and refused in words. */
export async function withinTime<Answer>(
  database: Kysely<Tables>,
  milliseconds: number,
  read: (database: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer | { readonly ok: false; readonly refusal: Refusal }> {
  try {
    return await database
      .transaction()
      .setAccessMode('read only')
      .execute(async transaction => {
        await sql`select set_config('statement_timeout', ${String(milliseconds)}, true)`.execute(transaction);
        return read(transaction);
      });
  } catch (error) {
    const refusal = refusalOfReading(error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
}
