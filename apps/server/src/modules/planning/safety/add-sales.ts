import type { Decimal, LocalDate } from '@axle/kernel';
import { weekOf } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Pieces of a SKU that a warehouse sold, by the day of the purchase; below zero where they came back by a reversal. */
export interface SoldPieces {
  readonly warehouse: number;
  readonly sku: number;
  readonly day: LocalDate;
  readonly units: number;
  /** CNY. */
  readonly revenue: Decimal;
}

/** Adds what was sold to the weekly sales of the nodes that served it; a warehouse that is no node of the plans serves none. */
export async function addSales(transaction: Kysely<Tables>, sold: readonly SoldPieces[]): Promise<void> {
  const given = JSON.stringify(sold.map(({ day, ...piece }) => ({ ...piece, week: weekOf(day) })));
  const served = sql`
    select g.sku, n.id as node, g.week, sum(g.units)::integer as units, sum(g.revenue) as revenue
    from jsonb_to_recordset(${given}::jsonb) as g (warehouse bigint, sku bigint, week text, units integer, revenue numeric)
    join lateral (select id from plan_node where warehouse = g.warehouse and kind <> 'fba' order by status desc, id limit 1) n on true
    group by g.sku, n.id, g.week`;
  await sql`
    insert into weekly_sales (sku, node, week, units, revenue)
    select sku, node, week, 0, 0 from (${served}) s order by sku, node, week on conflict (sku, node, week) do nothing`.execute(transaction);
  await sql`
    update weekly_sales w set units = greatest(0, w.units + s.units), revenue = greatest(0, w.revenue + s.revenue)
    from (${served}) s where w.sku = s.sku and w.node = s.node and w.week = s.week`.execute(transaction);
}
