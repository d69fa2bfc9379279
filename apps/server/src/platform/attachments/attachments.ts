import { readFile } from 'node:fs/promises';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { notFound } from '@axle/page-kit';
import type { AttachmentList } from '@axle/wire';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { fileEmpty, fileGone, fileNotWhatItSays, fileType, pictureTooLarge } from '../files/file-refusals.ts';
import type { Upload } from '../files/receive-upload.ts';
import { keepFile } from '../files/stored-files.ts';
import type { Caller } from '../gateways/caller.ts';
import type { Answer } from '../gateways/main/main-call.ts';
import type { AttachmentRecord } from './attachment-record.ts';
import { mediaTypeOf } from './media-type.ts';
import { shownFileName } from '../files/shown-file-name.ts';

/** What attachments lie in. */
export interface AttachmentParts {
  readonly database: Kysely<Tables>;
  readonly files: FileFolder;
}

/** Most files of one record. */
const mostFiles = 100;

const tooMany: Refusal = {
  code: 'TOO_MANY_FILES',
  message: { zh: `每条记录最多${mostFiles}个附件`, en: `A record can have at most ${mostFiles} attachments` },
};
const notYours: Refusal = {
  code: 'FORBIDDEN',
  message: { zh: '只能修改自己上传的附件', en: 'You can only change attachments you uploaded' },
};

/** One's own files may be changed, others' by those who may delete the record; of a closed one nobody's. */
const mayChange = (record: AttachmentRecord, { access, viewedBy }: Caller, by: number): boolean =>
  record.closed !== true && !viewedBy && (by === access.userId || record.may('del'));

/** The files that hang on a record. */
export async function attachmentsOf({ database }: AttachmentParts, caller: Caller, record: AttachmentRecord): Promise<AttachmentList> {
  const rows = await present(database, record)
    .select(['id', 'name', 'bytes', 'media_type', 'created_by', 'created_at'])
    .orderBy('id')
    .execute();
  return {
    mayAdd: record.may('update'),
    rows: rows.map(({ id, name, bytes, media_type, created_by, created_at }) => ({
      id,
      name,
      bytes,
      mediaType: media_type,
      by: created_by,
      at: created_at,
      mayChange: mayChange(record, caller, created_by),
    })),
  };
}

/** Attaches a received file to a record; the receiver does not keep a refused one. */
export async function addAttachment(
  { database, files }: AttachmentParts,
  { access, now }: Caller,
  { entity, id, may }: AttachmentRecord,
  { file, name }: Upload,
): Promise<Result<{ readonly id: number }>> {
  if (!may('update'))
    return refuse({
      code: 'FORBIDDEN',
      message: { zh: '没有编辑权限，不能添加附件', en: 'You have no permission to edit, so you cannot add attachments' },
    });
  if (file.bytes === 0) return refuse(fileEmpty);
  const type = mediaTypeOf(name, await readFile(files.pathOf(file.id)));
  if ('fault' in type) return refuse({ unknown: fileType, notWhatItSays: fileNotWhatItSays, hugePicture: pictureTooLarge }[type.fault]);
  return database.transaction().execute(async transaction => {
    const { count } = await present(transaction, { entity, id })
      .select(each => each.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
    if (count >= mostFiles) return refuse(tooMany);
    await keepFile(transaction, file, { name, mediaType: type.mediaType, by: access.userId });
    return ok(
      await transaction
        .insertInto('attachment')
        .values({
          entity,
          record_id: id,
          file_id: file.id,
          name,
          bytes: file.bytes,
          media_type: type.mediaType,
          created_by: access.userId,
          created_at: now,
        })
        .returning('id')
        .executeTakeFirstOrThrow(),
    );
  });
}

/** The bytes of a file. */
export async function attachmentFile({ database, files }: AttachmentParts, record: AttachmentRecord, id: number): Promise<Answer> {
  const found = await present(database, record).select(['file_id', 'name', 'media_type']).where('id', '=', id).executeTakeFirst();
  if (!found?.file_id) return refuse(notFound);
  const file = await files.read(found.file_id);
  return file
    ? { kind: 'file', name: found.name, mediaType: found.media_type, bytes: file.bytes, content: file.content }
    : refuse(fileGone);
}

/** Gives a file another name; its ending stays. */
export async function renameAttachment(
  parts: AttachmentParts,
  caller: Caller,
  record: AttachmentRecord,
  id: number,
  given: string,
): Promise<Result<undefined>> {
  const found = await changeable(parts, caller, record, id);
  if (!found.ok) return found;
  const ending = /\.[^.]+$/.exec(found.value.name)?.[0] ?? '';
  const bare = shownFileName(given.replace(/[\\/:*?"<>|\p{Cc}]/gu, ' '));
  const name = bare.toLowerCase().endsWith(ending.toLowerCase()) ? bare : `${bare}${ending}`;
  await parts.database.updateTable('attachment').set({ name }).where('id', '=', id).execute();
  return ok(undefined);
}

/** Takes a file off a record: its bytes go, its line in the story of the record stays. */
export async function removeAttachment(
  parts: AttachmentParts,
  caller: Caller,
  record: AttachmentRecord,
  id: number,
): Promise<Result<undefined>> {
  const found = await changeable(parts, caller, record, id);
  if (!found.ok) return found;
  const { file_id } = found.value;
  await parts.database.transaction().execute(async transaction => {
    await transaction
      .updateTable('attachment')
      .set({ file_id: null, removed_by: caller.access.userId, removed_at: caller.now })
      .where('id', '=', id)
      .execute();
    if (file_id) await transaction.deleteFrom('stored_file').where('id', '=', file_id).execute();
  });
  if (file_id) await parts.files.remove(file_id);
  return ok(undefined);
}

const present = (database: Kysely<Tables>, { entity, id }: Pick<AttachmentRecord, 'entity' | 'id'>) =>
  database.selectFrom('attachment').where('entity', '=', entity).where('record_id', '=', id).where('removed_at', 'is', null);

async function changeable({ database }: AttachmentParts, caller: Caller, record: AttachmentRecord, id: number) {
  const found = await present(database, record).select(['file_id', 'name', 'created_by']).where('id', '=', id).executeTakeFirst();
  if (!found) return refuse(notFound);
  return mayChange(record, caller, found.created_by) ? ok(found) : refuse(notYours);
}
