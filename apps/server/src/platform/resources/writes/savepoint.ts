import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../database/tables.ts';

const undivided = new WeakSet<Kysely<Tables>>();

/** Does indivisible work: any failure ends the whole transaction, so it needs no savepoints. */
export async function undividedly<Answer>(transaction: Kysely<Tables>, work: () => Promise<Answer>): Promise<Answer> {
  undivided.add(transaction);
  try {
    return await work();
  } finally {
    undivided.delete(transaction);
  }
}

/** Does something inside a transaction that may fail by itself: then it never was, and the transaction goes on. */
export async function inSavepoint<Answer>(transaction: Kysely<Tables>, work: () => Promise<Answer>): Promise<Answer> {
  if (undivided.has(transaction)) return work();
  await sql`savepoint attempt`.execute(transaction);
  try {
    const answer = await work();
    await sql`release savepoint attempt`.execute(transaction);
    return answer;
  } catch (error) {
    await sql`rollback to savepoint attempt`.execute(transaction);
    await sql`release savepoint attempt`.execute(transaction);
    throw error;
  }
}
