import type { Decimal, LocalDate } from '@axle/kernel';
import type { BookedItem, ProfitItem } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The items of orders as they are booked, by order. */
export async function bookedItems(
  database: Kysely<Tables>,
  orders: readonly number[],
): Promise<ReadonlyMap<number, readonly BookedItem[]>> {
  const { rows } = await sql<{ order: number; line: number; sku: number; item: ProfitItem; amount: Decimal; month: LocalDate }>`
    select record_id as "order", order_line as line, sku, item, trim_scale(amount)::text as amount, month::text as month
    from order_profit_items where record_id = any(${orders}::bigint[]) order by record_id, line_no`.execute(database);
  return new Map([...Map.groupBy(rows, ({ order }) => order)].map(([order, own]) => [order, own.map(({ order: _, ...item }) => item)]));
}
