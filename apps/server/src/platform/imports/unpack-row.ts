import { Readable } from 'node:stream';
import type { Refusal } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import type { Kysely } from 'kysely';
import { mediaTypeOf } from '../attachments/media-type.ts';
import type { Tables } from '../database/tables.ts';
import type { FileFolder, LaidFile } from '../files/file-folder.ts';
import { pictureTooLarge } from '../files/file-refusals.ts';
import { keepFile } from '../files/stored-files.ts';
import type { CheckedRow } from './check-row.ts';
import type { ImportForm } from './import-form.ts';
import type { OpenZip } from './zip-rows.ts';

/** A file of a zip that lies in the folder and is kept when its record is. */
export interface UnpackedFile {
  readonly file: LaidFile;
  readonly name: string;
  readonly mediaType: string;
}

const notWhatItSays: Refusal = {
  code: 'FILE_CONTENT',
  message: { zh: '文件内容与扩展名不符', en: 'The file content does not match its extension' },
};

/** A row of a zip with its file: looked at in a dry run, laid into the folder by a run. A row that is bad already stays as it is. */
export async function unpackRow(form: ImportForm, zip: OpenZip, row: CheckedRow, folder: FileFolder | undefined): Promise<CheckedRow> {
  const { file: key = '' } = form.importing.zip ?? {};
  const field = form.resource.fields[key];
  const [held] = (row.values[key] ?? []) as readonly HeldFile[];
  if (field?.kind !== 'files' || !held || row.refusals.length > 0) return row;
  const refused = (refusal: Refusal): CheckedRow => ({ ...row, refusals: [{ ...refusal, field: key }] });
  const content = await zip.content(row.cells[key] ?? '', field.mostBytes);
  if (!content.ok) return refused(content.refusal);
  const type = mediaTypeOf(held.name, content.value);
  if ('fault' in type) return refused(type.fault === 'hugePicture' ? pictureTooLarge : notWhatItSays);
  const bytes = content.value.length;
  if (!folder) return { ...row, values: { ...row.values, [key]: [{ ...held, bytes }] } };
  const laid = await folder.lay(Readable.from([content.value]));
  if (!laid.ok) return refused(laid.refusal);
  return {
    ...row,
    values: { ...row.values, [key]: [{ ...held, id: laid.value.id, bytes }] },
    unpacked: { file: laid.value, name: held.name, mediaType: type.mediaType },
  };
}

/** Keeps the files of rows that were written; those of the others are nobody's and are swept away. */
export async function keepUnpacked(
  database: Kysely<Tables>,
  rows: readonly CheckedRow[],
  bad: readonly CheckedRow[],
  by: number,
): Promise<void> {
  const refused = new Set(bad.map(({ row }) => row));
  for (const { row, unpacked } of rows)
    if (unpacked && !refused.has(row)) await keepFile(database, unpacked.file, { name: unpacked.name, mediaType: unpacked.mediaType, by });
}
