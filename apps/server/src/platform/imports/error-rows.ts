import type { ImportRowError } from '@axle/wire';
import type { Caller } from '../gateways/caller.ts';
import type { ImportParts, ImportTaskRow } from './import-work.ts';

/** What is wrong with the rows of an import, in the words of its reader. */
export async function errorRows(
  { database }: Pick<ImportParts, 'database'>,
  { language }: Pick<Caller, 'language'>,
  task: Pick<ImportTaskRow, 'id'>,
  { limit, offset }: { readonly limit: number; readonly offset: number },
): Promise<{ readonly rows: readonly ImportRowError[] }> {
  const errors = await database
    .selectFrom('import_error')
    .selectAll()
    .where('task_id', '=', task.id)
    .orderBy('row')
    .orderBy('id')
    .limit(limit)
    .offset(offset)
    .execute();
  return {
    rows: errors.map(({ row, column, code, value, message_zh, message_en }) => ({
      row,
      column,
      code,
      value,
      message: language === 'en' ? message_en : message_zh,
    })),
  };
}
