import type { RecordRow } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { recordCalls } from './record-calls.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const editor = { signature: await app.signIn('catalogeditor') };
const auditor = { signature: await app.signIn('auditor') };
const cashier = { signature: await app.signIn('cashier') };
const vehicle = { service: 'item', path: 'vehicle_model' };
const path = (call: Parameters<typeof recordPath>[1]) => recordPath(vehicle, call);
const camry = { market: 'US', year: 2020, make: 'Toyota', model: 'Camry', bodyStyles: ['sedan'] };
const listing = { filters: [], sort: [], limit: 50 };

beforeEach(async () => {
  await sql`truncate vehicle_model, audit_log restart identity cascade`.execute(app.db);
});

const added = async (values: object): Promise<RecordRow> => (await app.post(path('add'), { values }, editor)).data as RecordRow;

describe('calls of records', () => {
  it('create, list, count, change, read and delete', async () => {
    const { id } = await added(camry);
    const { data } = await app.post(path('list'), { page: 'vehicleModel', ...listing }, editor);
    expect(data).toMatchObject({ rows: [{ id, make: 'Toyota', bodyStyles: ['sedan'], version: 1 }] });
    expect(await app.post(path('count'), { filters: [{ field: 'make', op: 'eq', value: 'TOYOTA' }] }, editor)).toMatchObject({
      code: 200,
      data: { total: 1, exact: true },
    });
    expect(await app.post(path('values'), { field: 'year', filters: [] }, editor)).toMatchObject({ data: [{ value: 2020, count: 1 }] });
    expect(await app.post(path('update'), { id, version: 1, values: { fuel: 'hybrid' } }, editor)).toMatchObject({
      code: 200,
      data: { fuel: 'hybrid', version: 2 },
    });
    expect(await app.get(`${path('read')}?id=${id}`, editor)).toMatchObject({ data: { id, fuel: 'hybrid' } });
    expect(await app.get(`${path('history')}?id=${id}`, editor)).toMatchObject({ data: [{ action: 'update' }, { action: 'add' }] });
    expect(await app.post(path('disable'), { targets: [{ id, version: 2 }] }, editor)).toMatchObject({ data: [{ id }] });
    expect(await app.post(path('del'), { targets: [{ id, version: 3 }] }, editor)).toMatchObject({
      data: [{ id, name: '2020 Toyota Camry' }],
    });
    expect(await app.get(`${path('read')}?id=${id}`, editor)).toMatchObject({ code: 404, reason: 'NOT_FOUND' });
  });

  it('answer refusals field by field in the language of the caller', async () => {
    const reply = await app.post(path('add'), { values: { ...camry, year: 1950, make: '' } }, { ...editor, language: 'en' });
    expect(reply).toMatchObject({
      code: 422,
      refusals: [
        { code: 'REQUIRED', field: 'make', message: 'Make is required' },
        { code: 'RANGE', field: 'year', message: 'Wrong year range' },
      ],
    });
    await added(camry);
    expect(await app.post(path('add'), { values: camry }, editor)).toMatchObject({ code: 422, reason: 'DUPLICATE_IN_DB' });
  });

  it('[S1] need the code of the page under which they are made', async () => {
    const { id } = await added(camry);
    expect(await app.post(path('list'), listing, cashier)).toMatchObject({ code: 403 });
    expect(await app.get(`${path('read')}?id=${id}`, cashier)).toMatchObject({ code: 403 });
    expect(await app.post(path('list'), listing, auditor)).toMatchObject({ code: 200 });
    for (const call of ['add', 'update', 'del', 'enable'] as const) {
      expect(await app.post(path(call), { id, version: 1, values: {}, targets: [{ id, version: 1 }] }, auditor)).toMatchObject({
        code: 403,
      });
    }
    expect(await app.post(path('add'), { page: 'vehicleSearchResult', values: camry }, editor)).toMatchObject({ code: 403 });
    expect(await app.post(path('list'), { ...listing, page: 'skuList' }, editor)).toMatchObject({ code: 400 });
    expect(await app.post(path('list'), listing)).toMatchObject({ code: 9999 });
  });

  it('[S3] show the fields of the page under which they are made', async () => {
    const { id } = await added({ ...camry, source: 'secret' });
    await app.db
      .insertInto('user_field_setting')
      .values({ subject_kind: 'user', subject: 'auditor', page: 'vehicleModel', field: 'source', mode: 'readBlock' })
      .execute();
    await sql`update access_epoch set epoch = epoch + 1`.execute(app.db);
    const replies = [
      await app.post(path('list'), { ...listing, page: 'vehicleModel' }, auditor),
      await app.get(`${path('read')}?id=${id}&page=vehicleModel`, auditor),
      await app.get(`${path('history')}?id=${id}`, auditor),
      await app.post(path('values'), { field: 'source', filters: [] }, auditor),
    ];
    expect(JSON.stringify(replies)).not.toContain('secret');
    expect(JSON.stringify(await app.post(path('list'), { ...listing, page: 'vehicleModel' }, editor))).toContain('secret');
  });

  it('malformed in any way get a clean refusal', async () => {
    const bodies = [
      {},
      { filters: 'x', sort: [], limit: 5 },
      { ...listing, limit: 100_000 },
      { ...listing, offset: -1 },
      { ...listing, sort: [null] },
      { ...listing, filters: [{ field: 'year', op: 'eq', value: {} }] },
      { ...listing, filters: [{ field: 'updatedAt', op: 'gte', value: '0000-01-01T00:00:00.000Z' }] },
      { ...listing, after: 'x' },
      { ...listing, filters: [{ field: '__proto__', op: 'eq', value: 1 }] },
    ];
    for (const body of bodies) expect(await app.post(path('list'), body, editor)).toMatchObject({ code: 400 });
    for (const targets of [[], 'x', [{ id: 1 }], [{ id: 'a', version: 1 }]])
      expect(await app.post(path('del'), { targets }, editor)).toMatchObject({ code: 400 });
    expect(await app.get(`${path('read')}?id=abc`, editor)).toMatchObject({ code: 400 });
  });
});

