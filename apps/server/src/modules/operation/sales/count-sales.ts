import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { type CountedPart, countOrder } from './count-order.ts';
import { holdSales } from './hold-sales.ts';
import { movedHours, moveHours } from './move-hours.ts';
import { noteAdvertised } from './note-advertised.ts';
import { ordersToCount } from './orders-to-count.ts';
import { type DayOfListing, putSessions } from './put-sessions.ts';
import { ratesToCny } from './rates-to-cny.ts';

const keys = 'day, platform, store, site, pt_sku, sku, fulfilment, currency';
const counts = ['orders', 'led_orders', 'units', 'cancelled_units', 'shipped_units', 'returned_units', 'refund_units'] as const;
const amounts = ['gross_sales', 'promotion', 'refund_amount', 'gross_cny', 'promotion_cny', 'refund_cny'] as const;
const figures = [...counts, ...amounts];
const own = `sales_order, line_no, hour, ${keys}, ${figures.join(', ')}`;
const typed =
  'sales_order bigint, line_no integer, hour smallint, day date, platform text, store bigint, site bigint, pt_sku bigint, sku bigint, ' +
  `fulfilment text, currency text, ${counts.map(name => `${name} integer`).join(', ')}, ${amounts.map(name => `${name} numeric`).join(', ')}`;
const totals = figures.map(name => `sum(${name}) as ${name}`).join(', ');
const negated = figures.map(name => `-${name}`).join(', ');
const raised = figures.map(name => `${name} = s.${name} + excluded.${name}`).join(', ');
const nothing = figures.map(name => `${name} = 0`).join(' and ');

/** Puts what orders add now in the place of what they added, and moves the sales of the days by the difference. */
async function putParts(transaction: Transaction<Tables>, ids: readonly number[], parts: readonly CountedPart[]): Promise<void> {
  const hours = await movedHours(transaction, ids, parts);
  const { rows: moved } = await sql<{ id: number } & Readonly<Record<keyof DayOfListing, unknown>>>`
    with gone as (
      delete from sales_day_part where sales_order = any(${ids}::bigint[]) returning ${sql.raw(`${keys}, ${figures.join(', ')}`)}
    ), added as (
      select ${sql.raw(own)} from json_to_recordset(${JSON.stringify(parts)}::json) as g(${sql.raw(typed)})
    ), moved as (
      select ${sql.raw(keys)}, ${sql.raw(totals)} from (
        select ${sql.raw(`${keys}, ${figures.join(', ')}`)} from added
        union all select ${sql.raw(keys)}, ${sql.raw(negated)} from gone) m group by ${sql.raw(keys)}
    )
    insert into sales_day as s (${sql.raw(`${keys}, ${figures.join(', ')}`)})
    select * from moved where not (${sql.raw(nothing)}) order by ${sql.raw(keys)}
    on conflict (${sql.raw(keys)}) do update set version = s.version + 1, ${sql.raw(raised)}
    returning s.id, s.day::text, s.store, s.site, s.pt_sku as "ptSku"`.execute(transaction);
  await sql`
    insert into sales_day_part (${sql.raw(own)})
    select ${sql.raw(own)} from json_to_recordset(${JSON.stringify(parts)}::json) as g(${sql.raw(typed)})`.execute(transaction);
  await moveHours(transaction, hours);
  await noteAdvertised(transaction, hours);
  await sql`
    delete from sales_day where id = any(${moved.map(({ id }) => id)}::bigint[]) and ${sql.raw(nothing)}
      and coalesce(sessions, 0) = 0`.execute(transaction);
  await putSessions(
    transaction,
    moved.filter((day): day is { id: number } & DayOfListing => day.site !== null && day.ptSku !== null),
  );
}

/** Counts the sales of orders again: what they added before is taken back first, so that twice is as once. */
export async function countSales(transaction: Transaction<Tables>, ids: readonly number[]): Promise<number> {
  await holdSales(transaction);
  const orders = await ordersToCount(transaction, ids);
  if (orders.length === 0) return 0;
  const rate = await ratesToCny(transaction);
  const parts = orders.flatMap(order => countOrder(order, rate));
  await putParts(
    transaction,
    orders.map(({ id }) => id),
    parts,
  );
  const seen = orders.map(({ id, updatedAt }) => ({ sales_order: id, order_updated_at: updatedAt }));
  await sql`
    insert into sales_seen (sales_order, order_updated_at)
    select sales_order, order_updated_at from json_to_recordset(${JSON.stringify(seen)}::json)
      as g(sales_order bigint, order_updated_at timestamptz)
    on conflict (sales_order) do update set order_updated_at = excluded.order_updated_at`.execute(transaction);
  return orders.length;
}
