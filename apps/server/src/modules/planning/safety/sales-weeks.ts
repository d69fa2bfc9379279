import { addDays, type LocalDate, mondayOf, weekOf } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** The last so many whole weeks before a day, oldest first. */
export const lastWeeks = (today: LocalDate, count: number): readonly string[] => {
  const monday = mondayOf(weekOf(today));
  return Array.from({ length: count }, (_, at) => weekOf(addDays(monday, (at - count) * 7)));
};

/** What a SKU sold in a place in some weeks. */
export interface SoldWeeks {
  readonly sku: number;
  /** The market, or the node. */
  readonly place: number;
  readonly revenue: string;
  /** Pieces of each week since the first sale, oldest first; a week without a row is one without a sale. */
  readonly units: readonly number[];
}

/** The sales of some weeks, by SKU and market or by SKU and node. */
export async function soldWeeks(database: Kysely<Tables>, weeks: readonly string[], by: 'market' | 'node'): Promise<readonly SoldWeeks[]> {
  const place = by === 'market' ? sql`m.market` : sql`w.node`;
  const { rows } = await sql<{ sku: number; place: number; revenue: string; weeks: string[]; units: number[]; first: string }>`
    with sold as (
      select w.sku, ${place} as place, w.week, sum(w.units)::integer as units, sum(w.revenue) as revenue
      from weekly_sales w join plan_node_market m on m.id = w.node where w.week = any(${[...weeks]}::text[]) and ${place} is not null
      group by 1, 2, 3
    )
    select s.sku, s.place, sum(s.revenue)::numeric(18, 2) as revenue, array_agg(s.week) as weeks, array_agg(s.units) as units,
      (select min(e.week) from weekly_sales e join plan_node_market em on em.id = e.node
        where e.sku = s.sku and ${by === 'market' ? sql`em.market` : sql`e.node`} = s.place) as first
    from sold s group by s.sku, s.place order by s.place, s.sku`.execute(database);
  return rows.map(row => {
    const units = new Map(row.weeks.map((week, at) => [week, row.units[at]!]));
    return {
      sku: row.sku,
      place: row.place,
      revenue: row.revenue,
      units: weeks.filter(week => week >= row.first).map(week => units.get(week) ?? 0),
    };
  });
}
