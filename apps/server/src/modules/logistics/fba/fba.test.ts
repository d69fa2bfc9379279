import type { LocalDate } from '@axle/kernel';
import { fbaUs2026 } from '@axle/logistics/testing';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { fbaTableOn } from './fba-tables.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const table = { service: 'tms', path: 'fba_table' };
const work = (tool: string, input: object, as = clerk) => app.post(recordPath(table, 'work'), { page: 'fbaFreight', tool, input }, as);
const stored = async (from: string) => {
  const { rows } = await sql<{
    id: number;
    version: number;
    confirmation: string;
    effective_to: string | null;
    confirmed_by: number | null;
  }>`
    select id, version, confirmation, effective_to, confirmed_by from fba_table where effective_from = ${from}::date
      and country = (select id from country where iso2 = 'US')`.execute(app.db);
  return rows[0]!;
};
const act = (action: string, { id, version }: { id: number; version: number }, input: object = {}, as = clerk) =>
  app.post(actionPath(table, action), { page: 'fbaFreight', targets: [{ id, version }], input }, as);

it('[B22] the table that is shipped is the one that the rules are tried on', async () => {
  const found = await fbaTableOn(app.db, 'US', '2026-05-20' as LocalDate);
  if (!found.ok) throw new Error(found.refusal.code);
  const known = found.value.surcharges.filter(({ percent, amount }) => percent !== undefined || amount !== undefined);
  expect({ ...found, value: { ...found.value, surcharges: known.map(({ name, from, percent }) => ({ name, from, percent })) } }).toEqual({
    ok: true,
    value: { ...fbaUs2026, id: expect.any(Number), version: 1, confirmation: 'unconfirmed' },
  });
});

it('[B22] 34 × 34 × 9 cm at 45 USD: 9.0 kg is large standard for 12.41, 9.1 kg small bulky for 15.15', async () => {
  const box = { length: '34', width: '34', height: '9', price: '45', country: 'US', day: '2026-04-16' };
  expect((await work('tryIt', { ...box, weight: '9.0' })).data).toMatchObject({
    tier: 'largeStandard',
    billable_lb: '20',
    fee: '12.41',
    limit: 'weight',
    left: '0.158 lb',
    confirmation: 'unconfirmed',
  });
  expect((await work('tryIt', { ...box, weight: '9.1' })).data).toMatchObject({ tier: 'smallBulky', billable_lb: '21', fee: '15.15' });
  expect(await work('tryIt', { ...box, weight: '9.1', country: 'AU' })).toMatchObject({ reason: 'NO_TABLE' });
});

it('[B22a] from 2026-04-17 on the fee has its surcharge, a line of its own; who confirms the table confirms it too', async () => {
  const { data } = await work('tryIt', { length: '34', width: '34', height: '9', price: '45', country: 'US', weight: '9.0' });
  expect(data).toMatchObject({ fee: '12.84' });
  const { lines } = data as { readonly lines: readonly { readonly item: { readonly en: string }; readonly amount: string }[] };
  expect(lines.map(({ item, amount }) => [item.en, amount])).toContainEqual(['Fuel and logistics', '0.43']);
  expect((await work('fees', { country: 'US' })).data).toMatchObject({
    surcharges: expect.arrayContaining([expect.objectContaining({ from: '2026-04-17', percent: '3.5' })]),
  });
});

it('the fees beside the fulfilment fee have their days and their source in the United States and Canada, and say that they are to be checked', async () => {
  const { rows } = await sql<{ country: string; inUse: boolean; names: string[]; sources: string[] }>`
    select c.iso2 as country, t.status = 1 as "inUse", array_agg(f.name order by f.line_no) as names,
      array_agg(distinct f.source) as sources
    from fba_table t join country c on c.id = t.country join fba_table_surcharges f on f.record_id = t.id
    where t.effective_from = '2026-01-15' and f."from" is not null group by c.iso2, t.status order by c.iso2`.execute(app.db);
  const beside = ['Inbound placement', 'Low inventory level', 'Peak season', 'Returns processing', 'Aged inventory'];
  expect(rows.map(({ country, inUse, names }) => ({ country, inUse, names }))).toEqual([
    { country: 'CA', inUse: false, names: ['Fuel and logistics', ...beside] },
    { country: 'US', inUse: true, names: ['Fuel and logistics', ...beside] },
  ]);
  for (const { sources } of rows) for (const source of sources) expect(source).toContain('to be checked');
});

