import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { sendMessage } from '../notifications/send-message.ts';
import type { ImportTaskRow } from './import-work.ts';
import type { RowTally } from './write-rows.ts';

/**
 * Notifies who imported, and who took the import back, of what became of it. Each is led to a task of their own: the importer to the import
 * where somebody else took it back.
 */
export async function notifyOfRevert(transaction: Kysely<Tables>, task: ImportTaskRow, tally: RowTally, now: Date): Promise<void> {
  const reverted = task.reverts ?? task.id;
  const [importer, reverter] = await Promise.all([
    transaction.selectFrom('import_task').select('by').where('id', '=', reverted).executeTakeFirst(),
    transaction.selectFrom('app_user').select('nickname').where('id', '=', task.by).executeTakeFirstOrThrow(),
  ]);
  const shown = (rows: number) => rows.toLocaleString('en');
  for (const receiver of new Set([task.by, importer?.by ?? task.by]))
    await sendMessage(transaction, {
      event: 'import.reverted',
      receivers: [receiver],
      object: task.taskid,
      values: {
        'file.name': task.file_name,
        'reverter.name': reverter.nickname,
        'rows.deleted': shown(tally.new),
        'rows.restored': shown(tally.changed),
        'rows.kept': shown(tally.bad),
      },
      record: receiver === task.by ? task.id : reverted,
      now,
    });
}
