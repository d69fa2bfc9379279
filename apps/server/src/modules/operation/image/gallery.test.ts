import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { afterAll, describe, expect, it } from 'vitest';
import { openFileFolder } from '../../../platform/files/file-folder.ts';
import { keepFile } from '../../../platform/files/stored-files.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { measureFile } from './measure-file.ts';
import { pictureLibrary } from '../../../platform/files/picture-library.ts';
import { galleryCalls } from './zip-images.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const sharp = await pictureLibrary();
const root = await mkdtemp(path.join(os.tmpdir(), 'axle-gallery-'));
afterAll(() => rm(root, { recursive: true }));
const files = await openFileFolder(path.join(root, 'files'));
const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry, files }),
  ...galleryCalls({ database: db, registry, files }),
]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const gallery = { service: 'item', path: 'gallery_image' };
await sql`delete from gallery_image`.execute(app.db);
const { rows: listed } = await sql<{ id: number; sku: string; item: string }>`
  select k.id, k.sku, min(l.item_id) as item from listing_fitment l join sku k on l.skus = array[k.sku]
  where l.platform = 'amazon' and l.item_id is not null group by k.id having count(distinct l.item_id) = 1 order by k.id limit 2`.execute(
  app.db,
);
const [one, other] = listed as [(typeof listed)[0], (typeof listed)[0]];

/** A picture of a dark box on a ground. */
const drawn = (size: readonly [number, number], box: readonly [number, number], ground = '#ffffff') =>
  sharp({ create: { width: size[0], height: size[1], channels: 3, background: ground } })
    .composite([{ input: { create: { width: box[0], height: box[1], channels: 3, background: '#303840' } }, gravity: 'centre' }])
    .jpeg({ quality: 90 })
    .toBuffer();

async function sent(name: string, content: Buffer) {
  const laid = await files.lay(Readable.from([content]));
  if (!laid.ok) throw new Error(name);
  await keepFile(app.db, laid.value, { name, mediaType: 'image/jpeg', by: 1 });
  return { id: laid.value.id, name, bytes: content.length };
}

const list = async (...filters: readonly object[]) =>
  (
    (await app.post(recordPath(gallery, 'list'), { page: 'imageGallery', filters, sort: [], limit: 50 }, boss)).data as {
      rows: readonly Row[];
    }
  ).rows;
const upload = async (held: readonly object[], more: object = {}) =>
  app.post(actionPath(gallery, 'upload'), { page: 'imageGallery', targets: [], input: { files: held, ...more } }, boss);
const act = async (action: string, row: Row, input: object = {}) => {
  const reply = await app.post(
    actionPath(gallery, action),
    { page: 'imageGallery', targets: [{ id: row.id, version: row.version }], input },
    boss,
  );
  const [outcome] = (reply.data ?? []) as readonly { refusal?: { code: string; message: { en: string } } }[];
  return outcome?.refusal?.message.en ?? reply.reason ?? 'done';
};
const at = async (slot: string, state?: string) =>
  (await list({ field: 'slot', op: 'in', value: [slot] })).find(row => state === undefined || row['state'] === state)!;

const subject = await drawn([1500, 1500], [1200, 900]);
const full = await drawn([1600, 1600], [1500, 900]);

