import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const planner = { signature: await app.signIn('planner'), language: 'en' };
const demands = { service: 'mrp', path: 'delivery_demand' };
const id = async (table: 'site' | 'plan_node' | 'category', code: string) =>
  (await app.db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const [ebay, walmart, west, east] = [
  await id('site', 'EBAY-US'),
  await id('site', 'EBAY-UK'),
  await id('plan_node', 'US-W'),
  await id('plan_node', 'US-E'),
];
const light = await app.db
  .selectFrom('sku as s')
  .innerJoin('category as c', 'c.id', 's.category')
  .select(['s.id', 's.category'])
  .where('c.code', '=', 'LGT-HEAD')
  .orderBy('s.sku')
  .executeTakeFirstOrThrow();
const share = (node: number, percent: string, more: object = {}) => ({
  node,
  percent,
  target_cover_days: 45,
  min_cover_days: 20,
  ship_weekdays: [2, 5],
  round_to: 'carton',
  ...more,
});
const add = (values: object) => app.post(recordPath(demands, 'add'), { page: 'deliveryDemandConfig', values }, planner);
const simulate = (site: number, forecast: string) =>
  app.post(
    recordPath(demands, 'work'),
    { page: 'deliveryDemandConfig', tool: 'simulate', input: { site, sku: light.id, forecast } },
    planner,
  );

it('[P7] shares sum to 100, least days are below the wanted ones, and there is a day on which is sent', async () => {
  const of = (...shares: readonly object[]) => add({ site: walmart, shares });
  expect(await of(share(west, '60'), share(east, '39'))).toMatchObject({ reason: 'SHARE_SUM' });
  expect(await of(share(west, '100', { min_cover_days: 45 }))).toMatchObject({ reason: 'COVER' });
  expect(await of(share(west, '100', { ship_weekdays: [] }))).toMatchObject({ reason: 'WEEKDAYS' });
  expect(await of(share(west, '100', { max_cbm: '77' }))).toMatchObject({ reason: 'RANGE' });
  expect(await of(share(west, '60'), share(east, '40'))).toMatchObject({ code: replyCodes.ok });
});

it('[P7, P8] forecast 100 a week at US-W 60, US-E 40 → 60 and 40; each need is rounded up to cartons', async () => {
  await app.db.updateTable('sku').set({ carton_qty: 10 }).where('id', '=', light.id).execute();
  const { data } = await simulate(ebay, '100');
  const { row, lines } = data as {
    row: string;
    lines: readonly { node: string; weekly: string; need: number; send: number; ships: string; on_hand: number }[];
  };
  expect(row).toBe('EBAY-US');
  expect(lines.map(({ node, weekly }) => [node, weekly])).toEqual([
    ['US-W', '60'],
    ['US-E', '40'],
  ]);
  for (const { need, send } of lines) expect([send % 10, send >= need, send - need < 10]).toEqual([0, true, true]);
  expect(lines.every(({ ships }) => ships >= '2026-05-20')).toBe(true);
});

it('[P7] a row of the category goes before that of the site, one of the SKU before both', async () => {
  expect(await add({ site: ebay, category: light.category, shares: [share(east, '100')] })).toMatchObject({ code: replyCodes.ok });
  expect((await simulate(ebay, '100')).data).toMatchObject({ row: 'EBAY-US LGT-HEAD', lines: [{ node: 'US-E' }] });
  expect(await add({ site: ebay, sku: light.id, shares: [share(west, '100')] })).toMatchObject({ code: replyCodes.ok });
  expect((await simulate(ebay, '100')).data).toMatchObject({ lines: [{ node: 'US-W' }] });
});

it('[basic.md, deliveryDemandConfig] the list shows what each node of a row gets', async () => {
  const site = await id('site', 'AMZ-JP');
  const west1 = share(west, '60', { priority: 1, max_cbm: '68.5', exclude_hazard: true, pool_order: 'fba' });
  const east2 = share(east, '40', { priority: 2, target_cover_days: 30, min_cover_days: 10, ship_weekdays: [1], round_to: 'pallet' });
  expect(await add({ site, shares: [west1, east2] })).toMatchObject({ code: replyCodes.ok });
  const list = async (filters: readonly object[]) =>
    app.post(recordPath(demands, 'list'), { page: 'deliveryDemandConfig', filters, sort: [], limit: 10 }, planner);
  const { data } = await list([{ field: 'site', op: 'in', value: [site] }]);
  expect(data).toMatchObject({
    rows: [
      {
        shares_summary: 'US-W 60 · US-E 40',
        priority_summary: 'US-W 1 · US-E 2',
        target_summary: 'US-W 45 · US-E 30',
        least_summary: 'US-W 20 · US-E 10',
        ship_days_summary: 'US-W 2,5 · US-E 1',
        max_cbm_summary: 'US-W 68.5',
        rounds_to: ['carton', 'pallet'],
        stock_orders: ['fba'],
        no_hazards_at: ['US-W'],
      },
    ],
  });
  const pallets = (await list([{ field: 'roundsTo', op: 'in', value: ['pallet'] }])).data as { rows: readonly { site: number }[] };
  expect(pallets.rows.map(row => row.site)).toContain(site);
});

it('real shares are sent to be decided on', async () => {
  const row = await app.db.selectFrom('delivery_demand').selectAll().where('name', '=', 'EBAY-US').executeTakeFirstOrThrow();
  const reply = await app.post(
    actionPath(demands, 'takeReal'),
    { page: 'deliveryDemandConfig', targets: [{ id: row.id, version: row.version }] },
    planner,
  );
  expect(reply).toMatchObject({ code: replyCodes.ok, data: [{ name: 'EBAY-US' }] });
  const [request] = await app.db.selectFrom('change_request').selectAll().where('entity', '=', 'deliveryDemand').execute();
  expect(request).toMatchObject({ record_label: 'EBAY-US', approver_role: 'planManager' });
});
