import { unrestricted } from '@axle/permissions';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { ok, type Refusal, refuse, type Result } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import type { FileFolder } from '../files/file-folder.ts';
import { keepFile } from '../files/stored-files.ts';
import { extensionPoint } from '../registry/extension-point.ts';
import type { Registry } from '../registry/registry.ts';
import type { Actor } from '../resources/record-parts.ts';
import type { MailFile } from './mail-transport.ts';

/** A mail whose files are asked for. */
export interface FiledMail {
  readonly id: number;
  readonly biz_no: string | null;
  readonly lang: string | null;
  readonly makes: readonly string[] | null;
  readonly attachments: unknown;
  readonly created_by: number | null;
}

/** Makes a file of the document that a mail is about, in the language of the mail, on behalf of its sender; pictures lie in the folder. */
export type MailFileMaker = (database: Kysely<Tables>, caller: Actor, bizNo: string, files?: FileFolder) => Promise<Result<MailFile>>;

/** Makers of files by the word that mails name them by: `purchaseOrder.pdf`. */
export const mailFileMakers = extensionPoint<MailFileMaker>('maker of files for mails');

/** The files of a mail, the same on every try. */
export type FilesOfMail = (mail: FiledMail) => Promise<Result<readonly MailFile[]>>;

/** Most bytes of all files of one mail. */
export const mostMailBytes = 20 * 1024 * 1024;

const tooLarge: Refusal = {
  code: 'ATTACHMENTS_TOO_LARGE',
  message: { zh: '附件合计超过20 MB', en: 'The attachments exceed 20 MB in total' },
};
const gone: Refusal = { code: 'FILE_GONE', message: { zh: '附件文件已不存在', en: 'An attached file no longer exists' } };

interface FileParts {
  readonly database: Kysely<Tables>;
  readonly registry: Registry;
  readonly files: FileFolder;
  readonly now: () => Date;
}

/** Files of mails in the file store: they are made when a mail is first sent, and kept with it. */
export const filesOfMails =
  (parts: FileParts): FilesOfMail =>
  async mail => {
    const held = mail.attachments as readonly HeldFile[] | null;
    if (held) return storedFiles(parts, held);
    const made: MailFile[] = [];
    for (const key of mail.makes ?? []) {
      const file = await makeFile(parts, mail, key);
      if (!file.ok) return refuse(file.refusal);
      made.push(file.value);
    }
    if (made.reduce((bytes, { content }) => bytes + content.length, 0) > mostMailBytes) return refuse(tooLarge);
    if (made.length > 0) await keepFiles(parts, mail, made);
    return ok(made);
  };

function makeFile(
  { database, registry, files, now }: FileParts,
  { biz_no, lang, created_by }: FiledMail,
  key: string,
): Promise<Result<MailFile>> {
  const make = registry.part(mailFileMakers, key);
  if (!make || biz_no === null || created_by === null) throw new Error(`nobody makes ${key} for mails`);
  const access = unrestricted(created_by);
  return make(database, { access, now: now(), registry, language: lang === 'en' ? 'en' : 'zh-cn' }, biz_no, files);
}

async function keepFiles({ database, files }: FileParts, { id, created_by }: FiledMail, made: readonly MailFile[]): Promise<void> {
  const laid = await Promise.all(
    made.map(async file => {
      const result = await files.lay(Readable.from([file.content]));
      if (!result.ok) throw new Error(result.refusal.message.en);
      return { ...file, file: result.value };
    }),
  );
  await database.transaction().execute(async transaction => {
    for (const { file, name, mediaType } of laid) await keepFile(transaction, file, { name, mediaType, by: created_by! });
    const held = laid.map(({ file, name }): HeldFile => ({ id: file.id, name, bytes: file.bytes }));
    await transaction
      .updateTable('outgoing_mail')
      .set({ attachments: JSON.stringify(held) })
      .where('id', '=', id)
      .execute();
  });
}

async function storedFiles({ database, files }: FileParts, held: readonly HeldFile[]): Promise<Result<readonly MailFile[]>> {
  const ids = held.map(({ id }) => id);
  const rows =
    ids.length === 0 ? [] : await database.selectFrom('stored_file').select(['id', 'media_type']).where('id', 'in', ids).execute();
  const types = new Map(rows.map(row => [row.id, row.media_type]));
  const found: MailFile[] = [];
  for (const { id, name } of held) {
    const stored = await files.read(id);
    if (!stored) return refuse(gone);
    found.push({ name, mediaType: types.get(id) ?? 'application/octet-stream', content: await buffer(stored.content) });
  }
  return ok(found);
}
