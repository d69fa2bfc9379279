import { Readable } from 'node:stream';
import { checkImage, fillOf, imageProfile, type ImageSlot, isAcceptable } from '@axle/operation';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';
import { measureFile } from '../image/measure-file.ts';
import { pictureLibrary } from '../../../platform/files/picture-library.ts';

/** A brake disc, so wide and high in a picture of so many pixels a side. */
const disc = (side: number, wide: number, ground: string, more = '') => `
  <svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" viewBox="0 0 100 100">
    <rect width="100" height="100" fill="${ground}"/>
    <circle cx="50" cy="50" r="${wide / 2}" fill="#7b828c"/><circle cx="50" cy="50" r="${wide / 2.6}" fill="#9aa1aa"/>
    <circle cx="50" cy="50" r="${wide / 5}" fill="#4a5059"/><circle cx="50" cy="50" r="${wide / 12}" fill="${ground}"/>${more}
  </svg>`;

const sheet = '<path d="M10 92H90M10 90v4M90 90v4" stroke="#1f2937" stroke-width="1"/><path d="M94 10V90" stroke="#1f2937"/>';

/** Pictures of the demo: what they show, and where they are for. */
const drawings = {
  main: disc(1600, 92, '#ffffff'),
  small: disc(1500, 70, '#ffffff'),
  grey: disc(1600, 92, '#e4e6ea'),
  pt01: disc(1600, 60, '#dfe7ee'),
  size: disc(1600, 76, '#ffffff', sheet),
  low: disc(900, 80, '#f4f4f0'),
} as const;

/** What SKUs of the demo have, by their place among eight: drawing, slot and state. */
const sets: readonly (readonly (readonly [drawing: keyof typeof drawings, slot: ImageSlot, state: string])[])[] = [
  [
    ['main', 'main', 'published'],
    ['pt01', 'pt01', 'published'],
    ['size', 'size', 'published'],
    ['low', 'pt02', 'approved'],
  ],
  [
    ['main', 'main', 'approved'],
    ['pt01', 'pt01', 'approved'],
    ['size', 'size', 'uploaded'],
  ],
  [
    ['small', 'main', 'rejected'],
    ['pt01', 'pt01', 'approved'],
  ],
  [
    ['grey', 'main', 'uploaded'],
    ['size', 'size', 'uploaded'],
  ],
];

async function keepDrawings({ transaction }: Demo, files: NonNullable<Demo['files']>, by: number) {
  const kept = [];
  const sharp = await pictureLibrary();
  for (const [key, svg] of Object.entries(drawings)) {
    const picture = sharp(Buffer.from(svg)).flatten({ background: '#ffffff' });
    const content = await picture.clone().jpeg({ quality: 88 }).toBuffer();
    const laid = await files.lay(Readable.from([content]));
    if (!laid.ok) throw new Error(laid.refusal.code);
    const meta = await measureFile(files.pathOf(laid.value.id), laid.value.bytes);
    if (!meta) throw new Error(`the demo's picture ${key} is none`);
    const name = `${key}.jpg`;
    await keepFile(transaction, laid.value, { name, mediaType: 'image/jpeg', by, picture: { width: meta.width, height: meta.height } });
    const thumb = `data:image/jpeg;base64,${(await picture.clone().resize(200).jpeg({ quality: 70 }).toBuffer()).toString('base64')}`;
    kept.push([key, { meta, sha256: laid.value.sha256, held: { id: laid.value.id, name, bytes: laid.value.bytes, thumb } }] as const);
  }
  return new Map(kept);
}

/** Adds pictures of some SKUs: whole sets, some that wait for review, and some that were rejected. */
export const addDemoImages = demoStep('images of SKUs', ['offers', 'catalogue'], async demo => {
  const { transaction, files, person, now } = demo;
  if (!files) return;
  const operator = person('operator');
  const kept = await keepDrawings(demo, files, operator);
  const { rows: skus } = await sql<{ id: number }>`
    select k.id from sku k where k.sales_status in ('new', 'onSale') order by k.id limit 32`.execute(transaction);
  const images = skus.flatMap(({ id }, at) =>
    sets[at % sets.length]!.map(([drawing, slot, state]) => {
      const { meta, sha256, held } = kept.get(drawing)!;
      const issues = checkImage(meta, imageProfile(undefined, slot));
      const uploadedAt = new Date(now.getTime() - (at * 7 + slot.length) * 3_600_000).toISOString();
      return {
        sku: id,
        slot,
        file: [held],
        sha256,
        width: meta.width,
        height: meta.height,
        bytes: meta.bytes,
        format: meta.format,
        white: meta.whiteBorder,
        fill: fillOf(meta),
        issues: issues.length > 0 ? issues.map(({ code }) => code) : null,
        blocking: !isAcceptable(issues),
        state,
        reason: state === 'rejected' ? 'Subject too small' : null,
        decided: state === 'uploaded' ? null : uploadedAt,
        published: state === 'published' ? uploadedAt : null,
        at: uploadedAt,
      };
    }),
  );
  await sql`
    insert into gallery_image (sku, slot, file, sha256, width, height, bytes, format, white_border, fill, issues, blocking, state, reason,
      uploaded_by, uploaded_at, decided_by, decided_at, published_at)
    select sku, slot, file, sha256, width, height, bytes, format, white, fill, issues, blocking, state, reason, ${operator}::bigint, at,
      case when decided is not null then ${operator}::bigint end, decided, published
    from json_to_recordset(${JSON.stringify(images)}::json) as g (sku bigint, slot text, file json, sha256 text, width integer,
      height integer, bytes integer, format text, white boolean, fill numeric, issues text[], blocking boolean, state text, reason text,
      decided timestamptz, published timestamptz, at timestamptz)`.execute(transaction);
});
