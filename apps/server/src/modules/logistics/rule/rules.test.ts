import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { putStock } from '../../inventory/stock/testing/move-stock.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { decideOrders, ordersToDecide } from './decide-orders.ts';
import { storedVersions } from './rule-versions.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const tables = {
  warehouse: { page: 'warehouseAutoMatch', at: { service: 'base', path: 'warehouse_rule' } },
  firstLeg: { page: 'logisticsChannelAuto', at: { service: 'tms', path: 'first_leg_rule' } },
};
type Table = (typeof tables)['warehouse'];
interface Row {
  readonly id: number;
  readonly version: number;
  readonly seq: number;
  readonly name: string;
}

const list = async ({ page, at }: Table) =>
  (
    (await app.post(recordPath(at, 'list'), { page, filters: [], sort: [{ field: 'seq' }], limit: 500 }, clerk)).data as {
      rows: readonly Row[];
    }
  ).rows;
const named = async (table: Table, name: string) => (await list(table)).find(row => row.name === name)!;
const run = (table: Table, action: string, input: object, target?: Row, as = clerk) =>
  app.post(
    actionPath(table.at, action),
    { page: table.page, targets: target ? [{ id: target.id, version: target.version }] : [], input },
    as,
  );
const add = (table: Table, values: object) => app.post(recordPath(table.at, 'add'), { page: table.page, values }, clerk);
const work = async (table: Table, tool: string, input: object, as = clerk) =>
  app.post(recordPath(table.at, 'work'), { page: table.page, tool, input }, as);
const tried = async (table: Table, facts: object, more: object = {}) =>
  (await work(table, 'tryIt', { table: 'draft', ...more, ...facts })).data as Readonly<Record<string, unknown>>;

/** Empties a table and fills it with rules in their order. */
async function only(table: Table, ...rules: readonly object[]) {
  const targets = (await list(table)).map(({ id, version }) => ({ id, version }));
  await app.post(recordPath(table.at, 'del'), { page: table.page, targets }, clerk);
  for (const rule of rules) expect(await add(table, rule)).toMatchObject({ code: replyCodes.ok });
}

/** Lays three pieces of a SKU into a bin of US-E; there are none of it elsewhere. */
async function stockInEast(): Promise<string> {
  const { rows } = await sql<{ id: number; sku: string; warehouse: number; bin: number }>`
    with free as (select id, sku from sku s where not exists (select 1 from stock_balance b where b.sku = s.id) order by id limit 1),
      part as (select c.id, c.warehouse from warehouse_child c join warehouse w on w.id = c.warehouse where w.code = 'US-E' and c.sellable
      limit 1),
      area as (insert into warehouse_area (warehouse, area_no, child, use, putaway_seq, pick_seq, name_zh, name_en)
      select warehouse, 'Z9', id, 'pick', 990, 990, '拣', 'Pick' from part returning id, warehouse),
      place as (insert into bin (warehouse, area, bin_code, aisle, rack, level, pos, seq, mix)
      select warehouse, id, 'Z9-1', '01', '01', 1, 1, 1, 'any' from area returning id, warehouse)
    select free.id, free.sku, place.warehouse, place.id as bin from free, place`.execute(app.db);
  const { id, sku, warehouse, bin } = rows[0]!;
  await putStock(app.db, { warehouse, bin, sku: id }, 3);
  return sku;
}