describe('pictures of SKUs', () => {
  it('[O7] 1500 × 1500 JPEG with a subject of 1200 × 900 fills 80 %: rejected for main, accepted for pt01', async () => {
    const reply = await upload([await sent(`${one.sku}_main_en.jpg`, subject), await sent(`${one.sku.toLowerCase()}_pt01.jpg`, subject)]);
    expect(reply.reason).toBeUndefined();
    const [main, side] = [await at('main'), await at('pt01')];
    expect([main['fill'], main['whiteBorder'], main['blocking'], main['language'], main['width']]).toEqual(['80', true, true, 'en', 1500]);
    expect([side['blocking'], side['sku'], side['format']]).toEqual([false, one.id, 'jpeg']);
    expect(await act('approve', main)).toBe('The product must fill 85% of the image; it fills 80%');
    expect([await act('approve', side), (await at('pt01'))['state']]).toEqual(['done', 'approved']);
    expect([await act('reject', main, { reason: 'Too small' }), (await at('main'))['reason']]).toEqual(['done', 'Too small']);
  });

  it('a main image on grey is refused in words, and the database keeps it out as well', async () => {
    await upload([await sent('grey.jpg', await drawn([1600, 1600], [1500, 900], '#eeeeee'))], { sku: other.id, slot: 'main' });
    const grey = (await list({ field: 'sku', op: 'in', value: [other.id] })).find(row => row['slot'] === 'main')!;
    expect(await act('approve', grey)).toBe('Main image background must be pure white');
    await expect(sql`update gallery_image set state = 'approved' where id = ${grey.id}`.execute(app.db)).rejects.toThrow(
      'gallery_image_blocked',
    );
  });

  it('a name that assigns nothing asks for SKU and slot; the same picture is taken once; nothing stays of a refused upload', async () => {
    const before = (await list()).length;
    expect((await upload([await sent('photo.jpg', full)])).reason).toBe('UNNAMED');
    expect((await upload([await sent('NOSUCH_main.jpg', full)])).reason).toBe('UNKNOWN_SKU');
    expect((await upload([await sent(`${one.sku}_pt02.jpg`, Buffer.from('no picture'))])).reason).toBe('NO_PICTURE');
    expect((await upload([await sent(`${one.sku}_pt03.jpg`, full), await sent(`${one.sku}_pt01.jpg`, subject)])).reason).toBe('SAME_IMAGE');
    expect((await list()).length).toBe(before);
  });

  it('a new version is reviewed, then takes the place of the old one; published pictures come home by the number of the listing', async () => {
    const rejected = await at('main', 'rejected');
    expect(await act('replace', rejected, { files: [await sent('better.jpg', full)] })).toBe('done');
    const better = (await list({ field: 'slot', op: 'in', value: ['main'] })).find(row => row['edition'] === 2)!;
    expect([better['state'], better['language'], await act('approve', better)]).toEqual(['uploaded', 'en', 'done']);
    expect(await act('publish', await at('main', 'approved'))).toBe('done');
    const published = await at('main', 'published');
    expect(published['publishedAt']).toBeDefined();
    const zip = await app.file(`${actionPath(gallery, 'download')}?page=imageGallery&id=${published.id}`, boss);
    expect(zip).toContain(`${one.item}.MAIN.jpg`);
    expect([await act('publish', published), await act('retire', published)]).toEqual([
      'The image cannot be handled this way in its status',
      'done',
    ]);
    expect((await at('main', 'retired')).id).toBe(published.id);
  });

  it('a picture of one PT SKU stands beside that of all, and comes home by the number of its listing alone', async () => {
    const { rows } = await sql<{ id: number; item: string }>`
      select p.id, p.item_id as item from pt_sku p join listing_fitment l on l.store = p.store and l.site = p.site
        and l.seller_sku = p.seller_sku where l.skus = array[${one.sku}] and l.platform = 'amazon' and p.item_id is not null
      order by p.id limit 1`.execute(app.db);
    const [listing] = rows;
    const file = await sent('own.jpg', full);
    const place = { slot: 'pt01', ptSku: listing?.id };
    expect(await upload([file], { ...place, sku: other.id })).toMatchObject({ reason: 'OTHER_SKU' });
    expect((await upload([file], { ...place, sku: one.id })).reason).toBeUndefined();
    const own = (await list({ field: 'ptSku', op: 'in', value: [listing?.id] }))[0]!;
    expect([own['slot'], await act('approve', own)]).toEqual(['pt01', 'done']);
    const current = await list({ field: 'slot', op: 'in', value: ['pt01'] }, { field: 'state', op: 'in', value: ['approved'] });
    expect(new Set(current.map(row => row['ptSku']))).toEqual(new Set([listing?.id, undefined]));
    const zip = await app.file(`${actionPath(gallery, 'download')}?page=imageGallery&id=${own.id}`, boss);
    expect(zip).toContain(`${listing?.item}.PT01.jpg`);
  });

  it('[O7] what the server measures of a PNG is what it measures of the same JPEG', async () => {
    const png = await sharp(subject).png().toBuffer();
    const [first, second] = [await sent('a.jpg', subject), await sent('b.png', png)];
    const [jpeg, same] = [await measureFile(files.pathOf(first.id), 1), await measureFile(files.pathOf(second.id), 1)];
    expect([jpeg?.box, jpeg?.whiteBorder]).toEqual([same?.box, same?.whiteBorder]);
    expect(jpeg?.box).toEqual({ width: 1200, height: 900 });
  });
});
