import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { RefusedWrite } from '../../../platform/resources/refused-write.ts';
import { lockById } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { keepPhotos } from './keep-photos.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const images = { service: 'nova', path: 'quality_image' };
const photo = (nth: number) => ({ id: `00000000-0000-4000-8000-00000000000${nth}`, name: `photo${nth}.png`, bytes: 9 });

// a sampling in which two units have defects of different codes; photo 1 shows the first of them, photo 2 some unit
const { rows: samplings } = await sql<{ id: number; inspection: number }>`
  select id, inspection from sampling where state = 'judged' order by id desc limit 1`.execute(app.db);
const sampling = samplings[0]!;
const { rows: codes } = await sql<{ id: number; code: string; group: string }>`
  select distinct on (check_group) id, code, check_group as group from defect_code where defect_class = 'major' order by check_group, id
  limit 2`.execute(app.db);
const [one, other] = codes as [(typeof codes)[0], (typeof codes)[0]];
await sql`update sampling set photos = ${JSON.stringify([photo(1), photo(2)])} where id = ${sampling.id}`.execute(app.db);
await sql`delete from sampling_defects where record_id = ${sampling.id}`.execute(app.db);
await sql`insert into sampling_defects (record_id, line_no, unit_no, defect_code, defect_class, qty)
  values (${sampling.id}, 0, 3, ${one.id}, 'major', 1), (${sampling.id}, 1, 5, ${other.id}, 'major', 1)`.execute(app.db);
await sql`insert into sampling_unit_photos (record_id, line_no, photo, unit_no) values (${sampling.id}, 0, ${photo(1).id}, 3)`.execute(
  app.db,
);
await keepPhotos(app.db, 'sampling', [sampling.id]);
await sql`update defect_code set limit_images = null`.execute(app.db);