it('the tabs show the lines in force on a day', async () => {
  expect((await work('tiers', { country: 'US' })).data).toMatchObject({ effective_from: '2026-01-15', tiers: { length: 9 } });
  expect((await work('storage', { country: 'US', day: '2023-12-31' })).code).not.toBe(replyCodes.ok);
});

it('SKUs are checked by the sizes that they have; what is near a limit is listed alone where wanted', async () => {
  await sql`update sku set unit_l = 34, unit_w = 34, unit_h = 9, unit_gross_kg = 9 where id = (select min(id) from sku)`.execute(app.db);
  await sql`update sku set unit_gross_kg = null where id = (select min(id) + 1 from sku)`.execute(app.db);
  const { rows } = await sql<{ sku: string }>`select sku from sku order by id limit 2`.execute(app.db);
  const codes = rows.map(({ sku }) => sku);
  const { data } = await work('skuCheck', { country: 'US', price: '45', skus: [...codes, 'NO-SUCH'] });
  expect(data).toMatchObject({
    checked: 2,
    near_limit: 1,
    without_size: 1,
    unknown: 'NO-SUCH',
    lines: [
      { sku: codes[0], tier: 'largeStandard', fee: '12.84', used_percent: '99.21' },
      { sku: codes[1], note: { en: 'Size or weight is missing' } },
    ],
  });
  expect((await work('skuCheck', { country: 'US', price: '45', skus: codes, near: true })).data).toMatchObject({ lines: { length: 1 } });
});

it('[basic.md, fbaFreight] the tables, their tiers and fees are narrowed by size tier', async () => {
  const tiers = (await work('tiers', { country: 'US', tier: ['smallBulky', 'overmax'] })).data as { tiers: readonly { tier: string }[] };
  expect(tiers.tiers.map(({ tier }) => tier)).toEqual(['smallBulky', 'overmax']);
  const fees = (await work('fees', { country: 'US', tier: ['xl70'] })).data as {
    fees: readonly { tier: string }[];
    referral: readonly object[];
  };
  expect(new Set(fees.fees.map(({ tier }) => tier))).toEqual(new Set(['xl70']));
  expect(fees.referral.length).toBeGreaterThan(0);
  const listed = async (tier: string) =>
    (
      await app.post(
        recordPath(table, 'list'),
        {
          page: 'fbaFreight',
          filters: [
            { field: 'tierCodes', op: 'in', value: [tier] },
            { field: 'effectiveFrom', op: 'eq', value: '2026-01-15' },
          ],
          sort: [],
          limit: 10,
        },
        clerk,
      )
    ).data as { rows: readonly { tier_codes: readonly string[] }[] };
  expect((await listed('smallBulky')).rows).toMatchObject([{ tier_codes: fbaUs2026.tiers.map(({ tier }) => tier) }]);
});

