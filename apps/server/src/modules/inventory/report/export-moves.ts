import { randomUUID } from 'node:crypto';
import { type Language, ok, refuse, type Refusal } from '@axle/kernel';
import { type Filter, fieldsOf } from '@axle/page-kit';
import { refuseExport } from '@axle/tasks';
import { exportCategory } from '../../../platform/exports/export-categories.ts';
import { exportName } from '../../../platform/exports/export-file.ts';
import { filterHash } from '../../../platform/exports/export-query.ts';
import { readableColumns, refuseExporter } from '../../../platform/exports/export-rights.ts';
import { columnWords } from '../../../platform/exports/export-words.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { matching } from '../../../platform/resources/read-records.ts';
import { tableOf } from '../../../platform/resources/query/select-rows.ts';
import { sql } from 'kysely';

const backwards: Refusal = {
  code: 'DAYS_BACKWARDS',
  message: { zh: '结束日期早于开始日期', en: 'The end date is before the start date' },
  field: 'to',
};

/**
 * Queues the moves behind the report as a file of the stock ledger, within what the user may read there; the queue is looked through twice
 * a minute.
 */
export const exportMoves: ActionHandler = async ({ parts, input }) => {
  const { caller, database } = parts;
  const { access, now } = caller;
  const [from, to] = [String(input['from']), String(input['to'])];
  if (to < from) return refuse(backwards);
  const entry = parts.caller.registry.page('stockLedger')!;
  const forbidden = refuseExporter(entry, access);
  if (forbidden) return refuse(forbidden);
  const { resource } = entry.page;
  const filters: readonly Filter[] = [
    { field: 'bizDate', op: 'between', value: [from, to] },
    ...(input['warehouse'] === undefined ? [] : [{ field: 'warehouse', op: 'in' as const, value: [input['warehouse']] }]),
  ];
  const language: Language = 'language' in caller && caller.language === 'en' ? 'en' : 'zh-cn';
  const fields = fieldsOf(resource!);
  const columns = readableColumns(
    entry,
    access,
    entry.page.columns.filter(key => fields[key] !== undefined),
  );
  return inTransaction(database, async transaction => {
    const where = matching({ ...parts, resource: resource!, page: 'stockLedger' }, filters);
    const { rows } = await sql<{ total: number }>`select count(*) as total from ${tableOf(resource!)} where ${where}`.execute(transaction);
    const open = await transaction
      .selectFrom('download_task')
      .select('id')
      .where('by', '=', access.userId)
      .where('state', '=', 'queued')
      .execute();
    const total = rows[0]?.total ?? 0;
    const refusal = refuseExport({ queued: open.length, rows: total });
    if (refusal) return refuse(refusal);
    const params = { columns, filters, sort: entry.page.sort };
    const name = exportName(entry, language, 'xlsx', now);
    await transaction
      .insertInto('download_task')
      .values({
        taskid: randomUUID(),
        section: entry.section.key,
        page: entry.page.key,
        name,
        category: exportCategory(entry),
        format: 'xlsx',
        params: JSON.stringify(params),
        column_words: columnWords(entry, columns, language),
        filter_words: `${from} – ${to}`,
        filter_hash: filterHash(params),
        lang: language,
        state: 'queued',
        total_rows: total,
        by: access.userId,
      })
      .execute();
    return ok([{ id: 0, name }]);
  });
};
