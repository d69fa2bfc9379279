import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { computeProfits } from './compute-profits.ts';

const app = await demoApp(({ db, registry }) => [...toolCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
type Row = Readonly<Record<string, unknown>>;
const ask = async (tab: string, input: object) =>
  (await app.post(recordPath({ service: 'operation', path: 'sku_profit' }, 'work'), { page: 'skuProfit', tool: tab, input }, boss))
    .data as {
    readonly totals: readonly Row[];
    readonly lines: readonly Row[];
    readonly skus: number;
  };
const sums = sql.raw(
  ['net_sales', 'fees', 'cogs', 'first_leg', 'duty', 'gross_margin', 'last_mile', 'handling', 'storage', 'fulfil_margin', 'ads', 'refund']
    .concat('other', 'profit')
    .map(name => `trim_scale(sum(${name}))::text as ${name}`)
    .join(', '),
);
const byCurrency = async (table: string) =>
  (await sql<object>`select currency, sum(qty)::integer as qty, ${sums} from ${sql.table(table)} group by 1 order by 1`.execute(app.db))
    .rows;

it('[O6] the months of SKUs come to the profit of the orders, item by item and to the cent', async () => {
  expect(await byCurrency('sku_profit')).toEqual(await byCurrency('order_profit_line'));
  const { rows } = await sql<{ orders: string; skus: string }>`
    select (select trim_scale(sum(profit))::text from order_profit) as orders,
      (select trim_scale(sum(profit))::text from sku_profit) as skus`.execute(app.db);
  expect(rows[0]!.skus).toBe(rows[0]!.orders);
});

it('[O6] worked out again they stay, and a bill moves them with the order', async () => {
  const before = await byCurrency('sku_profit');
  const { rows } = await sql<{ id: number; waybill: string }>`
    select p.id, p.waybill_no as waybill from order_profit p where p.waybill_no is not null and p.basis = 'estimated' and p.currency = 'USD'
    order by p.id desc limit 3`.execute(app.db);
  const work = () =>
    app.db.transaction().execute(transaction =>
      computeProfits(
        transaction,
        app.registry,
        app.now(),
        rows.map(({ id }) => id),
      ),
    );
  await work();
  expect(await byCurrency('sku_profit')).toEqual(before);
  await sql`
    insert into carrier_bill (bill_no, waybill_no, fee_type, billed_on, amount, currency)
    values ('T-1', ${rows[0]!.waybill}, 'freight', '2026-05-20', 77.77, 'USD')`.execute(app.db);
  await work();
  expect(await byCurrency('sku_profit')).not.toEqual(before);
  expect(await byCurrency('sku_profit')).toEqual(await byCurrency('order_profit_line'));
});

it('[O6j] the margin of a summary comes from its sums, by whatever it is broken down', async () => {
  const months = { from: '2020-01', to: '2030-12' };
  const bySku = await ask('tab2', { by: 'sku', ...months });
  const byStore = await ask('tab2', { by: 'store', ...months });
  expect(bySku.totals).toEqual(byStore.totals);
  const [total] = bySku.totals;
  expect(Number(total!['margin'])).toBeCloseTo((Number(total!['profit']) * 100) / Number(total!['netSales']), 1);
  // each row is rounded by itself, the total is not made of rounded ones
  for (const { lines } of [bySku, byStore]) {
    const apart = lines.reduce((sum, row) => sum + Number(row['profit']), -Number(total!['profit']));
    expect(Math.abs(apart)).toBeLessThanOrEqual(0.005 * (lines.length + 1) + 1e-6);
  }
  const shown = bySku.lines.map(row => Number(row['profit']));
  expect(shown).toEqual(shown.toSorted((one, other) => other - one));
});

it('[O6k] losses are SKUs that lost money in two months running, with their largest cost', async () => {
  const { rows } = await sql<{ id: number; store: number }>`select sku as id, store from sku_profit order by id limit 1`.execute(app.db);
  const { id, store } = rows[0]!;
  await sql`
    insert into sku_profit (month, sku, platform, store, currency, orders, qty, net_sales, net_sales_cny, cogs, cogs_cny, fees, fees_cny)
    select m, ${id}, 'manual', ${store}, 'CNY', 1, 1, 100, 100, 5000, 5000, 3, 3
    from unnest(array['2031-01', '2031-02']) m`.execute(app.db);
  const { lines, skus } = await ask('tab4', { to: '2031-02' });
  expect(skus).toBe(1);
  expect(lines).toMatchObject([
    { sku: id, month: '2031-02', profit: '-4903', before: '-4903', cause: 'cogs', causeAmount: '5000', causeShare: '5000' },
  ]);
  expect((await ask('tab4', { to: '2031-01' })).lines).toEqual([]);
});
