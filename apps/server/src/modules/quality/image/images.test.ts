import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { keepPhotos } from './keep-photos.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const photo = (nth: number) => ({ id: `00000000-0000-4000-8000-00000000000${nth}`, name: `photo${nth}.png`, bytes: 9 });

const images = { service: 'nova', path: 'quality_image' };

it('shows each photo of samples, checks in process and loadings once, with the defects of its inspection', async () => {
  const { rows: samplings } = await sql<{ id: number; no: string }>`
    update sampling s set photos = ${JSON.stringify([photo(1), photo(2)])} from inspection i where i.id = s.inspection
      and s.id = (select max(record_id) from sampling_defects) returning s.id, i.inspection_no as no`.execute(app.db);
  await keepPhotos(app.db, 'sampling', [samplings[0]!.id]);
  const { rows: checks } = await sql<{ id: number; no: string }>`
    update in_process_check set photos = ${JSON.stringify([photo(3)])} where id = (select max(id) from in_process_check)
    returning id, check_no as no`.execute(app.db);
  await keepPhotos(app.db, 'inProcessCheck', [checks[0]!.id]);
  const { rows: loadings } = await sql<{ id: number; no: string }>`
    update loading_check set photo_full = ${JSON.stringify([photo(4)])}, photo_sealed = ${JSON.stringify([photo(5)])}
    where id = (select max(id) from loading_check where state = 'closed') returning id, check_no as no`.execute(app.db);
  await keepPhotos(app.db, 'loadingCheck', [loadings[0]!.id]);
  const reply = await app.post(recordPath(images, 'list'), { page: 'qualityImages', filters: [], sort: [], limit: 500 }, boss);
  const names = [1, 2, 3, 4, 5].map(nth => photo(nth).name);
  const rows = (reply.data as { rows: readonly Row[] }).rows.filter(row => names.includes(String(row['fileName'])));
  const of = (no: string) => rows.filter(row => row['bizNo'] === no).map(row => [row['fileName'], row['part']]);
  expect([of(samplings[0]!.no), of(checks[0]!.no), of(loadings[0]!.no)]).toEqual([
    [
      ['photo1.png', undefined],
      ['photo2.png', undefined],
    ],
    [['photo3.png', undefined]],
    [
      ['photo4.png', 'full'],
      ['photo5.png', 'sealed'],
    ],
  ]);
  expect(new Set(rows.map(({ id }) => id)).size).toBe(5);
  const { rows: defects } = await sql<{ code: string }>`
    select distinct d.code from sampling_defects l join defect_code d on d.id = l.defect_code where l.record_id = ${samplings[0]!.id}
    order by 1`.execute(app.db);
  expect(rows.find(row => row['bizNo'] === samplings[0]!.no)).toMatchObject({ defectCodes: defects.map(({ code }) => code) });
});

it('each photo that an inspection holds has one row, and each row a photo', async () => {
  const { rows } = await sql<{ lost: number; strange: number; all: number }>`
    select (select count(*)::integer from held_photo h where not exists (
        select from quality_photo q where q.biz_no = h.biz_no and q.photo = h.file ->> 'id')) as lost,
      (select count(*)::integer from quality_photo q where q.inspection is null and not exists (
        select from held_photo h where q.biz_no = h.biz_no and q.photo = h.file ->> 'id')) as strange,
      (select count(*)::integer from quality_photo) as all`.execute(app.db);
  expect(rows[0]).toMatchObject({ lost: 0, strange: 0 });
  expect(rows[0]!.all).toBeGreaterThanOrEqual(5);
});

