import { ok, refuse, type Result, text } from '@axle/kernel';
import { businessZone } from '@axle/page-kit';
import { nextTurn, recurrenceOf, recurrenceWords } from '@axle/tasks';
import type { z } from 'zod';
import { pauseForGood } from '../exports/pause-subscription.ts';
import { recurrenceIn } from './make-due-turns.ts';
import { queueTurn, type SubscriptionRow, type TurnParts } from './queue-turn.ts';
import { hasName, nameTaken } from './subscribe.ts';
import { subscriberRights } from './subscriber-rights.ts';
import { type changeShape, storedRecurrence, type SubscriptionAsked } from './subscription-shape.ts';

const stateChanged = refuse({
  code: 'BAD_TRANSITION',
  message: text('定时导出的状态已变化，不能执行该操作', 'The status of the scheduled export has changed; this is no longer possible'),
});

/** Makes no more turns until it is resumed. */
export async function pause({ database }: TurnParts, { id }: SubscriptionRow): Promise<Result<undefined>> {
  const { numUpdatedRows } = await database
    .updateTable('export_subscription')
    .set(row => ({ state: 'paused', next_at: null, version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'active')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? ok(undefined) : stateChanged;
}

/** Goes on with the next turn, if its owner may still export it; turns of the meantime are not made up for. */
export async function resume(parts: TurnParts, row: SubscriptionRow, now: Date): Promise<Result<undefined>> {
  const rights = await subscriberRights({ ...parts, now }, { by: row.by, page: row.page, asked: row.asked as SubscriptionAsked });
  if (!rights.ok) return rights;
  const { numUpdatedRows } = await parts.database
    .updateTable('export_subscription')
    .set(old => ({
      state: 'active',
      reason: null,
      next_at: nextTurn(recurrenceIn(row), now, businessZone),
      version: old('version', '+', 1),
    }))
    .where('id', '=', row.id)
    .where('state', '=', 'paused')
    .executeTakeFirst();
  return numUpdatedRows > 0n ? ok(undefined) : stateChanged;
}

/** Makes an export of its own now; the next turn stays. */
export async function runNow(parts: TurnParts, row: SubscriptionRow, now: Date): Promise<Result<undefined>> {
  const made = await parts.database.transaction().execute(async transaction => {
    const queued = await queueTurn(parts, transaction, row, { turn: now, now });
    if (!queued.ok && queued.refusal.kind === 'never') await pauseForGood(transaction, row.id, queued.refusal.refusal, now);
    return queued;
  });
  if (!made.ok) return refuse(made.refusal.refusal);
  parts.queue.wake('export');
  return made;
}

/** Deletes it; the files that it made stay in the download centre. */
export async function remove({ database }: TurnParts, { id }: SubscriptionRow): Promise<Result<undefined>> {
  await database.deleteFrom('export_subscription').where('id', '=', id).execute();
  return ok(undefined);
}

/** Gives it another name, format or recurrence; one that is active comes round by the new one. */
export async function change(
  { database }: TurnParts,
  row: SubscriptionRow,
  now: Date,
  { name, format, mail, ...given }: z.infer<typeof changeShape>,
): Promise<Result<undefined>> {
  const recurrence = recurrenceOf(given);
  if (!recurrence.ok) return recurrence;
  return database.transaction().execute(async transaction => {
    await transaction.selectFrom('app_user').select('id').where('id', '=', row.by).forNoKeyUpdate().execute();
    if (await hasName(transaction, row.by, name, row.id)) return refuse(nameTaken);
    const current = await transaction
      .selectFrom('export_subscription')
      .select('state')
      .where('id', '=', row.id)
      .forUpdate()
      .executeTakeFirst();
    if (!current) return stateChanged;
    await transaction
      .updateTable('export_subscription')
      .set(old => ({
        name,
        format,
        mail,
        ...storedRecurrence(recurrence.value),
        schedule: JSON.stringify(recurrenceWords(recurrence.value)),
        next_at: current.state === 'active' ? nextTurn(recurrence.value, now, businessZone) : null,
        version: old('version', '+', 1),
      }))
      .where('id', '=', row.id)
      .execute();
    return ok(undefined);
  });
}
