import { inLanguage, type Language, type Text, text } from '@axle/kernel';
import { expiryOf } from '@axle/tasks';
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { exportCategory } from '../exports/export-categories.ts';
import { keepFile, tableMediaTypes } from '../files/stored-files.ts';
import { type TableCell, type TableFormat, writeTable } from '../files/write-table.ts';
import type { Caller } from '../gateways/caller.ts';
import type { PageEntry } from '../registry/page-registry.ts';
import type { BulkAction } from './bulk-action.ts';
import type { BulkParts, BulkTaskRow } from './bulk-work.ts';

const heads = [text('编号', 'ID'), text('记录', 'Record'), text('结果', 'Result'), text('原因', 'Reason')];
const results: Readonly<Record<string, Text>> = {
  waiting: text('未处理', 'Not processed'),
  able: text('可以处理', 'Possible'),
  done: text('成功', 'Done'),
  refused: text('拒绝', 'Refused'),
};

/** Rows of one portion. */
const portion = 5000;

/** Writes the result of every row into a file and lays it into the download centre; answers its taskid. */
export async function layResultFile(
  { database, files }: Pick<BulkParts, 'database' | 'files'>,
  { access, language, now }: Caller,
  entry: PageEntry,
  action: BulkAction,
  task: BulkTaskRow,
  format: TableFormat,
): Promise<string | undefined> {
  const say = (text: Text) => inLanguage(text, language);
  const content = writeTable(format, {
    sheet: say(action.title),
    columns: heads.map(head => ({ label: say(head), width: 24 })),
    portions: resultRows(database, task, language),
  });
  const laid = await files.lay(content);
  if (!laid.ok) return undefined;
  const stamp = now.toISOString().slice(0, 19).replace(/[-:]/g, '').replace('T', '-');
  const name = `${say(entry.page.title)}-${say(action.title)}-${stamp}.${format}`.replace(/[\\/:*?"<>|]/g, ' ');
  const taskid = randomUUID();
  await database.transaction().execute(async transaction => {
    await keepFile(transaction, laid.value, { name, mediaType: tableMediaTypes[format], by: access.userId });
    await transaction
      .insertInto('download_task')
      .values({
        taskid,
        section: entry.section.key,
        page: `${entry.page.key}.bulk`,
        name,
        category: exportCategory(entry),
        format,
        params: JSON.stringify({ bulk: task.taskid }),
        filter_hash: task.taskid,
        lang: language,
        state: 'done',
        total_rows: task.rows,
        done_rows: task.rows,
        file_id: laid.value.id,
        size: laid.value.bytes,
        started_at: now,
        finished_at: now,
        expires_at: new Date(expiryOf('export', now.getTime())),
        by: access.userId,
      })
      .execute();
  });
  return taskid;
}

async function* resultRows(
  database: BulkParts['database'],
  task: BulkTaskRow,
  language: Language,
): AsyncGenerator<readonly (readonly TableCell[])[]> {
  const message = sql.ref<string | null>(language === 'en' ? 'message_en' : 'message_zh');
  for (let last = 0; ;) {
    const rows = await database
      .selectFrom('bulk_row')
      .select(['place', 'record_id', 'name', 'state', message.as('message')])
      .where('task_id', '=', task.id)
      .where('place', '>', last)
      .orderBy('place')
      .limit(portion)
      .execute();
    if (rows.length === 0) return;
    yield rows.map(row => [row.record_id, row.name ?? undefined, inLanguage(results[row.state]!, language), row.message ?? undefined]);
    last = rows.at(-1)!.place;
  }
}