it('[RT12] every sales order of the last 90 days is decided once by the version in force on its day, and rules show how often they are met', async () => {
  const { rows } = await sql<{ set: string; orders: number; decided: number }>`
    select s.set, (select count(*) from outbound o where o.out_type = 'sale' and o.status <> 'cancelled'
        and o.created_at > ${app.now()}::timestamptz - interval '90 days')::integer as orders,
      (select count(*) from rule_decision d where d.rule_set = s.set)::integer as decided
      from (values ('warehouse'), ('lastMile')) s (set)`.execute(app.db);
  expect(rows[0]!.decided).toBeGreaterThan(10);
  for (const { orders, decided } of rows) expect(decided).toBe(orders);
  const counted = async () => (await sql<{ n: number }>`select count(*)::integer as n from rule_decision`.execute(app.db)).rows[0]!.n;
  const before = await counted();
  await decideOrders(app.db, registry, app.now());
  expect(await counted()).toBe(before);
  const rules = (await list(tables.warehouse)) as unknown as readonly { readonly name: string; readonly last_hit?: string }[];
  const { rows: met } = await sql<{ rule: string; last: string }>`
    select rule, max(day) as last from rule_decision where rule_set = 'warehouse' and rule is not null group by rule`.execute(app.db);
  expect(met.length).toBeGreaterThan(0);
  for (const { rule, last } of met) expect(rules.find(({ name }) => name === rule)?.last_hit).toBe(last);
});

it('[RT12] an order of a day before the first version is not asked about again and again', async () => {
  const { rows } = await sql<{ first: string; id: number }>`
    select (select min(effective_from) from rule_version where rule_set = 'warehouse') as first, (select max(id) from outbound
    where out_type = 'sale') as id`.execute(app.db);
  const { first, id } = rows[0]!;
  const noon = Date.parse(`${first}T12:00:00.000Z`);
  const placed = async (days: number): Promise<string> => {
    const made = await sql<{ no: string }>`
      with o as (
        insert into outbound (out_type, source_type, source_no, warehouse, country, created_at)
        select out_type, 'manual', ${`EARLY${days}`}, warehouse, country, ${new Date(noon + days * 86_400_000)}::timestamptz from outbound
        where id = ${id}
        returning id, outbound_no),
      l as (insert into outbound_lines (record_id, line_no, sku, qty) select o.id, 1, x.sku, 1 from o, outbound_lines x
      where x.record_id = ${id} and x.line_no = 1)
      select outbound_no as no from o`.execute(app.db);
    return made.rows[0]!.no;
  };
  const [early, late] = [await placed(-1), await placed(1)];
  const access = unrestricted(0);
  const caller = { registry, access, now: new Date(noon + 2 * 86_400_000) };
  const parts = {
    database: app.db,
    resource: app.registry.page(tables.warehouse.page)!.page.resource!,
    page: tables.warehouse.page,
    caller,
  };
  const asked = (await ordersToDecide(parts, 'warehouse', await storedVersions(app.db, 'warehouse'))).map(({ no }) => no);
  expect([asked.includes(early), asked.includes(late)]).toEqual([false, true]);
});

it('[B24] NV 40 kg → R1 US-W; NY 40 kg → R2; NY 5 kg, stock only in US-E → R3 US-E; swapping R1 and R2 changes the first to US-E', async () => {
  const table = tables.warehouse;
  await only(
    table,
    { name: 'R3', warehouses: ['US-W', 'US-E'] },
    { name: 'R1', conditions: 'destState in CA,NV,AZ', warehouses: ['US-W'] },
    { name: 'R2', conditions: 'totalKg > 30', warehouses: ['US-E'] },
  );
  // a new rule comes before the catch-all
  expect((await list(table)).map(({ seq, name }) => `${seq} ${name}`)).toEqual(['1 R1', '2 R2', '3 R3']);
  const sku = await stockInEast();
  expect(await tried(table, { dest_state: 'NV', total_kg: '40' })).toMatchObject({ rule: '1 R1', warehouses: ['US-W'] });
  expect(await tried(table, { dest_state: 'NY', total_kg: '40' })).toMatchObject({ rule: '2 R2', warehouses: ['US-E'] });
  expect(await tried(table, { dest_state: 'NY', total_kg: '5', sku: [sku] })).toMatchObject({
    rule: '3 R3',
    ships: 'US-E',
    stock: [
      { warehouse: 'US-W', available: 0, needed: 1 },
      { warehouse: 'US-E', available: 3, needed: 1 },
    ],
    lines: [
      { seq: 1, verdict: 'failed', failed: { en: 'Destination state is one of CA, NV, AZ' }, known: 'NY' },
      { seq: 2, verdict: 'failed', failed: { zh: '总重(kg) 大于 30' }, known: '5' },
      { seq: 3, verdict: 'matched' },
    ],
  });
  expect(await run(table, 'reorder', { place: 2 }, await named(table, 'R1'))).toMatchObject({ code: replyCodes.ok });
  expect((await list(table)).map(({ name }) => name)).toEqual(['R2', 'R1', 'R3']);
  expect(await tried(table, { dest_state: 'NV', total_kg: '40' })).toMatchObject({ rule: '1 R2', warehouses: ['US-E'] });
});

