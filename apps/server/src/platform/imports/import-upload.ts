import { randomUUID } from 'node:crypto';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { importKey, standardCode } from '@axle/page-kit';
import { can } from '@axle/permissions';
import { importLimits, refuseImportFile, textEncodings } from '@axle/tasks';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import { receiveUpload, type Upload } from '../files/receive-upload.ts';
import { keepFile } from '../files/stored-files.ts';
import type { Caller } from '../gateways/caller.ts';
import { rightMissing } from '../jobs/task-failure.ts';
import { givenOf } from './given-of.ts';
import type { ImportParts, ImportTaskRow } from './import-work.ts';

/** Said when the same file was imported before; saying it again with `again` is the user's decision. */
const sameFile: Refusal = {
  code: 'SAME_FILE',
  message: { zh: '该文件在24小时内已导入过，确认再次导入？', en: 'This file was imported within the last 24 hours. Import it again?' },
};

const unknownKey: Refusal = { code: 'NOT_FOUND', field: 'key', message: { zh: '没有该导入类型', en: 'Unknown import type' } };

const isYes = (text: string | undefined): boolean => text === '1' || text === 'true';

/** Takes in a file to import and answers its task, which is checked next. Refused files are not kept. */
export async function uploadImport(
  parts: ImportParts,
  caller: Caller,
  request: FastifyRequest,
): Promise<Result<Pick<ImportTaskRow, 'id' | 'taskid' | 'state' | 'mode'>>> {
  const upload = await receiveUpload(request, parts.files, importLimits.bytes);
  if (!upload.ok) return upload;
  let kept = false;
  try {
    const task = await addTask(parts, caller, upload.value);
    kept = task.ok;
    return task;
  } finally {
    if (!kept) await parts.files.remove(upload.value.file.id);
  }
}

async function addTask({ database, registry, queue }: ImportParts, { access }: Caller, { file, name, mediaType, fields }: Upload) {
  const { key = '' } = fields;
  const entry = registry.pageOfImport(key);
  const importing = entry && (entry.importing ?? entry.page.importing);
  if (!importing) return refuse(unknownKey);
  if (!can(access, standardCode(entry.section.key, entry.page, 'import'))) return refuse(rightMissing);
  const refusal = refuseImportFile({ name, bytes: file.bytes }, importing.zip ? 'zip' : 'table');
  if (refusal) return refuse(refusal);
  const given = givenOf({ ...entry.page, importing }, fields['given']);
  if (!given.ok) return given;
  const mode = fields['mode'] === 'all_or_nothing' ? fields['mode'] : importing.mode;
  const variant = entry.variant ?? null;
  const pageKey = importKey(entry.section.key, entry.page.key);
  const result = await database.transaction().execute(async transaction => {
    if (!isYes(fields['again'])) {
      const before = await transaction
        .selectFrom('import_task')
        .select('id')
        .where('key', '=', pageKey)
        .where('variant', 'is not distinct from', variant)
        .where(sql<string>`coalesce(given::text, '{}')`, '=', sql<string>`${JSON.stringify(given.value)}::jsonb::text`)
        .where('sha256', '=', file.sha256)
        .where('state', 'in', ['running', 'done', 'partial'])
        .where('at', '>', sql<string>`now() - interval '24 hours'`)
        .executeTakeFirst();
      if (before) return refuse(sameFile);
    }
    await keepFile(transaction, file, { name, mediaType, by: access.userId });
    const task = await transaction
      .insertInto('import_task')
      .values({
        taskid: randomUUID(),
        key: pageKey,
        variant,
        file_id: file.id,
        file_name: name,
        sha256: file.sha256,
        mode,
        dry_run: fields['dryRun'] === undefined || isYes(fields['dryRun']),
        state: 'uploaded',
        encoding: textEncodings.find(({ code }) => code === fields['encoding'])?.code ?? null,
        reason: fields['reason']?.trim().slice(0, 500) || null,
        given: Object.keys(given.value).length > 0 ? JSON.stringify(given.value) : null,
        by: access.userId,
      })
      .returning(['id', 'taskid', 'state', 'mode'])
      .executeTakeFirstOrThrow();
    await queue.send('import', task.id, transaction);
    return ok(task);
  });
  if (result.ok) queue.wake('import');
  return result;
}
