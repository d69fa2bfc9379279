import { recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const sku = { service: 'mrp', path: 'sku' };
interface Kept {
  readonly id: number;
  readonly version: number;
  readonly sku: string;
  readonly brand: number;
  readonly category: number;
  readonly position: string;
  readonly first: string;
}
const { rows } = await sql<Kept>`
  select id, version, sku, brand, category, position, oe_numbers[1] as first from sku where sales_status = 'onSale' and position is not null
  order by id limit 1`.execute(app.db);
const kept = rows[0]!;
const add = (more: object) =>
  app.post(
    recordPath(sku, 'add'),
    {
      page: 'skuList',
      values: {
        sku: 'DUP-0001',
        name_zh: '片',
        name_en: 'Pad',
        kind: 'single',
        category: kept.category,
        brand: kept.brand,
        position: kept.position,
        uom: 'pc',
        pcs_per_uom: 1,
        hazard: 'none',
        oe_numbers: [kept.first.replaceAll(/[^A-Z0-9]/g, ' ')],
        ...more,
      },
    },
    boss,
  );
const listed = async (field: string) => {
  const filters = [{ field, op: 'eq', value: true }];
  const { data } = await app.post(recordPath(sku, 'list'), { page: 'skuList', filters, sort: [{ field: 'sku' }], limit: 200 }, boss);
  return (data as { rows: readonly { sku: string }[] }).rows.map(row => row.sku);
};

it('[SKU6] a SKU of the same primary OE number, brand and position in use is refused as a possible duplicate, unless it says why', async () => {
  expect(await add({})).toMatchObject({
    reason: 'DUPLICATE_SKU',
    message: `Possible duplicate of ${kept.sku}; if it is a different part, enter a duplicate justification`,
  });
  expect(await add({ sku: 'DUP-0002', position: 'inner' })).toMatchObject({ code: replyCodes.ok });
  expect(await add({ duplicate_reason: 'for cars with electric parking brakes' })).toMatchObject({ code: replyCodes.ok });
  const values = { name_zh: '改名' };
  expect(await app.post(recordPath(sku, 'update'), { page: 'skuList', id: kept.id, version: kept.version, values }, boss)).toMatchObject({
    code: replyCodes.ok,
  });
});

it('SKUs are found by what they lack, and by their substitutes', async () => {
  // its category handed it a tariff code
  expect(await listed('noTariff')).not.toContain('DUP-0001');
  await sql`update sku set tariff_cn = null where sku = 'DUP-0001'`.execute(app.db);
  for (const field of ['noImage', 'noTariff', 'noCarton']) expect(await listed(field)).toContain('DUP-0001');
  expect(await listed('noTariff')).not.toContain(kept.sku);
  const { rows: members } = await sql<{ sku: string }>`
    select k.sku from sku_substitute_members m join sku k on k.id = m.sku order by k.sku`.execute(app.db);
  expect(await listed('hasSubstitute')).toEqual(members.map(member => member.sku));
});

it('[SKU13] the OE number that is marked is the primary one of the list, and the one by which a possible duplicate is known', async () => {
  const line = (number: string, is_primary: boolean) => ({ number, system: 'OE', maker: 'Toyota', is_primary });
  const numbers = { oe_numbers: ['90001-00001', '90001-00002'] };
  const own = { sku: 'OEP-0001', ...numbers, number_sources: [line('90001-00001', false), line('90001 00002', true)] };
  expect(await add(own)).toMatchObject({ code: replyCodes.ok });
  const filters = [{ field: 'primaryOe', op: 'eq', value: '90001-00002' }];
  const { data } = await app.post(recordPath(sku, 'list'), { page: 'skuList', filters, sort: [], limit: 10 }, boss);
  expect((data as { rows: readonly object[] }).rows).toMatchObject([{ sku: 'OEP-0001', primary_oe: '90001-00002' }]);
  await sql`update sku set sales_status = 'onSale' where sku = 'OEP-0001'`.execute(app.db);
  expect(await add({ sku: 'OEP-0002', oe_numbers: ['90001-00002'] })).toMatchObject({ reason: 'DUPLICATE_SKU' });
  expect(await add({ sku: 'OEP-0003', oe_numbers: ['90001-00001'] })).toMatchObject({ code: replyCodes.ok });
  const both = { number_sources: [line('90001-00001', true), line('90001-00002', true)] };
  expect(await add({ sku: 'OEP-0004', ...numbers, ...both })).toMatchObject({ reason: 'PRIMARY_TWICE' });
});
