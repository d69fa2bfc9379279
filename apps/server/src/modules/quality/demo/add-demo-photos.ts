import type { HeldFile } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { drawPicture, type Shape } from '../../../platform/demo/draw-picture.ts';
import { keepPicture } from '../../purchasing/demo/demo-pictures.ts';

const [bench, disc, hub, flaw] = [
  [214, 218, 222],
  [120, 126, 134],
  [72, 78, 86],
  [176, 92, 40],
] as const;

/** A brake disc on the bench, with a flaw at its rim. */
const part: readonly Shape[] = [
  { box: [50, 50, 100, 100], colour: bench },
  { line: [50, 50, 50, 50], width: 78, colour: disc },
  { line: [50, 50, 50, 50], width: 30, colour: hub },
  { line: [50, 50, 50, 50], width: 12, colour: bench },
  { line: [70, 22, 80, 32], width: 4, colour: flaw },
];

/** Lots of which a photo was taken. */
const photographed = 8;

/** Longest side of a thumbnail in pixels. */
const thumbnailSide = 96;

interface FlawedUnit {
  readonly sampling: number;
  readonly no: string;
  readonly unit: number;
  readonly code: number;
  readonly name: string;
}

/** The lots judged last in which something was found, each with its first unit of that. */
async function flawedUnits({ transaction }: Demo): Promise<readonly FlawedUnit[]> {
  const { rows } = await sql<FlawedUnit>`
    select s.id as sampling, i.inspection_no as no, l.unit_no as unit, d.id as code, d.name_zh as name
    from sampling s join inspection i on i.id = s.inspection
      join lateral (select * from sampling_defects l where l.record_id = s.id order by l.line_no limit 1) l on true
      join defect_code d on d.id = l.defect_code
    where s.state = 'judged' and s.photos is null order by s.finished_at desc, s.id desc limit ${photographed}`.execute(transaction);
  return rows;
}

/** Keeps a photo of a unit; over every second one the flaw is marked. */
async function photograph({ transaction }: Demo, { sampling, unit, name }: FlawedUnit, photo: HeldFile, by: number, isMarked: boolean) {
  await sql`update sampling set photos = ${JSON.stringify([photo])} where id = ${sampling}`.execute(transaction);
  await sql`insert into sampling_unit_photos (record_id, line_no, photo, unit_no) values (${sampling}, 0, ${photo.id}, ${unit})`.execute(
    transaction,
  );
  if (!isMarked) return;
  await sql`
    insert into sampling_marks (record_id, line_no, photo, place, tool, from_x, from_y, to_x, to_y, words, drawn_by, drawn_at)
    select s.id, g.place - 1, ${photo.id}, g.place, g.tool, g.from_x, g.from_y, g.to_x, g.to_y, g.words, ${by}, s.finished_at
    from sampling s, (values (1, 'rect', 0.64, 0.14, 0.88, 0.4, null), (2, 'words', 0.1, 0.12, 0.1, 0.12, ${name}))
      as g (place, tool, from_x, from_y, to_x, to_y, words) where s.id = ${sampling}`.execute(transaction);
}

/** Adds photos of samples: with marks over some, and one that shows what is not accepted of its defect. */
export const addDemoPhotos = demoStep('samplePhotos', ['lotsAtWork'], async demo => {
  const { files, transaction, person, now } = demo;
  if (!files) return;
  const qc = person('qc');
  const units = await flawedUnits(demo);
  const thumb = `data:image/png;base64,${drawPicture(part, thumbnailSide).toString('base64')}`;
  const [kept] = await keepPicture(demo, files, '缺陷.png', part, qc);
  const photo = { ...kept!, thumb };
  for (const [at, unit] of units.entries()) await photograph(demo, unit, photo, qc, at % 2 === 0);
  const [first] = units;
  if (!first) return;
  await sql`update defect_code set limit_images = ${JSON.stringify([photo])} where id = ${first.code}`.execute(transaction);
  await sql`
    insert into quality_photo (version, biz_no, photo, exemplar, exemplar_of, exemplar_by, exemplar_at)
    values (2, ${first.no}, ${photo.id}, 'ng', ${first.code}, ${qc}, ${now})`.execute(transaction);
});
