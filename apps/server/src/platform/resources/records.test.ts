import { defineResource, type RecordRow, type Records, type RecordValues, type Resource } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import type { Access } from '@axle/permissions';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { pageRegistry } from '../registry/page-registry.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { postgresRecords } from './postgres-records.ts';
import { listRecords, usualLimits } from './read-records.ts';
import { registry } from '../../testing/whole-registry.ts';

const { db } = await testDatabase();
await sql`insert into org (id, code, name_zh, name_en) overriding system value values (1, 'HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (id, account, nickname, org_id, password_hash) overriding system value
  values (1, 'editor', '编辑', 1, '-')`.execute(db);
await sql`create table crate (
  id bigint generated always as identity primary key, version integer not null default 1, status smallint not null default 1,
  code text not null, supplier text,
  created_by bigint, created_at timestamptz(3) not null default now(), updated_by bigint, updated_at timestamptz(3) not null default now()
)`.execute(db);
await sql`create unique index crate_key on crate (lower(code))`.execute(db);
await sql`create table crate_label (crate bigint not null references crate (id))`.execute(db);

const vehicle = pageRegistry(await allSections()).page('vehicleModel')!.page.resource!;
const crate = defineResource({
  entity: 'crate',
  label: { zh: '箱', en: 'Crate' },
  service: 'item',
  nameFields: ['code'],
  unique: [{ fields: ['code'] }],
  scopedBy: { kind: 'supplier', field: 'supplier' },
  fields: {
    code: { kind: 'text', label: { zh: '编号', en: 'Code' }, required: true, maxLength: 20, fold: true },
    supplier: { kind: 'text', label: { zh: '供应商', en: 'Supplier' }, maxLength: 20 },
  },
});

const access: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const now = new Date('2026-05-20T08:30:00.000Z');
const over = (resource: Resource, who: Access = access): Records =>
  postgresRecords(db, resource, 'anyPage', { registry, access: who, now });
const value = <Value>(result: { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly refusal: unknown }): Value => {
  if (!result.ok) throw new Error(JSON.stringify(result.refusal));
  return result.value;
};
const codes = (result: { readonly ok: boolean; readonly refusal?: unknown }) =>
  result.ok ? [] : [result.refusal].flat().map(refusal => (refusal as { code: string }).code);
const everything = { filters: [], sort: [], limit: 50 };

beforeEach(async () => {
  await sql`truncate vehicle_model, crate, crate_label, audit_log restart identity cascade`.execute(db);
});

describe('data scope', () => {
  const scoped = (...targets: readonly string[]): Access => ({ ...access, scopes: new Map([['supplier', new Set(targets)]]) });
  const fill = async () => {
    const all = over(crate, { ...access, isSuper: true });
    for (const [code, supplier] of [
      ['a', 'S1'],
      ['b', 'S2'],
      ['c', 'S3'],
      ['d', undefined],
    ])
      value(await all.add({ code, supplier }));
  };

  it('[S2] rows outside are never listed, counted, summed or distinguished from rows that do not exist', async () => {
    await fill();
    const records = over(crate, scoped('S1', 'S2'));
    expect(value(await records.list(everything)).rows.map(row => row['code'])).toEqual(['a', 'b']);
    expect(value(await records.count({ filters: [] })).total).toBe(2);
    expect(value(await records.values('supplier', { filters: [] }))).toEqual([
      { value: 'S1', count: 1 },
      { value: 'S2', count: 1 },
    ]);
    expect(
      [await records.read(3), await records.history(3), await records.update({ id: 3, version: 1 }, { code: 'x' })].flatMap(codes),
    ).toEqual(['NOT_FOUND', 'NOT_FOUND', 'NOT_FOUND']);
    expect(
      value(
        await records.del([
          { id: 3, version: 1 },
          { id: 4, version: 1 },
        ]),
      ).map(({ name, refusal }) => [name, refusal?.code]),
    ).toEqual([
      ['3', 'NOT_FOUND'],
      ['4', 'NOT_FOUND'],
    ]);
  });

  it('[S2] nothing is seen without a scope', async () => {
    await fill();
    expect(value(await over(crate).list(everything)).rows).toEqual([]);
  });

  it('[S2] no record is made outside, or moved there', async () => {
    await fill();
    const records = over(crate, scoped('S1'));
    expect(codes(await records.add({ code: 'n', supplier: 'S2' }))).toEqual(['OUT_OF_SCOPE']);
    expect(codes(await records.update({ id: 1, version: 1 }, { supplier: 'S2' }))).toEqual(['OUT_OF_SCOPE']);
    expect(value(await records.update({ id: 1, version: 1 }, { code: 'a2' })).version).toBe(2);
  });

  it('a further condition limits the rows in the same way', async () => {
    await fill();
    const parts = {
      database: db,
      resource: crate,
      page: 'anyPage',
      caller: { registry, access: { ...access, isSuper: true }, now },
      only: sql<boolean>`t.code <> 'a'`,
    };
    expect(value(await listRecords(parts, usualLimits, everything)).rows.map(row => row.id)).toEqual([2, 3, 4]);
  });
});

const camry: RecordValues = { market: 'US', year: 2020, make: 'Toyota', model: 'Camry' };

