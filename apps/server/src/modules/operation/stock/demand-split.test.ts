import { demandSplitRecords } from '@axle/pages/operation/stock/demand-split';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { orderPlace } from '../../orders/allocation/testing/order-place.ts';
import { countDemandSplit } from './count-demand-split.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const shop = await orderPlace(app.db);
const sku = shop.skus[20]!;
const { rows: places } = await sql<{ site: number }>`select id as site from site where code = 'EBAY-US'`.execute(app.db);
const site = places[0]!.site;
const nodeOf = async (code: string) =>
  (await app.db.selectFrom('plan_node').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [west, east] = [await nodeOf('US-W'), await nodeOf('US-E')];

/** A split of the SKU on the site: 60 from the west, 40 from the east. */
const { rows: configs } = await sql<{ id: number }>`
  insert into delivery_demand (name, site, sku) values ('Test split', ${site}, ${sku}) returning id`.execute(app.db);
const config = configs[0]!.id;
for (const [line, [node, percent]] of [
  [west, 60],
  [east, 40],
].entries())
  await sql`
    insert into delivery_demand_shares (record_id, line_no, node, percent, target_cover_days, min_cover_days, ship_weekdays, round_to)
    values (${config}, ${line}, ${node}, ${percent}, 45, 20, '{2,5}', 'carton')`.execute(app.db);

const order = async (state: string, postcode: string, qty: number) => {
  const { id } = await shop.place({ pieces: [[sku, qty]], state, postcode });
  await sql`update sales_order set site = ${site} where id = ${id}`.execute(app.db);
};
const split = async () =>
  (
    await sql<{ id: number; version: number; node: number; units: number; actual: string; gap: string; is_off: boolean; regions: string }>`
      select id, version, node, units, trim_scale(actual)::text as actual, trim_scale(gap)::text as gap, is_off, regions from demand_split
      where demand = ${config} order by id`.execute(app.db)
  ).rows;
const propose = async (rows: readonly { readonly id: number; readonly version: number }[]) => {
  const reply = await app.post(
    actionPath(demandSplitRecords, 'proposeSplit'),
    { page: 'demandSplit', targets: rows.map(({ id, version }) => ({ id, version })), input: {} },
    boss,
  );
  return ((reply.data ?? []) as readonly { readonly refusal?: { readonly code: string } }[]).map(({ refusal }) => refusal?.code ?? 'done');
};

it('[O9g] nothing is known without orders, and nothing can be proposed', async () => {
  await countDemandSplit(app.db, app.now());
  expect((await split()).map(({ units, actual }) => [units, actual])).toEqual([
    [0, null],
    [0, null],
  ]);
  expect(await propose(await split())).toEqual(['NO_ORDERS', 'NO_ORDERS']);
});

it('[O9g] 60 : 40 configured, 3 units to California and 7 to New York: 30 : 70, off by 30 points, and proposed for approval', async () => {
  await order('CA', '90248', 3);
  await order('NY', '10001', 5);
  await order('NJ', '07030', 2);
  await countDemandSplit(app.db, app.now());
  expect(await split()).toMatchObject([
    { node: west, units: 3, actual: '30', gap: '-30', is_off: true, regions: 'CA 100%' },
    { node: east, units: 7, actual: '70', gap: '30', is_off: true, regions: 'NY 71.4% · NJ 28.6%' },
  ]);
  const rows = await split();
  const shown = (await app.get(`${recordPath(demandSplitRecords, 'read')}?id=${rows[0]!.id}`, boss)).data as Row;
  expect(shown).toMatchObject({ configured: '60', actual: '30', gap: '-30' });
  expect(await propose(rows)).toEqual(['done', 'done']);
  const { rows: asked } = await sql<{ approver_role: string; state: string }>`
    select approver_role, state from change_request where entity = 'deliveryDemand' and record_id = ${config}`.execute(app.db);
  expect(asked).toMatchObject([{ approver_role: 'planManager' }]);
  const { rows: kept } = await sql<{ percent: string }>`
    select trim_scale(percent)::text as percent from delivery_demand_shares where record_id = ${config} order by line_no`.execute(app.db);
  expect(kept.map(({ percent }) => percent)).toEqual(['60', '40']);
  expect(await propose(rows)).toEqual(['PENDING', 'PENDING']);
});
