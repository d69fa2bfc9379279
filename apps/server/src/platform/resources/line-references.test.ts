import { text } from '@axle/kernel';
import { defineResource, type RecordValues, type Resource } from '@axle/page-kit';
import type { Access } from '@axle/permissions';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../testing/test-database.ts';
import { wholeRegistry } from '../../modules.ts';
import { postgresRecords } from './postgres-records.ts';
import { referenceNames } from './reference-names.ts';

const { db } = await testDatabase();
const registry = await wholeRegistry();
const order: Resource = defineResource({
  entity: 'sampleOrder',
  label: text('订单', 'Order'),
  service: 'item',
  nameFields: ['code'],
  fields: {
    code: { kind: 'code', label: text('单号', 'Number'), required: true, key: true, maxLength: 20 },
    lines: {
      kind: 'lines',
      label: text('明细', 'Lines'),
      by: ['brand'],
      most: 10,
      fields: { brand: { kind: 'ref', label: text('品牌', 'Brand'), entity: 'brand', required: true } },
    },
  },
  unique: [{ fields: ['code'] }],
});
await sql`create table sample_order (
  id bigint generated always as identity primary key, version integer not null default 1, status smallint not null default 1,
  code text not null unique,
  created_by bigint, created_at timestamptz(3) not null default now(), updated_by bigint, updated_at timestamptz(3) not null default now()
)`.execute(db);
await sql`create table sample_order_lines (
  id bigint generated always as identity primary key, record_id bigint not null references sample_order (id)
  on delete cascade, line_no integer not null,
  brand bigint not null references brand (id), unique (record_id, line_no) deferrable initially immediate
)`.execute(db);
await sql`insert into org (id, code, name_zh, name_en) overriding system value values (1, 'HQ', '总部', 'Head office')`.execute(db);
await sql`insert into app_user (id, account, nickname, org_id, password_hash) overriding system value
  values (1, 'editor', '编辑', 1, '-')`.execute(db);
await sql`insert into brand (id, code, name_zh, name_en, kind, status) overriding system value
  values (1, 'B1', '一', 'One', 'own', 1), (2, 'B2', '二', 'Two', 'own', 1), (3, 'OLD', '旧', 'Old', 'own', 0)`.execute(db);

const access: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const caller = { registry, access, now: new Date('2026-05-20T08:30:00Z') };
const records = postgresRecords(db, order, 'anyPage', caller, { referred: registry.referred });
const lines = (...brands: readonly number[]): RecordValues => ({ lines: brands.map(brand => ({ brand })) });
const placed = (result: { readonly ok: boolean; readonly refusal?: unknown }) =>
  [result.refusal].flat().map(refusal => [(refusal as { code: string }).code, (refusal as { field: string }).field]);

it('lines refer to records that exist and are in use; each refusal names its cell', async () => {
  expect(placed(await records.add({ code: 'O1', ...lines(1, 99, 3) }))).toEqual([
    ['REFERENCE', 'lines.1.brand'],
    ['REFERENCE_DISABLED', 'lines.2.brand'],
  ]);
});

it('existing references may stay, whatever became of their records and wherever the line moves', async () => {
  const added = await records.add({ code: 'O2', ...lines(1, 2) });
  if (!added.ok) throw new Error(JSON.stringify(added.refusal));
  await sql`update brand set status = 0 where id = 2`.execute(db);
  expect(await records.update(added.value, lines(2, 1))).toMatchObject({ ok: true });
});

it('names travel with the lines: one query for each entity', async () => {
  const names = await referenceNames(db, { resource: order, referred: registry.referred, caller }, [{ code: 'O', ...lines(1, 3, 1) }]);
  expect(names['brand']?.map(({ code }) => code).toSorted()).toEqual(['B1', 'OLD']);
});
