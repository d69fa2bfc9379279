import type { Refusal } from '@axle/kernel';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { diskFull } from '../files/file-refusals.ts';
import { storedFailure } from '../jobs/task-failure.ts';
import { sendMessage } from '../notifications/send-message.ts';

/** Pauses a subscription that cannot be served any more, and notifies its owner why; belongs into the transaction that found it out. */
export async function pauseForGood(transaction: Kysely<Tables>, id: number, why: Refusal, now: Date): Promise<void> {
  const paused = await transaction
    .updateTable('export_subscription')
    .set(row => ({ state: 'paused', next_at: null, reason: storedFailure(why), version: row('version', '+', 1) }))
    .where('id', '=', id)
    .where('state', '=', 'active')
    .returning(['name', 'by'])
    .executeTakeFirst();
  if (!paused) return;
  await sendMessage(transaction, {
    event: 'export.paused',
    receivers: [paused.by],
    object: String(id),
    values: { 'subscription.name': paused.name, 'pause.reason': why.message.zh },
    english: { 'pause.reason': why.message.en },
    record: id,
    now,
  });
}

/** Refusals that the next turn may not meet again. */
const passing = new Set(['TOO_MANY_ROWS', diskFull.code]);

/** Pauses the subscription of which an export was refused, where the next turn would be refused as well. */
export async function pauseAfter(transaction: Kysely<Tables>, task: number, why: Refusal, now: Date): Promise<void> {
  if (passing.has(why.code)) return;
  const turn = await transaction.selectFrom('export_subscription_turn').select('subscription').where('task', '=', task).executeTakeFirst();
  if (turn) await pauseForGood(transaction, turn.subscription, why, now);
}