it("[Q54] photos are uploaded to an inspection under its next numbers; what is too large, no picture or somebody else's is refused", async () => {
  const { rows: inspections } = await sql<{ id: number; no: string }>`
    select id, inspection_no as no from inspection where type = 'iqc' order by id desc limit 1`.execute(app.db);
  const { rows: codes } = await sql<{ id: number; code: string }>`select id, code from defect_code order by id limit 1`.execute(app.db);
  const [inspection, defect] = [inspections[0]!, codes[0]!];
  const stored = async (name: string, by: number, width: number | null) => {
    const { rows } = await sql<{ id: string }>`insert into stored_file (id, name, bytes, sha256, media_type, created_by, width, height)
      values (gen_random_uuid(), ${name}, 9, ${'\\x00'}, 'image/jpeg', ${by}, ${width}, ${width}) returning id`.execute(app.db);
    return { id: rows[0]!.id, name, bytes: 9 };
  };
  const others = await sql<{ id: number }>`select id from app_user where id <> 1 order by id limit 1`.execute(app.db);
  const upload = async (...photos: readonly object[]) => {
    const input = { inspection: inspection.id, photos, unitNo: 4, defectCode: defect.id };
    const reply = await app.post(actionPath(images, 'upload'), { page: 'qualityImages', targets: [], input }, boss);
    return reply.reason ?? (reply.data as readonly { name: string }[]).map(({ name }) => name);
  };
  const burr = await stored('burr.jpg', 1, 40);
  expect([
    await upload({ ...burr, bytes: 25 * 1_048_576 }),
    await upload({ ...burr, name: 'burr.exe' }),
    await upload(await stored('notes.jpg', 1, null)),
    await upload(await stored('burr.jpg', others.rows[0]!.id, 40)),
    await upload(),
  ]).toEqual(['RANGE', 'FORMAT', 'NOT_A_PHOTO', 'FILE_UNKNOWN', 'REQUIRED']);
  await sql`update stored_file set latitude = -33.85983, longitude = 151.21111 where id = ${burr.id}`.execute(app.db);
  expect(await upload(burr, await stored('rim.png', 1, 40))).toEqual([`${inspection.no}-01`, `${inspection.no}-02`]);
  const filters = [{ field: 'bizNo', op: 'eq', value: inspection.no }];
  const reply = await app.post(
    recordPath(images, 'list'),
    { page: 'qualityImages', filters, sort: [{ field: 'imageNo' }], limit: 10 },
    boss,
  );
  expect((reply.data as { rows: readonly Row[] }).rows).toMatchObject([
    { fileName: 'burr.jpg', unitNo: 4, defectCodes: [defect.code], takenBy: 1, geo: '-33.85983, 151.21111' },
    { fileName: 'rim.png', hidden: false },
  ]);
});

it('the place of a photo is kept where its uploader may keep places, and nowhere else', async () => {
  const { rows } = await sql<{ id: number; photo: string }>`
    select s.id, q.photo from sampling s join quality_photo q on q.sampling = s.id order by q.id limit 1`.execute(app.db);
  const [held] = rows;
  await sql`insert into stored_file (id, name, bytes, sha256, media_type, latitude, longitude)
    values (${held?.photo}, 'lot.jpg', 9, ${'\\x00'}, 'image/jpeg', 52.52, 13.405)
    on conflict (id) do update set latitude = excluded.latitude, longitude = excluded.longitude`.execute(app.db);
  const keptAs = async (keepsPlace: boolean) => {
    await sql`delete from quality_photo where photo = ${held?.photo}`.execute(app.db);
    await keepPhotos(app.db, 'sampling', [held!.id], keepsPlace);
    const { rows: kept } = await sql<{ geo: string | null }>`select geo from quality_photo where photo = ${held?.photo}`.execute(app.db);
    return kept.map(({ geo }) => geo);
  };
  expect([await keptAs(false), await keptAs(true)]).toEqual([[null], ['52.52000, 13.40500']]);
});

it('of a million photos the gallery reads those in sight by an index', async () => {
  const plan = async (where: string) => {
    const { rows } = await sql<{ 'QUERY PLAN': string }>`
      explain (costs off) select * from quality_photo t where ${sql.raw(where)} order by t.taken_at desc, t.id desc limit 121`.execute(
      app.db,
    );
    return rows.map(row => row['QUERY PLAN']).join(' ');
  };
  await sql`
    insert into quality_photo (image_no, place, biz_type, biz_no, inspection, supplier, sku, photo, file, file_name, defect_codes, taken_at)
    select 'X' || n, n, 'iqc', 'X' || n / 20, i.id, i.supplier, i.sku, 'x' || n, '[]', 'x.jpg', array['D' || 200 + n % 15],
      now() - n * interval '1 minute'
    from generate_series(1, 20000) n, (select * from inspection order by id limit 1) i`.execute(app.db);
  await sql`analyze quality_photo`.execute(app.db);
  const plans = await Promise.all(['not t.hidden', 't.sku = (select max(id) from sku)', 't.biz_no collate "C" = \'X7\''].map(plan));
  for (const found of plans) expect(found).toMatch(/Index/);
  for (const found of plans) expect(found).not.toMatch(/Seq Scan on quality_photo/);
});