it('[B24] S with 15 days and 60 m³ → air; B, 15 days, 60 m³ → FCL; B, 20 m³ → LCL; battery not carried by that air product → fast ship, also at 60 m³', async () => {
  const table = tables.firstLeg;
  const { rows } = await sql<{ code: string; id: number }>`select code, id from global_shipping`.execute(app.db);
  const id = (code: string) => rows.find(row => row.code === code)!.id;
  await only(
    table,
    { name: 'R1', conditions: 'priority in S,A and daysToStockout lt 20', shipping: id('AIR-US'), fallback: id('FAST-LGB') },
    { name: 'R2', conditions: 'totalCbm gte 55', shipping: id('SEA-FCL-LGB') },
    { name: 'R3', shipping: id('SEA-LCL-LGB') },
  );
  const ships = async (facts: object) => (await tried(table, { days_to_stockout: '15', ...facts }))['ships'];
  expect(await ships({ priority: 'S', total_cbm: '60' })).toBe('AIR-US');
  expect(await ships({ priority: 'B', total_cbm: '60' })).toBe('SEA-FCL-LGB');
  expect(await ships({ priority: 'B', total_cbm: '20' })).toBe('SEA-LCL-LGB');
  expect(await ships({ priority: 'S', total_cbm: '60', hazard: ['battery'] })).toBe('FAST-LGB');
  // 60 m³ of 12 t by air at 5.6 a kg of 10,000 kg of volume, never less than their weight
  const cap = await named(table, 'R1');
  const update = { page: table.page, id: cap.id, version: cap.version, values: { cost_cap_usd_per_kg: '5.59' } };
  expect(await app.post(recordPath(table.at, 'update'), update, clerk)).toMatchObject({ code: replyCodes.ok });
  expect(await tried(table, { priority: 'S', days_to_stockout: '15', total_cbm: '60', total_kg: '12000' })).toMatchObject({
    proposed: 'AIR-US → FAST-LGB',
    ships: 'FAST-LGB',
    cost_per_kg: '0.84',
    refused: { en: 'AIR-US 5.6 USD per kg exceeds the cap of 5.59' },
  });
});

it('[RT3] a draft is put in force on a day with a note and a catch-all; versions never change; a former one comes back as the next', async () => {
  const table = tables.warehouse;
  expect(await run(table, 'publish', {})).toMatchObject({ reason: 'REQUIRED' });
  expect(await run(table, 'publish', { note: 'x', effective_from: '2026-05-19' })).toMatchObject({ reason: 'PAST_DAY' });
  const last = (await list(table)).at(-1)!;
  await app.post(recordPath(table.at, 'disable'), { page: table.page, targets: [{ id: last.id, version: last.version }] }, clerk);
  expect(await run(table, 'publish', { note: 'x' })).toMatchObject({
    reason: 'CATCH_ALL',
    message: 'The last rule must be a catch-all',
  });
  const off = await named(table, last.name);
  await app.post(recordPath(table.at, 'enable'), { page: table.page, targets: [{ id: off.id, version: off.version }] }, clerk);
  expect(await run(table, 'publish', { note: 'Heavy goods first', effective_from: '2026-06-01' })).toMatchObject({ code: replyCodes.ok });
  const facts = { dest_state: 'NV', total_kg: '40' };
  expect(await tried(table, facts, { table: 'inForce', day: '2026-05-31' })).toMatchObject({
    version: { en: 'Version 1, from 2026-01-01' },
    rule: '3 美西各州',
  });
  expect(await tried(table, facts, { table: 'inForce', day: '2026-06-01' })).toMatchObject({
    version: { en: 'Version 2, from 2026-06-01' },
    rule: '1 R2',
  });
  expect((await work(table, 'versions', { version: 2, against: 1 })).data).toMatchObject({
    compared: { en: 'version 1 → version 2' },
    versions: [
      { no: 2, state: 'planned', effective_from: '2026-06-01', note: 'Heavy goods first' },
      { no: 1, state: 'inForce', effective_to: '2026-05-31', rules: 6 },
    ],
  });
  expect((await work(table, 'versions', { against: 2 })).data).toMatchObject({ count: 0 });
  expect(await run(table, 'rollback', { version: 9, note: 'x' })).toMatchObject({ reason: 'NO_VERSION' });
  expect(await run(table, 'rollback', { version: 1, note: 'Too early', effective_from: '2026-06-01' })).toMatchObject({
    code: replyCodes.ok,
  });
  expect(await tried(table, facts, { table: 'inForce', day: '2026-06-01' })).toMatchObject({ rule: '3 美西各州' });
  await expect(sql`update rule_version set note = 'y'`.execute(app.db)).rejects.toThrow(/rule_version/);
});

