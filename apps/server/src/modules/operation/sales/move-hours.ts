import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { CountedPart } from './count-order.ts';

const keys = 'day, platform, store, site, pt_sku, sku, fulfilment, currency';
const typed =
  'day date, hour smallint, platform text, store bigint, site bigint, pt_sku bigint, sku bigint, fulfilment text, currency text, ' +
  'led_orders integer, units integer, gross_cny numeric, promotion_cny numeric, net_sales_cny numeric';
const figures = ['led_orders', 'units', 'net_sales_cny'] as const;
const named = (names: readonly string[]) => sql.raw(names.join(', '));

/** What of the sales of days was ordered in which hour by more or less than before; asked while the parts of before are kept. */
export async function movedHours(
  transaction: Transaction<Tables>,
  ids: readonly number[],
  parts: readonly CountedPart[],
): Promise<readonly object[]> {
  const { rows } = await sql<object>`
    select day::text, ${sql.raw(keys.replace('day, ', ''))}, hour, sum(led_orders)::integer as led_orders, sum(units)::integer as units,
      sum(net)::text as net_sales_cny
    from (
      select ${sql.raw(keys)}, hour, led_orders, units, gross_cny - promotion_cny as net
      from json_to_recordset(${JSON.stringify(parts)}::json) as g(${sql.raw(typed)})
      union all select ${sql.raw(keys)}, hour, -led_orders, -units, promotion_cny - gross_cny
      from sales_day_part where sales_order = any(${ids}::bigint[])) m
    where hour is not null group by ${sql.raw(keys)}, hour
    having sum(led_orders) <> 0 or sum(units) <> 0 or sum(net) <> 0`.execute(transaction);
  return rows;
}

/** [O5b] Moves the hours of the sales of days, which are there, by what {@link movedHours} found. */
export async function moveHours(transaction: Transaction<Tables>, moved: readonly object[]): Promise<void> {
  const same = ['site', 'pt_sku', 'sku'].map(name => `d.${name} is not distinct from g.${name}`);
  const equal = ['day', 'platform', 'store', 'fulfilment', 'currency'].map(name => `d.${name} = g.${name}`);
  const raised = figures.map(name => `${name} = h.${name} + excluded.${name}`);
  await sql`
    insert into sales_hour as h (sales_day, hour, ${named(figures)})
    select d.id, g.hour, ${named(figures.map(name => `g.${name}`))}
    from json_to_recordset(${JSON.stringify(moved)}::json) as g(${sql.raw(typed)})
    join sales_day d on ${sql.raw([...equal, ...same].join(' and '))}
    order by d.id, g.hour
    on conflict (sales_day, hour) do update set ${named(raised)}`.execute(transaction);
  await sql`
    delete from sales_hour h using json_to_recordset(${JSON.stringify(moved)}::json) as g(${sql.raw(typed)})
    join sales_day d on ${sql.raw([...equal, ...same].join(' and '))}
    where h.sales_day = d.id and h.hour = g.hour
      and ${sql.raw(figures.map(name => `h.${name} = 0`).join(' and '))}`.execute(transaction);
}
