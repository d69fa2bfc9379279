import { readFile } from 'node:fs/promises';
import { fill, ok, type Refusal, refuse, type Text } from '@axle/kernel';
import {
  checkImage,
  fillOf,
  imageFileName,
  type ImageIssue,
  type ImageMeta,
  imageProfile,
  type ImageSlot,
  isAcceptable,
} from '@axle/operation';
import { type HeldFile, notFound, rowChanged } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FileFolder } from '../../../platform/files/file-folder.ts';
import { fileGone } from '../../../platform/files/file-refusals.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { findRecord } from '../../../platform/resources/read-records.ts';
import { refusedFiles } from '../../../platform/resources/refused-files.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { measureFile } from './measure-file.ts';
import { pictureLibrary } from '../../../platform/files/picture-library.ts';
import { sellsSku } from './sells-sku.ts';

/** Where a picture goes. */
interface ImagePlace {
  readonly sku: number;
  readonly ptSku: number | undefined;
  readonly slot: ImageSlot;
  readonly platform: string | undefined;
  readonly language: string | undefined;
  readonly edition: number;
}

const say = (code: string, message: Text, name: string): Refusal => ({ code, field: 'files', message: fill(message, { name }) });
const unnamed: Text = {
  zh: '{name}：文件名不是“SKU_图位_语言”，请选择SKU与图位',
  en: '{name}: the name is not SKU_slot_language; choose SKU and slot',
};
const unknownSku: Text = { zh: '{name}：没有此SKU', en: '{name}: there is no such SKU' };
const otherSku: Text = {
  zh: '{name}：该PT SKU未映射到此SKU',
  en: '{name}: the PT SKU is not mapped to this SKU',
};
const noPicture: Text = { zh: '{name}：不是图片或已损坏', en: '{name} is not a picture, or is damaged' };
const twice: Text = { zh: '{name}：该SKU图位已有相同图片', en: '{name}: this SKU and slot already has the same image' };

/** Side of the small picture in lists and cards. */
const thumbSide = 220;

const thumbOf = async (path: string): Promise<string> => {
  const sharp = await pictureLibrary();
  const small = sharp(await readFile(path))
    .rotate()
    .resize(thumbSide, thumbSide, { fit: 'inside', withoutEnlargement: true });
  return `data:image/jpeg;base64,${(await small.flatten({ background: '#ffffff' }).jpeg({ quality: 70 }).toBuffer()).toString('base64')}`;
};

/** Stores a measured picture in its place; refused where the place has it already. */
async function storeImage(
  database: Kysely<Tables>,
  image: {
    readonly place: ImagePlace;
    readonly file: HeldFile;
    readonly sha256: string;
    readonly meta: ImageMeta;
    readonly issues: readonly ImageIssue[];
  },
  by: { readonly user: number; readonly now: Date },
): Promise<number | undefined> {
  const { place, file, sha256, meta, issues } = image;
  const { rows } = await sql<{ id: number }>`
    insert into gallery_image (sku, pt_sku, slot, platform, language, file, sha256, width, height, bytes, format, white_border, fill,
      issues, blocking, edition, uploaded_by, uploaded_at)
    values (${place.sku}, ${place.ptSku ?? null}, ${place.slot}, ${place.platform ?? null}, ${place.language ?? null},
      ${JSON.stringify([file])}, ${sha256}, ${meta.width}, ${meta.height}, ${meta.bytes}, ${meta.format}, ${meta.whiteBorder},
      ${fillOf(meta)}, ${issues.length > 0 ? issues.map(({ code }) => code) : null}, ${!isAcceptable(issues)},
      ${place.edition}, ${by.user}, ${by.now})
    on conflict (sku, slot, sha256, pt_sku) do nothing returning id`.execute(database);
  return rows[0]?.id;
}