it('[RT1] rules name warehouses and codes that are in use; operators suit their facts; a name is unique', async () => {
  const table = tables.warehouse;
  expect(await add(table, { name: 'X', warehouses: ['NOWHERE'] })).toMatchObject({
    reason: 'REFERENCE',
    message: 'Unknown or disabled: NOWHERE',
  });
  expect(await add(table, { name: 'X', warehouses: ['US-W'], conditions: 'brand containsAny nobody' })).toMatchObject({
    reason: 'REFERENCE',
  });
  expect(await add(table, { name: 'X', warehouses: ['US-W'], conditions: 'totalKg startsWith 3' })).toMatchObject({
    reason: 'RULE_OPERATOR',
  });
  expect(await add(table, { name: 'r1', warehouses: ['US-W'] })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
});

it('places close up when a rule goes; who only reads may try but not publish', async () => {
  const table = tables.warehouse;
  const row = await named(table, 'R2');
  await app.post(recordPath(table.at, 'del'), { page: table.page, targets: [{ id: row.id, version: row.version }] }, clerk);
  expect((await list(table)).map(({ seq }) => seq)).toEqual([1, 2]);
  const reader = { signature: await app.signIn('omsclerk'), language: 'en' };
  expect(await work(table, 'tryIt', { table: 'draft' }, reader)).toMatchObject({ code: replyCodes.ok });
  expect(await run(table, 'publish', { note: 'x' }, undefined, reader)).toMatchObject({ reason: 'FORBIDDEN' });
});

it('[RT7] a rule may leave the warehouses to the configuration of the order’s shop, site and country', async () => {
  const table = tables.warehouse;
  await only(table, { name: 'Shops', store_warehouses: true });
  expect(await tried(table, { store: 'AMZ-NA', site: 'AMZ-US', dest_country: 'US' })).toMatchObject({
    rule: '1 Shops',
    warehouses: ['US-W', 'US-E', 'US-3PL-HOU'],
  });
  expect(await tried(table, { store: 'AMZ-NA', site: 'AMZ-US', dest_country: 'DE' })).toMatchObject({ warehouses: [] });
  expect(await add(table, { name: 'Both', store_warehouses: true, warehouses: ['US-W'] })).toMatchObject({ reason: 'EITHER' });
});

it('[RT7, S3] a trial of the rules hides the warehouses of a shop from users who may not read them on its page', async () => {
  const table = tables.warehouse;
  await only(table, { name: 'Shops', store_warehouses: true });
  const asked = () => tried(table, { store: 'amz-na', site: 'AMZ-US', dest_country: 'US' });
  expect(await asked()).toMatchObject({ warehouses: ['US-W', 'US-E', 'US-3PL-HOU'] });
  await app.db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'user', subject: 'logistics', page: 'storeConfig', field: 'warehouseCodes', mode: 'readBlock' })
    .execute();
  expect(await asked()).toMatchObject({ rule: '1 Shops', warehouses: [] });
});