describe('merging a model', () => {
  const merge = '/item/vehicle_model/merge_model';
  const stored = () =>
    app.db
      .selectFrom('vehicle_model')
      .select(['year', 'model', 'aliases', 'fuel', 'body_styles'])
      .orderBy('year')
      .orderBy('model')
      .execute();

  it('renames every year, merges those that exist, and keeps the old name', async () => {
    const wrong = { market: 'US', make: 'Toyota', model: 'Camery' };
    const first = await added({ ...wrong, year: 2019, fuel: 'hybrid' });
    await added({ ...wrong, year: 2020, fuel: 'hybrid', bodyStyles: ['coupe'] });
    await added({ ...camry, year: 2020, bodyStyles: ['unknown'], source: 'kept' });
    await added({ ...camry, year: 2021, fuel: 'diesel' });
    expect(
      await app.post(merge, { page: 'vehicleModel', targets: [{ id: first.id, version: 1 }], input: { into: 'CAMRY' } }, editor),
    ).toMatchObject({ code: 200, data: [{ id: first.id }] });
    expect(await stored()).toEqual([
      { year: 2019, model: 'Camry', aliases: ['Camery'], fuel: 'hybrid', body_styles: null },
      { year: 2020, model: 'Camry', aliases: ['Camery'], fuel: 'hybrid', body_styles: ['coupe'] },
      { year: 2021, model: 'Camry', aliases: null, fuel: 'diesel', body_styles: ['sedan'] },
    ]);
    const trail = await app.db.selectFrom('audit_log').select(['action', 'record_id']).orderBy('id').execute();
    expect(
      trail
        .slice(4)
        .map(({ action, record_id }) => `${action} ${record_id}`)
        .toSorted(),
    ).toEqual(['del 2', 'update 1', 'update 3']);
  });

  it('changes the spelling of all years at once', async () => {
    const { id } = await added({ ...camry, model: 'CAMRY' });
    await added({ ...camry, model: 'CAMRY', year: 2021 });
    expect(await app.post(merge, { targets: [{ id, version: 1 }], input: { into: 'Camry' } }, editor)).toMatchObject({ code: 200 });
    expect((await stored()).map(({ model, aliases }) => [model, aliases])).toEqual([
      ['Camry', ['CAMRY']],
      ['Camry', ['CAMRY']],
    ]);
  });

  it('is refused without the right, without a name, for an old version and into itself', async () => {
    const { id } = await added(camry);
    const ask = (input: object, as: object, version = 1) => app.post(merge, { targets: [{ id, version }], input }, as);
    expect(await ask({ into: 'X' }, auditor)).toMatchObject({ code: 403 });
    expect(await ask({ into: ' ' }, editor)).toMatchObject({ code: 422, reason: 'REQUIRED' });
    expect(await ask({ into: 'X' }, editor, 5)).toMatchObject({ code: 422, reason: 'ROW_CHANGED' });
    expect(await ask({ into: 'Camry' }, editor)).toMatchObject({ code: 422, reason: 'RULE' });
    expect(await app.post(merge, { targets: [], input: { into: 'X' } }, editor)).toMatchObject({ code: 400 });
    expect(await app.db.selectFrom('audit_log').select('action').execute()).toEqual([{ action: 'add' }]);
  });
});
