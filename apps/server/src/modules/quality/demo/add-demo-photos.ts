import { wrongLabelCode } from '@axle/quality';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { keepPhotos } from '../image/keep-photos.ts';
import { type DefectPictures, defectPictures } from './demo-defect-pictures.ts';

/** Of lots that were accepted with a minor defect, one of so many was photographed. */
const acceptedEvery = 12;

/** Photographs the first unit with a defect of each rejected lot, and of some others; answers the samplings. */
async function photographLots({ transaction }: Demo, { flaw }: DefectPictures): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    with found as (
      select s.id, l.unit_no from sampling s
        join lateral (select unit_no from sampling_defects l where l.record_id = s.id order by l.line_no limit 1) l on true
      where s.state = 'judged' and s.photos is null and (s.result = 'reject' or s.id % ${acceptedEvery} = 0)
    ), shown as (
      insert into sampling_unit_photos (record_id, line_no, photo, unit_no) select id, 0, ${flaw.id}, unit_no from found)
    update sampling s set photos = ${JSON.stringify([flaw])}::json from found f where f.id = s.id returning s.id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Photographs the wrong label of each batch that was stopped as it was loaded; answers the inspections. */
async function photographLabels({ transaction }: Demo, { label }: DefectPictures): Promise<readonly number[]> {
  const { rows } = await sql<{ id: number }>`
    update loading_check c set photo_half = ${JSON.stringify([label])}::json
    where c.verdict = 'reject' and c.photo_half is null returning c.id`.execute(transaction);
  return rows.map(({ id }) => id);
}

/** Draws over photos what they show: over every second one of samples, and over every wrong label. */
async function drawOver({ transaction }: Demo, { flaw, label }: DefectPictures, by: number): Promise<void> {
  await sql`
    with marked as (
      select q.id, d.id as code, d.name_zh as name, d.defect_class as class, q.taken_at, q.photo = ${label.id} as is_label
      from quality_photo q join defect_code d on d.code = case when q.photo = ${label.id} then ${wrongLabelCode} else q.defect_codes[1] end
      where q.photo = ${label.id} or q.photo = ${flaw.id} and q.sampling % 2 = 0
    ), drawn as (
      insert into quality_photo_marks (record_id, line_no, place, edition, tool, from_x, from_y, to_x, to_y, colour, width, words,
        defect_code, drawn_by, drawn_at)
      select m.id, g.place - 1, g.place, 1, g.tool, g.from_x, g.from_y, g.to_x, g.to_y, m.class, 3,
        case g.tool when 'words' then m.name end, m.code, ${by}, m.taken_at + interval '20 minutes'
      from marked m join (values (false, 1, 'ellipse', 0.62, 0.14, 0.86, 0.4), (false, 2, 'words', 0.06, 0.12, 0.06, 0.12),
        (true, 1, 'rect', 0.22, 0.34, 0.78, 0.72), (true, 2, 'words', 0.06, 0.12, 0.06, 0.12))
        as g (is_label, place, tool, from_x, from_y, to_x, to_y) on g.is_label = m.is_label)
    update quality_photo q set annotations = 2, version = 2 from marked m where m.id = q.id`.execute(transaction);
}

/** Makes a good part, one just accepted and one that is not the limit pictures of the defects found most; the last is of the gallery. */
async function keepLimits({ transaction, now }: Demo, { good, limit, flaw }: DefectPictures, by: number): Promise<void> {
  await sql`
    update defect_code d set limit_images = ${JSON.stringify([good, limit, flaw])}::json
    where d.code in (
      select q.defect_codes[1] from quality_photo q where q.photo = ${flaw.id} group by 1 order by count(*) desc limit 3)`.execute(
    transaction,
  );
  await sql`
    update quality_photo q set exemplar = 'ng', exemplar_of = d.id, exemplar_by = ${by}, exemplar_at = ${now}, version = q.version + 1
    from defect_code d where d.limit_images is not null and q.id = (
      select max(p.id) from quality_photo p where p.photo = ${flaw.id} and p.defect_codes[1] = d.code)`.execute(transaction);
}

/** Adds photos of what was found over the whole history, with what is drawn over them, and the limit pictures of defects. */
export const addDemoPhotos = demoStep('samplePhotos', ['lotsAtWork', 'loadingChecks'], async demo => {
  const qc = demo.person('qc');
  const pictures = await defectPictures(demo, qc);
  if (!pictures) return;
  await keepPhotos(demo.transaction, 'sampling', await photographLots(demo, pictures));
  await keepPhotos(demo.transaction, 'loadingCheck', await photographLabels(demo, pictures));
  await drawOver(demo, pictures, qc);
  await keepLimits(demo, pictures, qc);
});
