import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => toolCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const clerk = { signature: await app.signIn('logistics'), language: 'en' };
const paths = {
  warehouseAutoMatch: { service: 'base', path: 'warehouse_rule' },
  logisticsChannelAuto: { service: 'tms', path: 'first_leg_rule' },
  channelAutoRule: { service: 'tms', path: 'last_mile_rule' },
} as const;
type Fact = Readonly<Record<'fact' | 'value' | 'typed', { readonly zh: string; readonly en: string } | undefined>>;
const tried = async (page: keyof typeof paths, input: object, as = boss) =>
  app.post(recordPath(paths[page], 'work'), { page, tool: 'tryIt', input: { table: 'draft', ...input } }, as);
const factsOf = (reply: Awaited<ReturnType<typeof tried>>) =>
  Object.fromEntries((reply.data as { facts: readonly Fact[] }).facts.map(({ fact, value }) => [fact!.en, value!.en]));
const { rows: orders } = await sql<{ no: string; store: string; country: string; state: string; sku: string; qty: number; kg: string }>`
  select o.outbound_no as no, e.code as store, c.iso2 as country, o.state, max(s.sku) as sku, sum(l.qty)::integer as qty,
  sum(l.qty * s.unit_gross_kg)::text as kg
  from outbound o join store e on e.id = o.store join country c on c.id = o.country join outbound_lines l on l.record_id = o.id join sku s
  on s.id = l.sku
  where o.out_type = 'sale' and o.status <> 'cancelled' and o.state is not null
  group by o.id, o.outbound_no, e.code, c.iso2, o.state having count(*) = 1 order by o.id limit 1`.execute(app.db);
const order = orders[0]!;

it('[basic.md, warehouseAutoMatch] an order no. fills the facts; what is typed beside it goes before them', async () => {
  const reply = await tried('warehouseAutoMatch', { order: order.no });
  expect(factsOf(reply)).toMatchObject({
    Store: order.store,
    'Destination country': order.country,
    'Destination state': order.state,
    SKU: order.sku,
    'Total pieces': String(order.qty),
  });
  expect(reply.data).toMatchObject({ rule: expect.any(String), lines: expect.any(Array) });
  const stock = (reply.data as { stock: readonly { sku: string; needed: number }[] }).stock;
  expect(stock.every(({ sku, needed }) => sku === order.sku && needed === order.qty)).toBe(true);
  const typed = await tried('warehouseAutoMatch', { order: order.no, destState: 'NV' });
  const facts = (typed.data as { facts: readonly Fact[] }).facts;
  expect(facts.find(({ fact }) => fact?.en === 'Destination state')).toMatchObject({ value: { en: order.state }, typed: { en: 'NV' } });
});

it('the parcel of the order is what the last mile is tried on', async () => {
  const reply = await tried('channelAutoRule', { order: order.no });
  expect(factsOf(reply)).toMatchObject({ 'Destination country': order.country, 'Actual weight (lb)': expect.stringMatching(/^\d/) });
  expect(reply.data).toMatchObject({ proposed: expect.any(String) });
});

it('a plan gives the first leg its facts, destination by destination', async () => {
  const { rows } = await sql<{ no: string; nodes: readonly string[] }>`
    select p.plan_no as no, array_agg(distinct w.code) as nodes from distribution_plan p join distribution_plan_lines l
    on l.record_id = p.id
    join warehouse w on w.id = l.to_node where p.state <> 'cancelled' and l.qty > 0 group by p.id, p.plan_no
    order by count(distinct w.code) desc limit 1`.execute(app.db);
  const { no, nodes } = rows[0]!;
  const one = await tried('logisticsChannelAuto', { order: no, dest_warehouse: nodes[0] });
  expect(factsOf(one)).toMatchObject({ 'Destination warehouse': nodes[0] });
  if (nodes.length > 1) expect(await tried('logisticsChannelAuto', { order: no })).toMatchObject({ reason: 'SEVERAL_DESTINATIONS' });
  expect(await tried('logisticsChannelAuto', { order: order.no })).toMatchObject({ reason: 'NO_ORDER' });
});

it('an order outside the scope is not there, and what is closed to the user is not known', async () => {
  expect(await tried('warehouseAutoMatch', { order: 'OB2605209999' })).toMatchObject({ reason: 'NO_ORDER' });
  expect(await tried('warehouseAutoMatch', { order: order.no }, clerk)).toMatchObject({ code: 200 });
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode) values
    ('user', 'logistics', 'logoutStock', 'state', 'readBlock'), ('user', 'logistics', 'logoutStock', 'lines', 'readBlock')`.execute(app.db);
  const facts = factsOf(await tried('warehouseAutoMatch', { order: order.no }, clerk));
  expect(facts).toMatchObject({ Store: order.store, 'Destination country': order.country });
  for (const closed of ['Destination state', 'Zone group', 'SKU', 'Total pieces', 'Total weight (kg)', 'Brand'])
    expect(facts).not.toHaveProperty([closed]);
  await sql`delete from role_grant where code = 'wms.logoutStock.list'`.execute(app.db);
  expect(await tried('warehouseAutoMatch', { order: order.no }, clerk)).toMatchObject({ reason: 'NO_ORDER' });
});
