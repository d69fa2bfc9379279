import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../database/tables.ts';

/** Thrown to undo a transaction whose outcome is known. */
class Undone extends Error {}

/** Does something in a transaction of its own, answers what came of it, and undoes it. */
export async function undone<Value>(database: Kysely<Tables>, act: (transaction: Transaction<Tables>) => Promise<Value>): Promise<Value> {
  const answers: Value[] = [];
  try {
    await database.transaction().execute(async transaction => {
      answers.push(await act(transaction));
      throw new Undone();
    });
  } catch (error) {
    if (!(error instanceof Undone)) throw error;
  }
  return answers[0]!;
}

/** The same within a transaction of the caller's, which goes on as if nothing had been done. */
export async function rehearsed<Value>(transaction: Kysely<Tables>, act: () => Promise<Value>): Promise<Value> {
  await sql`savepoint rehearsed_rows`.execute(transaction);
  const answer = await act();
  await sql`rollback to savepoint rehearsed_rows`.execute(transaction);
  return answer;
}
