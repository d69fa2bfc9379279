import { type Refusal, refuse } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import { refusalOfReading } from './reading-refusals.ts';

/**
 * Reads within a time limit, in one moment of the database: a query that takes longer is stopped there and refused in words. The
 * beginning is one message to the database, and the answer does not wait for the end.
 */
export async function withinTime<Answer>(
  database: Kysely<Tables>,
  milliseconds: number,
  read: (database: Kysely<Tables>) => Promise<Answer>,
): Promise<Answer | { readonly ok: false; readonly refusal: Refusal }> {
  try {
    return await new Promise<Answer>((resolve, reject) => {
      database
        .connection()
        .execute(async connection => {
          try {
            // without parameters both go in one message
            await sql.raw(`begin read only; set local statement_timeout = ${Math.ceil(milliseconds)}`).execute(connection);
            resolve(await read(connection));
          } catch (error) {
            reject(error instanceof Error ? error : new Error(String(error)));
          }
          await sql`rollback`.execute(connection);
        })
        // a lost connection: the caller has already received the error, or receives it now
        .catch(reject);
    });
  } catch (error) {
    const refusal = refusalOfReading(error);
    if (!refusal) throw error;
    return refuse(refusal);
  }
}
