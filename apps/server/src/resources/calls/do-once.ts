import { ok, type Refusal, type Result } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../../database/tables.ts';
import type { Asker } from '../record-parts.ts';

type Done<Value> = Result<Value, Refusal | readonly Refusal[]>;

/** Ends the transaction of something that was refused: nothing of it happened, so that it may be tried again by the same key. */
class Refused<Value> extends Error {
  readonly answer: Done<Value>;

  constructor(answer: Done<Value>) {
    super('refused');
    this.answer = answer;
  }
}

/**
 * Does something once for each key that a person gives, whatever the number of clicks and repeated calls: a second call with the same key waits for
 * the first and gets its answer. What was refused as a whole may be tried again. Keys are one person's own and are kept for a week.
 */
export async function doOnce<Value>(
  database: Kysely<Tables>,
  { access, now }: Asker,
  key: string | undefined,
  run: (database: Kysely<Tables>) => Promise<Done<Value>>,
): Promise<Done<Value>> {
  if (key === undefined) return run(database);
  try {
    return await database.transaction().execute(async transaction => {
      const mine = { user_id: access.userId, key };
      // a call by the same key that is still under way is waited for here
      const { numInsertedOrUpdatedRows: added = 0n } = await transaction
        .insertInto('done_call')
        .values({ ...mine, at: now, answer: null })
        .onConflict(conflict => conflict.columns(['user_id', 'key']).doNothing())
        .executeTakeFirst();
      const ofKey = transaction.selectFrom('done_call').select('answer').where('user_id', '=', mine.user_id).where('key', '=', key);
      if (added === 0n) return ok((await ofKey.executeTakeFirst())?.answer as Value);
      const answer = await run(transaction);
      if (!answer.ok) throw new Refused(answer);
      await transaction
        .updateTable('done_call')
        .set({ answer: JSON.stringify(answer.value ?? null) })
        .where('user_id', '=', mine.user_id)
        .where('key', '=', key)
        .execute();
      return answer;
    });
  } catch (error) {
    if (error instanceof Refused) return (error as Refused<Value>).answer;
    throw error;
  }
}
