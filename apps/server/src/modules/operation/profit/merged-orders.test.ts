import { type Decimal, sum } from '@axle/kernel';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { findDue, workDue } from './due-profits.ts';

const app = await demoApp();
const [moment, waybill] = [new Date(app.now().getTime() - 2 * 86_400_000), '1Z999AA10000000077'];
await sql`delete from profit_due`.execute(app.db);
const { rows: parts } = await sql<{ id: number }>`
  select id from sku where kind = 'single' and price is not null and unit_gross_kg > 0 order by id limit 2`.execute(app.db);

/** A shipped order of one piece of a SKU; the status of one that was merged is led by the order that it was merged into. */
async function shipped(no: string, sku: number, into?: number): Promise<number> {
  const { rows } = await sql<{ id: number }>`
    insert into sales_order (kind, platform, store, site, platform_order_id, status, merged_into, buyer_name, country, purchase_at,
      currency, item_amount, total, warehouse, waybill_no, shipped_at, updated_at)
    select 'platform', 'amazon', s.id, i.id, ${no}, ${into === undefined ? 'shipped' : 'merged'}, ${into ?? null}, 'B', i.country,
      ${moment}, 'USD', 60, 60, w.id, ${waybill}, ${moment}, ${app.now()}
    from store s, site i, warehouse w where s.code = 'AMZ-NA' and i.code = 'AMZ-US' and w.code = 'US-W' returning id`.execute(app.db);
  const { id } = rows[0]!;
  await sql`insert into sales_order_lines (record_id, line_no, platform_line_id, seller_sku, qty, unit_price, line_total)
    values (${id}, 0, ${`${no}-1`}, 'BRP-1', 1, 60, 60)`.execute(app.db);
  await sql`insert into sales_order_piece (sales_order, line_no, sku, qty, warehouse, shipped_qty, cost_value)
    select ${id}, 0, ${sku}, 1, w.id, 1, 100 from warehouse w where w.code = 'US-W'`.execute(app.db);
  return id;
}

/** What was booked for an item of orders, order by order. */
async function amounts(ids: readonly number[], item: string): Promise<readonly Decimal[]> {
  const { rows } = await sql<{ amount: Decimal }>`
    select trim_scale(sum(i.amount))::text as amount from order_profit p join order_profit_items i on i.record_id = p.id
    where p.id = any(${[...ids]}::bigint[]) and i.item = ${item} group by p.id order by p.id`.execute(app.db);
  return rows.map(({ amount }) => amount);
}

it('[O6c] orders that were merged have a profit each, and share by weight what their parcel cost', async () => {
  const first = await shipped('114-0000001-0000001', parts[0]!.id);
  const both = [first, await shipped('114-0000002-0000002', parts[1]!.id, first)];
  await sql`insert into carrier_bill (bill_no, waybill_no, fee_type, billed_on, amount, currency, created_by)
    values ('UPS-77', ${waybill}, 'freight', '2026-05-20', 10.35, 'USD', 1)`.execute(app.db);
  await findDue(app.db, app.now());
  expect(await workDue(app.db, app.registry, app.now())).toBe(2);
  expect(await amounts(both, 'item')).toEqual(['60', '60']);
  const freight = await amounts(both, 'lastMile');
  expect(freight).toHaveLength(2);
  expect(sum(freight)).toBe('-10.35');
});
