import { itemsOfLevel } from '@axle/operation';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { costColumns, otherItems } from './profit-columns.ts';

const amounts = ['net_sales', ...Object.keys(costColumns), 'other', 'settled_sales'];
const figures = ['orders', 'qty', ...amounts, ...amounts.map(name => `${name}_cny`)];
const keys = 'month, sku, platform, store, site, currency';
const typed = `month text, sku bigint, platform text, store bigint, site bigint, currency text, orders integer, qty integer,
  ${figures
    .slice(2)
    .map(name => `${name} numeric`)
    .join(', ')}`;

const of = (items: readonly string[]): string =>
  `coalesce(sum(i.amount) filter (where i.item in (${items.map(item => `'${item}'`).join(', ')})), 0)`;
/** The amounts of an order, a SKU and a month. Costs are below zero among the items, and costs here. */
const summed = [
  `${of(itemsOfLevel.netSales)} as net_sales`,
  ...Object.entries(costColumns).map(([name, items]) => `-${of(items)} as ${name}`),
  `${of(otherItems)} as other`,
  `case when p.basis = 'settled' then ${of(itemsOfLevel.netSales)} else 0 end as settled_sales`,
];
const inCny = amounts.map(name => `sum(round(${name} * rate, 4)) as ${name}_cny`).join(', ');
const inAll = amounts.map(name => `sum(${name}) as ${name}`).join(', ');
const raised = figures.map(name => `${name} = s.${name} + excluded.${name}`).join(', ');
const nothing = figures.map(name => `${name} = 0`).join(' and ');

/** What the profits of orders add to the months of SKUs, as they stand. Pieces count in the month of the shipment. */
export async function skuProfitParts(transaction: Transaction<Tables>, orders: readonly number[]): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select ${sql.raw(keys)}, sum(orders)::integer as orders, sum(qty)::integer as qty, ${sql.raw(inAll)}, ${sql.raw(inCny)} from (
      select to_char(i.month, 'YYYY-MM') as month, i.sku, p.platform, p.store, p.site, p.currency, coalesce(p.rate_to_cny, 0) as rate,
        case when i.month = p.month then 1 else 0 end as orders,
        case when i.month = p.month then (select coalesce(sum(l.qty), 0) from order_profit_line l
          where l.order_profit = p.id and l.sku = i.sku) else 0 end as qty, ${sql.raw(summed.join(', '))}
      from order_profit p join order_profit_items i on i.record_id = p.id where p.id = any(${orders}::bigint[])
      group by p.id, i.month, i.sku) g
    group by ${sql.raw(keys)}`.execute(transaction);
  return rows;
}

/** Moves the months of SKUs by what the profits of orders add now, less what they added before. */
export async function moveSkuProfits(
  transaction: Transaction<Tables>,
  orders: readonly number[],
  before: readonly object[],
): Promise<void> {
  const now = await skuProfitParts(transaction, orders);
  const set = (rows: readonly object[]) => sql`json_to_recordset(${JSON.stringify(rows)}::json) as g(${sql.raw(typed)})`;
  const { rows } = await sql<{ id: number }>`
    insert into sku_profit as s (${sql.raw(`${keys}, ${figures.join(', ')}`)})
    select * from (
      select ${sql.raw(keys)}, ${sql.raw(figures.map(name => `sum(${name}) as ${name}`).join(', '))} from (
        select ${sql.raw(`${keys}, ${figures.join(', ')}`)} from ${set(now)}
        union all select ${sql.raw(`${keys}, ${figures.map(name => `-${name}`).join(', ')}`)} from ${set(before)}) b
      group by ${sql.raw(keys)}) m
    where not (${sql.raw(nothing)}) order by ${sql.raw(keys)}
    on conflict (${sql.raw(keys)}) do update set version = s.version + 1, ${sql.raw(raised)} returning s.id`.execute(transaction);
  await sql`
    delete from sku_profit where id = any(${rows.map(({ id }) => id)}::bigint[]) and ${sql.raw(nothing)}`.execute(transaction);
}
