import { ownStock } from '@axle/inventory';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { createReceipt } from '../receipt/create-receipt.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { type PlannedItem, readPlanningStock } from './read-planning-stock.ts';
import { registry } from '../../../testing/whole-registry.ts';

const app = await demoApp(({ db, registry }) => toolCalls({ database: db, registry }));
const [admin, clerk] = [
  { signature: await app.signIn('superadmin'), language: 'en' },
  { signature: await app.signIn('whclerk'), language: 'en' },
];
const ask = async (path: { service: string; path: string }, page: string, tool: string, input: object, who = admin) =>
  (await app.post(recordPath(path, 'work'), { page, tool, input }, who)).data as Readonly<Record<string, unknown>>;
const stock = { service: 'stock', path: 'stock_item' };
const { rows: items } = await sql<PlannedItem>`select warehouse, sku from stock_item order by warehouse, sku`.execute(app.db);

it('[R20] all parts of the view add up to the balances, of every SKU and warehouse, now and at any moment', async () => {
  const sums = async (at?: Date) => {
    const { rows } = await sql<PlannedItem & { qty: number }>`
      select warehouse, sku, sum(qty_delta)::integer as qty from stock_move m join stock_posting p on p.id = m.posting
      where ${at ?? null}::timestamptz is null or m.posted_at <= ${at ?? null}::timestamptz group by 1, 2`.execute(app.db);
    return new Map(rows.map(({ warehouse, sku, qty }) => [`${warehouse} ${sku}`, qty]));
  };
  expect(items.length).toBeGreaterThan(100);
  const { rows: moments } = await sql<{ at: string }>`
    select percentile_disc(array[0.1, 0.5, 0.9]) within group (order by posted_at) as at from stock_move`.execute(app.db);
  const asked = [undefined, ...(moments[0]!.at as unknown as readonly string[]).map(at => new Date(at))];
  for (const at of asked) {
    const balances = await sums(at);
    const views = await readPlanningStock(app.db, items, at);
    expect(views).toHaveLength(items.length);
    const wrong = views.filter(view => ownStock(view) !== (balances.get(`${view.warehouse} ${view.sku}`) ?? 0));
    expect(wrong).toEqual([]);
  }
});

it('[R20] stock in transit is shown with its document and day, stock that is not ours yet separately', async () => {
  const { warehouse, sku } = items[0]!;
  const before = (await readPlanningStock(app.db, [{ warehouse, sku }]))[0]!;
  await app.db.transaction().execute(async transaction => {
    const context = { registry, transaction, now: app.now(), by: 1 };
    const request = { type: 'purchase', warehouse, eta: '2026-06-30' } as const;
    await createReceipt(context, { ...request, sourceNo: 'PO-PLAN', lines: [{ sku, expectedQty: 40 }] });
  });
  const after = (await readPlanningStock(app.db, [{ warehouse, sku }]))[0]!;
  expect(ownStock(after)).toBe(ownStock(before));
  expect(after.expected.filter(({ source }) => source === 'PO-PLAN')).toEqual([{ qty: 40, eta: '2026-06-30', source: 'PO-PLAN' }]);
  expect((await readPlanningStock(app.db, [{ warehouse, sku }], app.now()))[0]!.expected).toEqual([]);
});

it('[R20] is shown to users who see stock, within their warehouses', async () => {
  const { rows } = await sql<{ sku: number; houses: number }>`
    select sku, count(*)::integer as houses from stock_item group by 1 order by 2 desc, 1 limit 1`.execute(app.db);
  const { sku, houses } = rows[0]!;
  const all = await ask(stock, 'stockBalance', 'planning', { sku });
  const own = await ask(stock, 'stockBalance', 'planning', { sku }, clerk);
  expect(all['warehouses']).toHaveLength(houses);
  expect((own['warehouses'] as readonly unknown[]).length).toBeLessThan(houses);
  const views = await readPlanningStock(
    app.db,
    items.filter(item => item.sku === sku),
  );
  expect(all['own']).toBe(views.reduce((sum, view) => sum + ownStock(view), 0));
});

it('[R19a] [basic.md binManage] abcProposal: A movers to low seq, of bins that the user sees', async () => {
  const { rows } = await sql<{ id: number }>`select id from warehouse where code = 'US-W'`.execute(app.db);
  const bins = { service: 'wms', path: 'bin' };
  const proposed = await ask(bins, 'binManage', 'abcProposal', { warehouse: rows[0]!.id });
  const lines = proposed['lines'] as readonly { class: string; seq: number; toSeq?: number; sku: string; lines: number }[];
  expect(lines.length).toBeGreaterThan(3);
  expect(Number(proposed['a']) + Number(proposed['b']) + Number(proposed['c'])).toBe(lines.length);
  const last = (abc: string) => Math.max(0, ...lines.filter(one => one.class === abc).map(({ seq, toSeq = seq }) => toSeq));
  const first = (abc: string) => Math.min(Infinity, ...lines.filter(one => one.class === abc).map(({ seq, toSeq = seq }) => toSeq));
  expect(last('A')).toBeLessThanOrEqual(first('B'));
  expect(last('B')).toBeLessThanOrEqual(first('C'));
});
