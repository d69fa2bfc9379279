import { createHash } from 'node:crypto';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { Kysely, Transaction } from 'kysely';
import { endedForOthers, retried } from '../../database/retried.ts';
import type { Tables } from '../../database/tables.ts';
import type { Actor } from '../record-parts.ts';

/** The database gave way to others again and again. */
const busy: Refusal = {
  code: 'BUSY',
  message: { zh: '他人正在修改同一批数据，请重试', en: 'Others are changing the same records; try again' },
};

/** The key stands for another request. */
const keyReused: Refusal = {
  code: 'KEY_REUSED',
  message: {
    zh: '该请求编号已用于其他内容，请刷新后重试',
    en: 'This request key was already used for other contents; reload and try again',
  },
};

/** A request that must happen once: its key, and all that it asks for. */
export interface OnceRequest {
  readonly key: string | undefined;
  readonly request: unknown;
}

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
 * Does something once for each key that a person gives, whatever the number of clicks and repeated calls: a second call with the same key
 * waits for the first and gets its answer; one that asks for something else is refused with `KEY_REUSED`. What was refused as a whole may
 * be tried again. Keys are one person's own and are kept for a week. All of it is one transaction, which is run again where the database
 * ends it for the sake of another one.
 */
export async function doOnce<Value>(
  database: Kysely<Tables>,
  { access, now }: Actor,
  { key, request }: OnceRequest,
  run: (database: Kysely<Tables>) => Promise<Done<Value>>,
): Promise<Done<Value>> {
  try {
    return await retried(() =>
      database.transaction().execute(async transaction => {
        const digest = createHash('sha256').update(JSON.stringify(request)).digest();
        const known = key === undefined ? undefined : await claim(transaction, { userId: access.userId, key, digest, at: now });
        if (known) return known.digest.equals(digest) ? ok(known.answer as Value) : refuse(keyReused);
        const answer = await run(transaction);
        if (!answer.ok) throw new Refused(answer);
        if (key !== undefined)
          await transaction
            .updateTable('done_call')
            .set({ answer: JSON.stringify(answer.value ?? null) })
            .where('user_id', '=', access.userId)
            .where('key', '=', key)
            .execute();
        return answer;
      }),
    );
  } catch (error) {
    if (error instanceof Refused) return (error as Refused<Value>).answer;
    if (endedForOthers(error)) return refuse(busy);
    throw error;
  }
}

/**
 * Takes a key for the call that comes first with it; the answer of that one for every later call. A call that is still under way is waited
 * for.
 */
async function claim(
  transaction: Transaction<Tables>,
  { userId, key, digest, at }: { readonly userId: number; readonly key: string; readonly digest: Buffer; readonly at: Date },
): Promise<{ readonly answer: unknown; readonly digest: Buffer } | undefined> {
  const { numInsertedOrUpdatedRows: added = 0n } = await transaction
    .insertInto('done_call')
    .values({ user_id: userId, key, digest, at, answer: null })
    .onConflict(conflict => conflict.columns(['user_id', 'key']).doNothing())
    .executeTakeFirst();
  if (added > 0n) return undefined;
  const done = await transaction
    .selectFrom('done_call')
    .select(['answer', 'digest'])
    .where('user_id', '=', userId)
    .where('key', '=', key)
    .executeTakeFirstOrThrow();
  return done;
}
