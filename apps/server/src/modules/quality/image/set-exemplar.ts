import { type HeldFile, notFound, type RecordRow } from '@axle/page-kit';
import { exemplarRefusals } from '@axle/quality';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { type DecidedImage, onImage } from './one-image.ts';

const pictures = (code: RecordRow): readonly HeldFile[] => (code['limitImages'] ?? []) as readonly HeldFile[];

/** The pictures of a defect code other than a photo. */
const others = (code: RecordRow, photo: HeldFile) => pictures(code).filter(({ id }) => id !== photo.id);

/** The defect codes that a mark concerns, locked: the one that it was of, and the one that it becomes of. */
async function codesOf({ database, caller, row }: DecidedImage, wanted?: number) {
  const parts = ownParts(database, caller, 'defectCodes');
  const ids = [row['exemplarOf'], wanted].filter(id => id !== undefined).map(Number);
  return { parts, codes: await lockById(database, parts, [...new Set(ids)]) };
}

/** [Q12d] Makes a photo a limit picture of a defect code; of another one it is none any more. */
export const setExemplar: ActionHandler = onImage(async (image, { exemplar, exemplarOf }) => {
  const { database, caller, row, photo } = image;
  const { parts, codes } = await codesOf(image, Number(exemplarOf));
  const wanted = codes.find(({ id }) => id === Number(exemplarOf));
  if (!wanted) return [{ ...notFound, field: 'exemplarOf' }];
  const refused = exemplarRefusals({ isHidden: row['hidden'] === true }, others(wanted, photo).length);
  if (refused.length > 0) return refused;
  const changed = codes.map(before => {
    const rest = others(before, photo);
    const added = pictures(before).length > rest.length ? pictures(before) : [...rest, photo];
    return { before, after: { ...before, limitImages: before === wanted ? added : rest } };
  });
  await updateRows(database, parts, changed, { action: 'update' });
  await sql`
    update quality_photo set exemplar = ${exemplar}, exemplar_of = ${wanted.id}, exemplar_by = ${caller.access.userId},
      exemplar_at = ${caller.now}, version = version + 1 where id = ${row.id}`.execute(database);
  return [];
});

/** [Q12d] Takes a photo off the limit pictures of its defect code. */
export const unsetExemplar: ActionHandler = onImage(async image => {
  const { database, photo, row } = image;
  const { parts, codes } = await codesOf(image);
  const changed = codes.map(before => ({ before, after: { ...before, limitImages: others(before, photo) } }));
  await updateRows(database, parts, changed, { action: 'update' });
  await sql`
    update quality_photo set exemplar = null, exemplar_of = null, exemplar_by = null, exemplar_at = null, version = version + 1
    where id = ${row.id}`.execute(database);
  return [];
});