const list = async (...filters: readonly object[]) => {
  const reply = await app.post(recordPath(images, 'list'), { page: 'qualityImages', filters, sort: [], limit: 500 }, boss);
  return (reply.data as { rows: readonly Row[] }).rows.filter(row => String(row['fileName']).startsWith('photo'));
};
const named = async (nth: number) => (await list()).find(row => row['fileName'] === photo(nth).name)!;
const act = async (action: string, nth: number, input: object = {}, version?: number) => {
  const row = await named(nth);
  const body = { page: 'qualityImages', targets: [{ id: row.id, version: version ?? row.version }], input };
  const reply = await app.post(actionPath(images, action), body, boss);
  return (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ?? reply.reason ?? 'done';
};
const limits = async (code: number) => {
  const { rows } = await sql<{ names: readonly string[] | null }>`
    select (select array_agg(l ->> 'name') from json_array_elements(limit_images) l) as names from defect_code
    where id = ${code}`.execute(app.db);
  return rows[0]!.names ?? [];
};

const mark = { place: 1, tool: 'rect', fromX: '0.1', fromY: '0.1', toX: '0.3', toY: '0.3', colour: 'note', width: 3 };

it('[Q53] a mark of a defect has the colour of its class, is changed by whoever drew it alone, and its photo counts it', async () => {
  expect(await act('annotate', 1, { marks: [{ ...mark, defectCode: one.id }] })).toBe('done');
  const { id, annotations } = await named(1);
  const marks = async () => ((await app.get(`${recordPath(images, 'read')}?id=${id}&page=qualityImages`, boss)).data as Row)['marks'];
  expect([annotations, await marks()]).toMatchObject([1, [{ colour: 'major', edition: 1 }]]);
  await sql`update quality_photo_marks set drawn_at = drawn_at - interval '2 days' where record_id = ${id}`.execute(app.db);
  expect(await act('annotate', 1, { marks: [] })).toBe('MARK_TOO_OLD');
  expect(await act('annotate', 1, { marks: [{ ...mark, toX: '0.4', defectCode: one.id }] })).toBe('done');
  expect([(await named(1))['annotations'], await marks()]).toMatchObject([1, [{ replaced: true }, { edition: 2, toX: '0.4' }]]);
  await sql`
    update quality_photo_marks set drawn_by = (select id from app_user where id <> 1 order by id limit 1)
    where record_id = ${id}`.execute(app.db);
  expect(await act('annotate', 1, { marks: [mark] })).toBe('NOT_YOUR_MARK');
});

it('[Q12b] shows a photo with the unit, defects and check groups that it is of, and with what is drawn over it', async () => {
  expect(await named(1)).toMatchObject({ unitNo: 3, defectCodes: [one.code], checkGroups: [one.group], annotations: 1, hidden: false });
  const whole = await named(2);
  expect([whole['unitNo'], whole['annotations'], whole['defectCodes']]).toEqual([undefined, undefined, [one.code, other.code].sort()]);
  const { id } = await named(1);
  const read = (await app.get(`${recordPath(images, 'read')}?id=${id}&page=qualityImages`, boss)).data;
  expect(read).toMatchObject({
    marks: [
      { tool: 'rect', fromX: '0.1' },
      { fromY: '0.1', toX: '0.4', toY: '0.3' },
    ],
  });
  expect((await list({ field: 'unitNo', op: 'eq', value: 3 })).map(row => row.id)).toEqual([id]);
  expect((await list({ field: 'checkGroups', op: 'in', value: [one.group] })).length).toBe(2);
});

it('[Q12d] an exemplar is one of the limit pictures of its defect code, and of no other', async () => {
  expect(await act('setExemplar', 1, { exemplar: 'limit', exemplarOf: one.id })).toBe('done');
  expect([(await named(1))['exemplar'], (await named(1))['exemplarOf'], await limits(one.id)]).toEqual(['limit', one.id, ['photo1.png']]);
  expect([await act('setExemplar', 1, { exemplar: 'ng', exemplarOf: one.id }, 1), await act('hide', 1, { hideReason: 'Blurred' })]).toEqual(
    ['ROW_CHANGED', 'IS_EXEMPLAR'],
  );
  expect(await act('setExemplar', 1, { exemplar: 'ng', exemplarOf: other.id })).toBe('done');
  expect([await limits(one.id), await limits(other.id)]).toEqual([[], ['photo1.png']]);
  expect([await act('unsetExemplar', 1), (await named(1))['exemplar'], await limits(other.id)]).toEqual(['done', undefined, []]);
  const six = JSON.stringify([3, 4, 5, 6, 7, 8].map(photo));
  await sql`update defect_code set limit_images = ${six} where id = ${one.id}`.execute(app.db);
  expect(await act('setExemplar', 1, { exemplar: 'ok', exemplarOf: one.id })).toBe('LIMITS_FULL');
  expect(await act('setExemplar', 1, { exemplar: 'ok', exemplarOf: other.id })).toBe('done');
  const page = { service: 'nova', path: 'defect_code' };
  const code = (await app.get(`${recordPath(page, 'read')}?id=${other.id}&page=defectCodes`, boss)).data as Row;
  await app.post(
    recordPath(page, 'update'),
    { page: 'defectCodes', id: other.id, version: code.version, values: { limitImages: null } },
    boss,
  );
  expect([(await named(1))['exemplar'], await limits(other.id)]).toEqual([undefined, []]);
});

it('[Q12e] a hidden photo leaves the gallery with a reason, not its inspection, and comes back', async () => {
  const gallery = async () => (await list({ field: 'hidden', op: 'eq', value: false })).map(row => row['fileName']);
  expect(await act('hide', 2, { hideReason: 'Blurred' })).toBe('done');
  expect([await gallery(), (await named(2))['hideReason'], await act('hide', 2, { hideReason: 'Again' })]).toEqual([
    ['photo1.png'],
    'Blurred',
    'AS_IT_IS',
  ]);
  expect(await act('setExemplar', 2, { exemplar: 'ok', exemplarOf: one.id })).toBe('HIDDEN_IMAGE');
  const { rows } = await sql<{ photos: number }>`
    select json_array_length(photos) as photos from sampling where id = ${sampling.id}`.execute(app.db);
  expect([rows[0]!.photos, await act('show', 2), (await gallery()).length]).toEqual([2, 'done', 2]);
});

it('[Q12c] replacing or deleting a used image is refused', async () => {
  const caller = { registry: app.registry, access: unrestricted(1), now: app.now(), language: 'en' as const };
  const write = async (page: string, id: number, values: object) => {
    try {
      await app.db.transaction().execute(async transaction => {
        const parts = ownParts(transaction, caller as never, page);
        const [before] = await lockById(transaction, parts, [id]);
        await updateRows(transaction, parts, [{ before: before!, after: { ...before!, ...values } }], { action: 'update' });
      });
      return 'done';
    } catch (error) {
      if (error instanceof RefusedWrite) return error.refusal.code;
      throw error;
    }
  };
  const replaced = await write('samplingDetail', sampling.id, { photos: [photo(1), photo(9)] });
  expect([replaced, await write('samplingDetail', sampling.id, { photos: [photo(2)] })]).toEqual(['USED_PHOTO', 'USED_PHOTO']);
  const { rows: loadings } = await sql<{ id: number }>`
    update loading_check set photo_full = ${JSON.stringify([photo(4)])}
    where id = (select max(id) from loading_check where state = 'closed') returning id`.execute(app.db);
  expect(await write('finalShipmentInspection', loadings[0]!.id, { photoFull: [photo(5)] })).toBe('USED_PHOTO');
  expect(await write('finalShipmentInspection', loadings[0]!.id, { photoFull: [photo(4), photo(5)] })).toBe('done');
});
