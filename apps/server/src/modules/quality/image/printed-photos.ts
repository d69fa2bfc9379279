import { fill, inLanguage, text } from '@axle/kernel';
import { type Line, linesIn } from '@axle/page-kit';
import { pathPoints, type Point } from '@axle/quality';
import { sql } from 'kysely';
import { type PictureShape, printedPictures, type RecordPictures } from '../../../platform/prints/printed-pictures.ts';
import { withLines } from '../../../platform/resources/query/select-lines.ts';

interface PhotoRow {
  readonly id: number;
  readonly version: number;
  readonly sampling: number;
  readonly photo: string;
  readonly imageNo: string;
  readonly unitNo: number | null;
  readonly codes: readonly string[] | null;
}

const unit = text('第{unit}件', 'Unit {unit}');
const colours: Readonly<Record<string, string>> = { critical: '#d1141f', major: '#e06c00', minor: '#b89600', note: '#0b6bd3' };

/** A mark over a photo as a print draws it; arrows have no head there but a thick line. */
function shapeOf({ tool, fromX, fromY, toX, toY, path, colour, width, words }: Line): PictureShape {
  const ends: readonly Point[] = [
    { x: Number(fromX), y: Number(fromY) },
    { x: Number(toX), y: Number(toY) },
  ];
  return {
    kind: tool === 'rect' || tool === 'ellipse' || tool === 'words' ? tool : 'path',
    points: path === undefined ? ends : pathPoints(String(path)),
    colour: colours[String(colour)] ?? '#000000',
    width: Number(width) / 5,
    words: words === undefined ? undefined : String(words),
  };
}

/** The photos of samples in the inspection report: each with its number, unit and defects, and what is drawn over it now. */
const photosOfSamples: RecordPictures = async ({ database, caller }, ids, language) => {
  const { rows } = await sql<PhotoRow>`
    select id, version, sampling, photo, image_no as "imageNo", unit_no as "unitNo", defect_codes as codes from quality_photo
    where sampling = any(${ids}::bigint[]) and not hidden order by sampling, place`.execute(database);
  const { resource } = caller.registry.resource('qualityImage')!;
  const marked = await withLines(database, resource, ['marks'], rows as never);
  const pictures = rows.map(({ sampling, photo, imageNo, unitNo, codes }, at) => ({
    sampling,
    file: photo,
    caption: [imageNo, unitNo === null ? '' : inLanguage(fill(unit, { unit: unitNo }), language), (codes ?? []).join(', ')]
      .filter(Boolean)
      .join(' · '),
    over: linesIn(marked[at]!, 'marks')
      .filter(line => line['replaced'] !== true)
      .map(shapeOf),
  }));
  return Map.groupBy(pictures, ({ sampling }) => sampling);
};

/** What photos add to prints. */
export const photoPrints = printedPictures({ sampling: photosOfSamples });
