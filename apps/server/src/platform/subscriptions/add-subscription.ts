import type { Insertable, Kysely } from 'kysely';
import { type Recurrence, recurrenceWords } from '@axle/tasks';
import type { Tables } from '../database/tables.ts';
import type { ExportWords } from '../exports/export-words.ts';
import { storedRecurrence, type SubscriptionAsked } from './subscription-shape.ts';

type Stored = Insertable<Tables['export_subscription']>;

/** A subscription that is to be kept. */
export interface SubscriptionToAdd
  extends ExportWords, Pick<Stored, 'name' | 'page' | 'format' | 'mail' | 'lang' | 'state' | 'reason' | 'next_at' | 'by' | 'created_at'> {
  readonly asked: SubscriptionAsked;
  readonly recurrence: Recurrence;
}

/** Adds a subscription; answers its id. */
export async function addSubscription(database: Kysely<Tables>, { asked, recurrence, ...given }: SubscriptionToAdd): Promise<number> {
  const { id } = await database
    .insertInto('export_subscription')
    .values({
      ...given,
      ...storedRecurrence(recurrence),
      asked: JSON.stringify(asked),
      schedule: JSON.stringify(recurrenceWords(recurrence)),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
