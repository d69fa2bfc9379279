import { ok, type Refusal, refuse, type Result, text } from '@axle/kernel';
import { businessDay, businessZone, type RecordValues, type Sort } from '@axle/page-kit';
import { nextTurn, recurrenceOf, refuseSubscription } from '@axle/tasks';
import type { Kysely } from 'kysely';
import type { z } from 'zod';
import type { Tables } from '../database/tables.ts';
import { readableColumns, refuseExporter } from '../exports/export-rights.ts';
import { type ExportWords, exportWords } from '../exports/export-words.ts';
import { refuseToolExporter, toolTable, toolWords } from '../exports/tool-table.ts';
import type { Caller } from '../gateways/caller.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import { workTool } from '../resources/gateway/tool-calls.ts';
import { addSubscription } from './add-subscription.ts';
import type { TurnParts } from './queue-turn.ts';
import type { subscribeShape, SubscriptionAsked } from './subscription-shape.ts';
import { askedConditions, turnParams } from './turn-params.ts';

/** Said of a name that another subscription of the same user has. */
export const nameTaken: Refusal = {
  code: 'DUPLICATE_IN_DB',
  message: text('您已有同名的定时导出', 'You already have a scheduled export with this name'),
  field: 'name',
};

/** Whether another subscription of a user has a name. */
export async function hasName(database: Kysely<Tables>, by: number, name: string, besides?: number): Promise<boolean> {
  const others = await database.selectFrom('export_subscription').select(['id', 'name']).where('by', '=', by).execute();
  return others.some(other => other.id !== besides && other.name.toLowerCase() === name.toLowerCase());
}

interface CheckedWish {
  readonly asked: SubscriptionAsked;
  readonly words: ExportWords;
}

/** A list that can be exported now, in words; dates stay as relative as they were chosen. */
async function askedList(parts: TurnParts, caller: Caller, entry: PageEntry, asked: SubscriptionAsked): Promise<Result<CheckedWish>> {
  const { columns, query } = asked;
  const { access, now } = caller;
  if (columns.length === 0) return refuse({ code: 'NO_COLUMNS', message: text('请选择要导出的列', 'Choose the columns to export') });
  const rows = await parts.source.count(entry, access, turnParams(entry, asked, columns, { userId: access.userId, day: businessDay(now) }));
  if (!rows.ok) return rows;
  const filters = askedConditions(entry, asked, access.userId);
  return ok({ asked, words: await exportWords(parts, caller, entry, { columns, filters, sort: query.sort as readonly Sort[] }) });
}

/** The table of a tool that answers what it is asked now, in words. */
async function askedTable(
  { database, registry }: TurnParts,
  caller: Caller,
  entry: PageEntry,
  wish: SubscriptionAsked & Required<Pick<SubscriptionAsked, 'tool'>>,
): Promise<Result<CheckedWish, Refusal | readonly Refusal[]>> {
  const { tab } = wish.tool;
  const input = wish.tool.input as RecordValues;
  const refusal = refuseToolExporter(entry, caller.access, tab);
  const [table, of] = [toolTable(entry, tab), registry.resource(entry.page.resource!.entity)];
  if (refusal || !table || !of) return refuse(refusal ?? rightMissing);
  const worked = await workTool({ database, registry }, of, caller, { page: entry.page.key, tool: tab, input });
  if (!worked.ok) return worked;
  return ok({ asked: { ...wish, columns: [...table.columns] }, words: toolWords(table, input, caller.language) });
}

/** Keeps what a user wants to be exported again and again; answers its id and its first turn. What could not be exported now is refused. */
export async function subscribe(
  parts: TurnParts,
  caller: Caller,
  { page, name, format, columns: wanted, query, tool, mail, ...given }: z.infer<typeof subscribeShape>,
): Promise<Result<{ readonly id: number; readonly nextAt: string }, Refusal | readonly Refusal[]>> {
  const { database, registry } = parts;
  const { access, language, now } = caller;
  const recurrence = recurrenceOf(given);
  if (!recurrence.ok) return recurrence;
  const entry = registry.page(page);
  if (!entry?.page.resource || refuseExporter(entry, access)) return refuse(rightMissing);
  const { userId } = access;
  const wish: SubscriptionAsked = { query, columns: [...readableColumns(entry, access, wanted)] };
  const checked = tool ? await askedTable(parts, caller, entry, { ...wish, tool }) : await askedList(parts, caller, entry, wish);
  if (!checked.ok) return checked;
  const { asked, words } = checked.value;
  const nextAt = nextTurn(recurrence.value, now, businessZone);
  return database.transaction().execute(async transaction => {
    // one at a time a person: names and numbers are looked at before they are written
    await transaction.selectFrom('app_user').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
    const { held } = await transaction
      .selectFrom('export_subscription')
      .select(count => count.fn.countAll<number>().as('held'))
      .where('by', '=', userId)
      .executeTakeFirstOrThrow();
    const tooMany = refuseSubscription(held);
    if (tooMany) return refuse(tooMany);
    if (await hasName(transaction, userId, name)) return refuse(nameTaken);
    const kept = { name, page, format, mail, lang: language, next_at: nextAt, by: userId, created_at: now } as const;
    const id = await addSubscription(transaction, { ...kept, ...words, asked, recurrence: recurrence.value });
    return ok({ id, nextAt: nextAt.toISOString() });
  });
}