it('a closed size of SKUs is not reckoned with', async () => {
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode) values ('user', 'logistics', 'skuList', 'unitGrossKg',
    'readBlock')`.execute(app.db);
  const { rows } = await sql<{ sku: string }>`select sku from sku order by id limit 1`.execute(app.db);
  const { data } = await work('skuCheck', { country: 'US', price: '45', skus: [rows[0]!.sku] });
  expect(data).toMatchObject({ without_size: 1 });
  await sql`delete from user_field_setting where subject = 'logistics'`.execute(app.db);
});

it('a user confirms a table; its next period copies it, ends it and waits for confirmation', async () => {
  const first = await stored('2026-01-15');
  expect(await act('confirm', first)).toMatchObject({ code: replyCodes.ok });
  const confirmed = await stored('2026-01-15');
  expect(confirmed).toMatchObject({ confirmation: 'confirmed', confirmed_by: expect.any(Number) });
  expect(await act('nextPeriod', confirmed, { effective_from: '2026-01-15' })).toMatchObject({ reason: 'PERIOD' });
  expect(await act('nextPeriod', confirmed, { effective_from: '2027-01-15' })).toMatchObject({ code: replyCodes.ok });
  expect(await stored('2026-01-15')).toMatchObject({ effective_to: '2027-01-14', confirmation: 'confirmed' });
  const next = await stored('2027-01-15');
  expect(next).toMatchObject({ effective_to: null, confirmation: 'unconfirmed' });
  expect((await work('fees', { country: 'US', day: '2027-02-01' })).data).toMatchObject({ fees: { length: fbaUs2026.fees.length } });
});

it('two tables of a country never overlap, and what has ended stays as it was', async () => {
  const { rows } = await sql<{ id: number }>`select id from country where iso2 = 'US'`.execute(app.db);
  const values = { country: rows[0]!.id, effective_from: '2026-06-01', currency: 'USD', divisor: '139' };
  expect(await app.post(recordPath(table, 'add'), { page: 'fbaFreight', values }, boss)).toMatchObject({ reason: 'PERIODS_OVERLAP' });
  const past = { ...values, effective_from: '2022-01-15', effective_to: '2022-12-31' };
  expect(await app.post(recordPath(table, 'add'), { page: 'fbaFreight', values: past }, boss)).toMatchObject({ code: replyCodes.ok });
  const { id, version } = await stored('2022-01-15');
  expect(await app.post(recordPath(table, 'update'), { page: 'fbaFreight', id, version, values: { source: 'x' } }, boss)).toMatchObject({
    reason: 'PAST_ROW',
  });
});

it('a weight that takes a SKU into another tier waits for a second person, however little it changes; another one does not', async () => {
  const { rows } = await sql<{ id: number }>`
    update sku set unit_l = 34, unit_w = 34, unit_h = 9, unit_gross_kg = 9, unit_net_kg = 8, carton_gross_kg = 900
    where id = (select min(id) from sku where sales_status = 'onSale')
    returning id`.execute(app.db);
  const { id } = rows[0]!;
  const sku = { service: 'mrp', path: 'sku' };
  const change = async (kg: string) => {
    const { version } = (await app.get(`${recordPath(sku, 'read')}?id=${id}`, boss)).data as { version: number };
    await app.post(recordPath(sku, 'update'), { id, version, values: { unit_gross_kg: kg }, reason: 'weighed again' }, boss);
    const { rows: stored } = await sql<{ kg: string }>`select unit_gross_kg as kg from sku where id = ${id}`.execute(app.db);
    return stored[0]!.kg;
  };
  expect([await change('8.99'), await change('9'), await change('9.1')]).toEqual(['8.99', '9', '9']);
});

it('the check of SKUs shows pieces shipped to Amazon, pieces received and the shipments, to users who may see them', async () => {
  const { rows } = await sql<{ sku: string; shipped: number; received: number; shipments: string[] }>`
    select k.sku, sum(p.qty_shipped * p.qty_per)::integer as shipped, sum(p.qty_received * p.qty_per)::integer as received,
      array_agg(distinct p.shipment_id) as shipments
    from fba_shipment_pieces p join fba_shipment t on t.id = p.shipment join sku k on k.id = p.sku
    where t.amazon_status in ('DELIVERED', 'CHECKED_IN', 'RECEIVING', 'CLOSED') group by k.sku
    order by sum(p.qty_shipped * p.qty_per) - sum(p.qty_received * p.qty_per) desc, k.sku limit 1`.execute(app.db);
  const { sku, shipped, received, shipments } = rows[0]!;
  const check = async (as: typeof clerk) =>
    (
      await app.post(
        recordPath(table, 'work'),
        { page: 'fbaFreight', tool: 'skuCheck', input: { country: 'US', price: '45', skus: [sku] } },
        as,
      )
    ).data as { lines: readonly object[] };
  expect((await check(boss)).lines).toMatchObject([{ sku, shipped, received, difference: received - shipped, shipments }]);
  expect(shipped).toBeGreaterThan(received);
  await sql`delete from role_grant where code = 'wms.fbaInboundShipment.list'`.execute(app.db);
  expect((await check(clerk)).lines[0]).not.toHaveProperty('shipped');
});
