import { readFile } from 'node:fs/promises';
import type { Language } from '@axle/kernel';
import type { HeldFile, PrintTemplate, RecordRow } from '@axle/page-kit';
import { type PictureSize, pictureSize } from '@axle/wire';
import { sql } from 'kysely';
import type { FileFolder } from '../files/file-folder.ts';
import { extensionPoint, knowsEntity } from '../registry/extension-point.ts';
import { fieldRights } from '../resources/field-rights.ts';
import { selectRows } from '../resources/query/select-rows.ts';
import type { RecordParts } from '../resources/record-parts.ts';

/** What is drawn over a picture, in coordinates from 0 to 1. */
export interface PictureShape {
  readonly kind: 'rect' | 'ellipse' | 'path' | 'words';
  /** Corners of a rectangle or an ellipse, the points of a path, where words begin. */
  readonly points: readonly { readonly x: number; readonly y: number }[];
  readonly colour: string;
  /** Millimetres. */
  readonly width: number;
  readonly words?: string | undefined;
}

/** A picture of a record: its file, what stands below it, and what is drawn over it. */
export interface RecordPicture {
  readonly file: string;
  readonly caption: string;
  readonly over: readonly PictureShape[];
}

/** A picture as it is printed. */
export interface DrawnPicture extends Omit<RecordPicture, 'file'> {
  readonly content: Buffer;
  readonly size: PictureSize;
}

/** The pictures of records, by their ids. */
export type RecordPictures = (
  parts: RecordParts,
  ids: readonly number[],
  language: Language,
) => Promise<ReadonlyMap<number, readonly RecordPicture[]>>;

/** Who keeps pictures of records says what stands below and over them in a print, by the entity of the record. */
export const printedPictures = extensionPoint<RecordPictures>('pictures of a print', knowsEntity);

const kindOf = (content: Buffer): 'png' | 'jpeg' | undefined =>
  content.subarray(1, 4).toString('latin1') === 'PNG' ? 'png' : content[0] === 0xff && content[1] === 0xd8 ? 'jpeg' : undefined;

/** A file as a print takes it: a PNG or JPEG that is there. */
async function drawn(files: FileFolder, { file, ...picture }: RecordPicture): Promise<readonly DrawnPicture[]> {
  const content = await readFile(files.pathOf(file)).catch(() => undefined);
  const size = content && kindOf(content) ? pictureSize(content) : undefined;
  return content && size ? [{ ...picture, content, size }] : [];
}

/** The pictures that a template prints of records, in their order; none where it prints none, or for whoever may not see them. */
export async function picturesOf(
  parts: RecordParts,
  template: PrintTemplate,
  { ids, files, language }: { readonly ids: readonly number[]; readonly files: FileFolder | undefined; readonly language: Language },
): Promise<readonly (readonly DrawnPicture[])[] | undefined> {
  const element = template.elements.find(one => one.kind === 'pictures');
  const source = parts.caller.registry.part(printedPictures, parts.resource.entity);
  if (!element || !source || !files || !fieldRights(parts).mayRead(element.field)) return undefined;
  const found = await source(parts, ids, language);
  return Promise.all(ids.map(async id => (await Promise.all((found.get(id) ?? []).map(one => drawn(files, one)))).flat()));
}

/**
 * The pictures in places of their own, by field for each record in the order of the ids; those that are gone, or that the actor may not
 * see, are left out.
 */
export async function placedPicturesOf(
  parts: RecordParts,
  template: PrintTemplate,
  { ids, files }: { readonly ids: readonly number[]; readonly files: FileFolder | undefined },
): Promise<readonly Readonly<Record<string, DrawnPicture>>[] | undefined> {
  const { mayRead } = fieldRights(parts);
  const fields = template.elements.flatMap(element => (element.kind === 'picture' && mayRead(element.field) ? [element.field] : []));
  if (fields.length === 0 || !files) return undefined;
  const rows = await selectRows(parts.database, parts.resource, fields, sql`where t.id = any(${ids}::bigint[])`);
  const placedOf = async (row: RecordRow | undefined) => {
    const found = fields.map(async field => {
      const [held] = (row?.[field] ?? []) as readonly HeldFile[];
      const [picture] = held ? await drawn(files, { file: held.id, caption: '', over: [] }) : [];
      return picture ? [[field, picture] as const] : [];
    });
    return Object.fromEntries((await Promise.all(found)).flat());
  };
  return Promise.all(ids.map(id => placedOf(rows.find(row => row.id === id))));
}
