import { type Language, ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { refuseExport } from '@axle/tasks';
import type { Kysely, Selectable } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { addExportTask } from '../exports/add-export-task.ts';
import { exportName } from '../exports/export-file.ts';
import type { ExportParts } from '../exports/queue-export.ts';
import type { Registry } from '../registry/registry.ts';
import { subscriberRights } from './subscriber-rights.ts';
import type { SubscriptionAsked } from './subscription-shape.ts';
import { turnFile } from './turn-file.ts';

/** What turns are made with. */
export interface TurnParts extends ExportParts {
  readonly registry: Registry;
}

/** A subscription as it is stored. */
export type SubscriptionRow = Selectable<Tables['export_subscription']>;

/** A turn was not made: the subscriber has no room for it now, or may not have it any more. */
export interface TurnRefusal {
  readonly kind: 'later' | 'never';
  readonly refusal: Refusal;
}

/**
 * Queues the export of one turn as its subscriber, with their rights of the moment. The turn and its task are written in the transaction of
 * the caller, so that it is neither lost nor made twice; a turn that is there already is left as it is.
 */
export async function queueTurn(
  { source, queue, registry }: TurnParts,
  transaction: Kysely<Tables>,
  { id, name, page, asked, by, lang, format }: SubscriptionRow,
  { turn, now }: { readonly turn: Date; readonly now: Date },
): Promise<Result<undefined, TurnRefusal>> {
  const wanted = asked as SubscriptionAsked;
  await transaction.selectFrom('app_user').select('id').where('id', '=', by).forNoKeyUpdate().execute();
  const rights = await subscriberRights({ database: transaction, registry, now }, { by, page, asked: wanted });
  if (!rights.ok) return refuse({ kind: 'never', refusal: rights.refusal });
  const { queued } = await transaction
    .selectFrom('download_task')
    .select(count => count.fn.countAll<number>().as('queued'))
    .where('by', '=', by)
    .where('state', '=', 'queued')
    .executeTakeFirstOrThrow();
  const full = refuseExport({ queued, rows: 0 });
  if (full) return refuse({ kind: 'later', refusal: full });
  const made = await transaction
    .insertInto('export_subscription_turn')
    .values({ subscription: id, turn })
    .onConflict(conflict => conflict.doNothing())
    .returning('turn')
    .executeTakeFirst();
  if (!made) return ok(undefined);
  const { entry, access, columns } = rights.value;
  const language = lang as Language;
  const reader = { access, registry, language };
  const { params, words } = await turnFile({ database: transaction, source }, reader, entry, {
    asked: wanted,
    columns,
    day: businessDay(turn),
  });
  const written = format === 'csv' ? 'csv' : 'xlsx';
  const task = await addExportTask(transaction, queue, {
    entry,
    name: exportName({ ...entry, page: { ...entry.page, title: text(name, name) } }, language, written, now),
    format: written,
    params,
    words,
    language,
    rows: 0,
    by,
  });
  await transaction
    .updateTable('export_subscription_turn')
    .set({ task: task.id })
    .where('subscription', '=', id)
    .where('turn', '=', turn.toISOString())
    .execute();
  return ok(undefined);
}
