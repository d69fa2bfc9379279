import { businessZone } from '@axle/page-kit';
import { dueTurn, recurrenceOf, type RecurrenceGiven } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { pauseForGood } from '../exports/pause-subscription.ts';
import { queueTurn, type SubscriptionRow, type TurnParts } from './queue-turn.ts';

/** Most subscriptions that one look serves; the next one goes on. */
const atOnce = 200;

/**
 * Queues the exports of all subscriptions whose turn has come, each in a transaction of its own; of missed turns the latest alone. Answers
 * how many were looked at. One that fails keeps its turn and holds up nobody behind it; the failures are thrown at the end, together.
 */
export async function makeDueTurns(parts: TurnParts, now: Date): Promise<number> {
  const due = await parts.database
    .selectFrom('export_subscription')
    .select('id')
    .where('state', '=', 'active')
    .where('next_at', '<=', now.toISOString())
    .orderBy('next_at')
    .orderBy('id')
    .limit(atOnce)
    .execute();
  const failures: unknown[] = [];
  for (const { id } of due) {
    try {
      await parts.database.transaction().execute(transaction => makeTurn(parts, transaction, id, now));
    } catch (error) {
      failures.push(error);
    }
  }
  if (due.length > failures.length) parts.queue.wake('export');
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} of ${due.length} scheduled exports failed`);
  return due.length;
}

/** The recurrence of a stored subscription; the database keeps no other. */
export function recurrenceIn({ rhythm, hour, weekday, month_day }: SubscriptionRow) {
  const stored = recurrenceOf({ rhythm: rhythm as RecurrenceGiven['rhythm'], hour, weekday, monthDay: month_day });
  if (!stored.ok) throw new Error(`a subscription without a recurrence: ${stored.refusal.code}`);
  return stored.value;
}

async function makeTurn(parts: TurnParts, transaction: Kysely<Tables>, id: number, now: Date): Promise<void> {
  const subscription = await transaction
    .selectFrom('export_subscription')
    .selectAll()
    .where('id', '=', id)
    .where('state', '=', 'active')
    .where('next_at', '<=', now.toISOString())
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (!subscription?.next_at) return;
  const due = dueTurn(recurrenceIn(subscription), new Date(subscription.next_at), now, businessZone);
  if (!due) return;
  const made = await queueTurn(parts, transaction, subscription, { turn: due.turn, now });
  if (made.ok) await transaction.updateTable('export_subscription').set({ next_at: due.next }).where('id', '=', id).execute();
  else if (made.refusal.kind === 'never') await pauseForGood(transaction, id, made.refusal.refusal, now);
}
