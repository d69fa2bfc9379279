import type { HeldFile } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';
import { keepsPlaces } from './keeps-places.ts';

/** What holds photos: samples, checks in process, containers as they are loaded. */
const holders = {
  sampling: { column: 'sampling', shown: ['photos', 'unitPhotos', 'defects'] },
  inProcessCheck: { column: 'in_process_check', shown: ['photos', 'items'] },
  loadingCheck: { column: 'loading_check', shown: ['photoEmpty', 'photoHalf', 'photoFull', 'photoSealed', 'defects', 'lines'] },
} as const;

/** One of them, by its entity. */
export type PhotoHolder = keyof typeof holders;

/**
 * Keeps the rows of the photos that records hold: one for each that came, without those that were taken out again, and what each shows as
 * it is known by now. What was decided about a photo and who took it stay. This alone adds photos of records. Their places are kept where
 * the one who brings them may keep places.
 */
export async function keepPhotos(
  database: Kysely<Tables>,
  holder: PhotoHolder,
  records: readonly number[],
  keepsPlace = false,
): Promise<void> {
  if (records.length === 0) return;
  const column = sql.ref(holders[holder].column);
  const held = sql`(select * from held_photo where holder = ${holder} and record = any(${records}::bigint[]))`;
  await sql`
    delete from quality_photo q where q.${column} = any(${records}::bigint[])
      and not exists (select from ${held} h where h.record = q.${column} and h.file ->> 'id' = q.photo)`.execute(database);
  await sql`
    update quality_photo q set unit_no = h.unit_no, defect_codes = h.defect_codes, check_groups = h.check_groups, sku = h.sku, part = h.part
    from ${held} h where q.${column} = h.record and q.photo = h.file ->> 'id'
      and (q.unit_no, q.defect_codes, q.check_groups, q.sku, q.part)
        is distinct from (h.unit_no, h.defect_codes, h.check_groups, h.sku, h.part)`.execute(database);
  await sql`
    insert into quality_photo (image_no, place, biz_type, biz_no, ${column}, supplier, sku, photo, file, file_name, unit_no, part,
      defect_codes, check_groups, taken_by, taken_at, geo)
    select n.biz_no || '-' || lpad(n.place::text, 2, '0'), n.place, n.biz_type, n.biz_no, n.record, n.supplier, n.sku, n.file ->> 'id',
      json_build_array(n.file), n.file ->> 'name', n.unit_no, n.part, n.defect_codes, n.check_groups, n.taken_by, n.taken_at,
      ${placeOf('n', keepsPlace)}
    from (select h.*, coalesce((select max(o.place) from quality_photo o where o.biz_no = h.biz_no), 0)
        + row_number() over (partition by h.record order by h.nth) as place
      from ${held} h where not exists (select from quality_photo q where q.biz_no = h.biz_no and q.photo = h.file ->> 'id')) n
    order by n.taken_at, n.record, n.place`.execute(database);
}

/** Photos that are added to an inspection by hand, and what they show. */
export interface AddedPhotos {
  readonly inspection: number;
  readonly files: readonly HeldFile[];
  readonly unitNo?: number | undefined;
  readonly defectCode?: number | undefined;
  readonly by: number;
  readonly at: Date;
  readonly keepsPlace: boolean;
}

/** Adds photos to an inspection, which is locked, beside those of its sample; answers the numbers that they were given. */
export async function addPhotos(database: Kysely<Tables>, added: AddedPhotos): Promise<readonly { id: number; imageNo: string }[]> {
  const { inspection, files, unitNo = null, defectCode = null, by, at, keepsPlace } = added;
  const { rows } = await sql<{ id: number; imageNo: string }>`
    insert into quality_photo (image_no, place, biz_type, biz_no, inspection, supplier, sku, photo, file, file_name, unit_no, defect_codes,
      check_groups, taken_by, taken_at, geo)
    select i.inspection_no || '-' || lpad((m.last + f.nth)::text, 2, '0'), m.last + f.nth, i.type, i.inspection_no, i.id, i.supplier, i.sku,
      f.file ->> 'id', json_build_array(f.file), f.file ->> 'name', ${unitNo}::integer, case when d.id is not null then array[d.code] end,
      case when d.id is not null then array[d.check_group] end, ${by}, ${at},
      ${placeOf('f', keepsPlace)}
    from inspection i left join defect_code d on d.id = ${defectCode}::bigint,
      lateral (select coalesce(max(place), 0) as last from quality_photo q where q.biz_no = i.inspection_no) m,
      json_array_elements(${JSON.stringify(files)}::json) with ordinality as f(file, nth)
    where i.id = ${inspection} order by f.nth on conflict (biz_no, photo) do nothing
    returning id, image_no as "imageNo"`.execute(database);
  return rows;
}

/** Where the photo of a row was taken. */
const placeOf = (row: string, isKept: boolean) =>
  isKept
    ? sql`(select s.latitude || ', ' || s.longitude from stored_file s where s.id = (${sql.ref(`${row}.file`)} ->> 'id')::uuid)`
    : sql`null`;

/** {@link keepPhotos} of the records that were written, where photos or what they show may differ. */
const follow =
  (holder: PhotoHolder): Consequence =>
  async (transaction, { caller }, rows) => {
    const { shown } = holders[holder];
    const written = rows.flatMap(({ before, after }) =>
      after && shown.some(key => before?.[key] !== after[key]) && shown.some(key => isPhotos(before?.[key]) || isPhotos(after[key]))
        ? [after.id]
        : [],
    );
    await keepPhotos(transaction, holder, written, keepsPlaces(caller));
  };

const isPhotos = (value: unknown): boolean => Array.isArray(value) && value.some(one => (one as { bytes?: unknown }).bytes !== undefined);

/** Records that hold photos keep their rows. */
export const photoConsequences: Readonly<Record<string, Consequence>> = {
  'sampling.photos': follow('sampling'),
  'inProcessCheck.photos': follow('inProcessCheck'),
  'loadingCheck.photos': follow('loadingCheck'),
};