describe('side by side', () => {
  it('of two changes of one version one wins', async () => {
    const records = over(vehicle);
    const { id } = value(await records.add(camry));
    const both = await Promise.all([
      records.update({ id, version: 1 }, { fuel: 'diesel' }),
      records.update({ id, version: 1 }, { fuel: 'hybrid' }),
    ]);
    expect(both.flatMap(codes)).toEqual(['ROW_CHANGED']);
    expect(value(await records.read(id)).version).toBe(2);
    expect(value(await records.history(id))).toHaveLength(2);
  });

  it('of two equal new records one is made', async () => {
    const records = over(vehicle);
    const both = await Promise.all([records.add(camry), records.add({ ...camry, make: 'TOYOTA' })]);
    expect(both.flatMap(codes)).toEqual(['DUPLICATE_IN_DB']);
    expect(value(await records.count({ filters: [] })).total).toBe(1);
    expect(await db.selectFrom('audit_log').select('id').execute()).toHaveLength(1);
  });

  it('deletes in opposite order do not wait for each other for ever', async () => {
    const records = over(vehicle);
    const made: RecordRow[] = [];
    for (let year = 2000; year < 2020; year++) made.push(value(await records.add({ ...camry, year })));
    const targets = made.map(({ id, version }) => ({ id, version }));
    const both = await Promise.all([records.del(targets), records.del(targets.toReversed())]);
    expect(both.flatMap(result => value(result)).filter(({ refusal }) => !refusal)).toHaveLength(20);
  });
});

describe('spelling', () => {
  it('a new record takes the stored spelling and keeps its own as an alias', async () => {
    const records = over(vehicle);
    value(await records.add(camry));
    expect(value(await records.add({ ...camry, year: 2021, make: 'TOYOTA' }))).toMatchObject({ make: 'Toyota', aliases: ['TOYOTA'] });
  });

  it('may be changed freely in the only record that has it, not while others have it', async () => {
    const records = over(vehicle);
    const { id } = value(await records.add(camry));
    expect(value(await records.update({ id, version: 1 }, { model: 'CAMRY' }))).toMatchObject({ model: 'CAMRY', version: 2 });
    value(await records.add({ ...camry, year: 2021, model: 'CAMRY' }));
    expect(value(await records.update({ id, version: 2 }, { model: 'camry' }))).toMatchObject({
      model: 'CAMRY',
      aliases: ['camry'],
      version: 3,
    });
  });
});

it('a record that others refer to stays, the others go', async () => {
  const records = over(crate, { ...access, isSuper: true });
  for (const code of ['a', 'b', 'c']) value(await records.add({ code }));
  await sql`insert into crate_label values (2)`.execute(db);
  const outcomes = value(await records.del([1, 2, 3].map(id => ({ id, version: 1 }))));
  expect(outcomes.map(({ name, refusal }) => [name, refusal?.message.zh])).toEqual([
    ['a', undefined],
    ['b', '已被引用，只能停用'],
    ['c', undefined],
  ]);
  const gone = await db.selectFrom('audit_log').select(['record_id', 'changes']).where('action', '=', 'del').orderBy('record_id').execute();
  expect(gone).toEqual([
    { record_id: 1, changes: [{ field: 'code', before: 'a' }] },
    { record_id: 3, changes: [{ field: 'code', before: 'c' }] },
  ]);
});

it('[S3] a field that may not be read is refused for every guess', async () => {
  const blind: Access = { ...access, blocks: [{ subject: { kind: 'user' }, page: 'anyPage', field: 'source', mode: 'readBlock' }] };
  const { id } = value(await over(vehicle).add({ ...camry, source: 'secret' }));
  const records = over(vehicle, blind);
  for (const guess of ['secret', 'other', null])
    expect(codes(await records.update({ id, version: 1 }, { source: guess }))).toEqual(['FORBIDDEN']);
  expect(
    JSON.stringify([await records.read(id), await records.history(id), await records.update({ id, version: 1 }, { fuel: 'diesel' })]),
  ).not.toContain('secret');
  expect(value(await over(vehicle).read(id))['source']).toBe('secret');
});

it('a query that takes too long is refused in words, and the database goes on', async () => {
  const slow: Resource = { ...crate, table: 'slow_crate', scopedBy: undefined };
  await sql`create view slow_crate as select crate.* from crate, pg_sleep(5)`.execute(db);
  value(await over(crate, { ...access, isSuper: true }).add({ code: 'a' }));
  const records = postgresRecords(db, slow, 'anyPage', { registry, access, now }, { timeLimit: 50 });
  expect(codes(await records.list(everything))).toEqual(['TOO_SLOW']);
  expect(codes(await records.count({ filters: [] }))).toEqual(['TOO_SLOW']);
  expect(value(await over(crate, { ...access, isSuper: true }).count({ filters: [] })).total).toBe(1);
});

it('a count goes no further than its limit', async () => {
  const records = over(vehicle);
  for (const year of [2001, 2002, 2003]) value(await records.add({ ...camry, year }));
  expect(value(await postgresRecords(db, vehicle, 'anyPage', { registry, access, now }, { countLimit: 2 }).count({ filters: [] }))).toEqual(
    {
      total: 2,
      exact: false,
    },
  );
});