/** Measures, checks and stores one file. */
async function addImage(
  { database, files }: { readonly database: Kysely<Tables>; readonly files: FileFolder },
  file: HeldFile,
  place: ImagePlace,
  by: { readonly user: number; readonly now: Date },
): Promise<number | Refusal> {
  const { rows } = await sql<{ sha256: string; bytes: number }>`select sha256, bytes from stored_file where id = ${file.id}`.execute(
    database,
  );
  const [stored] = rows;
  if (!stored || !(await files.has(file.id))) return { ...fileGone, field: 'files' };
  const path = files.pathOf(file.id);
  const meta = await measureFile(path, Number(stored.bytes));
  if (!meta) return say('NO_PICTURE', noPicture, file.name);
  const issues = checkImage(meta, imageProfile(place.platform, place.slot));
  const held = { id: file.id, name: file.name, bytes: file.bytes, thumb: await thumbOf(path) };
  const id = await storeImage(database, { place, file: held, sha256: stored.sha256, meta, issues }, by);
  return id ?? say('SAME_IMAGE', twice, file.name);
}

/**
 * [O7, O7b] Takes pictures in: each goes where its name says, else to the SKU and slot that were chosen; nothing is kept where one is
 * refused.
 */
export const uploadImages: ActionHandler = ({ parts, input, files: folder }) =>
  inTransaction(parts.database, async database => {
    if (!folder) return refuse(fileGone);
    const { caller } = parts;
    const files = (input['files'] ?? []) as readonly HeldFile[];
    const refused = (await refusedFiles(database, parts, undefined, { file: files })).map(one => ({ ...one, field: 'files' }));
    if (refused.length > 0) return refuse(refused);
    const names = files.map(({ name }) => imageFileName(name));
    const { rows } = await sql<{ id: number; sku: string }>`
      select id, sku from sku where sku = any(${names.flatMap(name => name?.sku ?? [])}::text[])`.execute(database);
    const ids = new Map(rows.map(({ id, sku }) => [sku, id]));
    const [chosen, slot, platform] = [input['sku'], input['slot'], input['platform']];
    const ptSku = input['ptSku'] as number | undefined;
    const added = [];
    for (const [at, file] of files.entries()) {
      const named = names[at];
      const sku = named ? ids.get(named.sku) : chosen;
      if (!named && (chosen === undefined || slot === undefined)) return refuse(say('UNNAMED', unnamed, file.name));
      if (sku === undefined) return refuse(say('UNKNOWN_SKU', unknownSku, file.name));
      if (ptSku !== undefined && !(await sellsSku(database, ptSku, Number(sku), caller.now)))
        return refuse({ ...say('OTHER_SKU', otherSku, file.name), field: 'ptSku' });
      const place = {
        sku: Number(sku),
        ptSku,
        slot: named?.slot ?? (slot as ImageSlot),
        platform: platform as string | undefined,
        language: named?.language,
        edition: 1,
      };
      const id = await addImage({ database, files: folder }, file, place, { user: caller.access.userId, now: caller.now });
      if (typeof id !== 'number') return refuse(id);
      added.push({ id, name: file.name });
    }
    return ok(added);
  });

/** A picture takes the place of another one: a new edition, to be reviewed like any; the old one goes once it is approved. */
export const replaceImage: ActionHandler = ({ parts, targets: [target], input, files: folder }) =>
  inTransaction(parts.database, async database => {
    if (!folder) return refuse(fileGone);
    const { caller } = parts;
    await sql`select id from gallery_image where id = ${target?.id ?? 0} for update`.execute(database);
    const before =
      target &&
      (await findRecord({ ...parts, database }, database, target.id, ['sku', 'ptSku', 'slot', 'platform', 'language', 'edition']));
    if (!before) return refuse(notFound);
    if (before.version !== target.version) return refuse(rowChanged);
    const [file] = (input['files'] ?? []) as readonly HeldFile[];
    const refused = (await refusedFiles(database, parts, undefined, { file: file ? [file] : [] })).map(one => ({ ...one, field: 'files' }));
    if (!file || refused.length > 0) return refuse(refused);
    const place = {
      sku: Number(before['sku']),
      ptSku: before['ptSku'] as number | undefined,
      slot: before['slot'] as ImageSlot,
      platform: before['platform'] as string | undefined,
      language: before['language'] as string | undefined,
      edition: Number(before['edition']) + 1,
    };
    const id = await addImage({ database, files: folder }, file, place, { user: caller.access.userId, now: caller.now });
    return typeof id === 'number' ? ok([{ id, name: file.name }]) : refuse(id);
  });
