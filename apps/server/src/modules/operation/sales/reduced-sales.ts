import type { PivotCell, SoldFigures } from '@axle/operation';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { isOfTime } from './asked-days.ts';
import { dayColumns } from './narrowed-by.ts';

/** Key of what is summed as the others. */
export const others = 'others';

/** The key of what has no value of a dimension. */
export const nothing = 'none';

/** A cell of the database, with the orders of its articles, and those that count in totals. */
export interface ReducedCell extends PivotCell {
  readonly articleOrders: number;
}

interface ReducedRow extends SoldFigures {
  readonly row: string;
  readonly column: string;
  readonly articleOrders: number;
}

/** Which rows or columns stand by themselves: of time the latest, else those with the most net sales. */
const ranked = (by: string | undefined): RawBuilder<unknown> =>
  by !== undefined && isOfTime(by) ? sql`key desc` : sql`sum(gross_cny - promotion_cny) desc, key`;

const keyOf = (by: string | undefined): RawBuilder<unknown> =>
  by === undefined ? sql`${nothing}::text` : sql`coalesce((${dayColumns[by]!})::text, ${nothing}::text)`;

/** The facts that fit a condition over `t`, summed by two dimensions; beyond so many rows and columns as the others. */
export async function reducedSales(
  database: Kysely<Tables>,
  fits: RawBuilder<unknown>,
  by: { readonly rows: string; readonly columns: string | undefined },
  most: { readonly rows: number; readonly columns: number },
): Promise<readonly ReducedCell[]> {
  const counted = ['units', 'orders', 'led_orders', 'shipped_units', 'returned_units', 'sessions', 'visited_units'];
  const figures = [...counted, 'gross_cny', 'promotion_cny', 'refund_cny'];
  const sums = sql.raw(figures.map(name => `sum(${name}) as ${name}`).join(', '));
  const kept = (key: 'r' | 'c', own: string | undefined, count: number) => sql`
    select key, row_number() over (order by ${ranked(own)}) <= ${count} as stays
    from (select ${sql.ref(key)} as key, gross_cny, promotion_cny from base) k group by key`;
  const { rows } = await sql<ReducedRow>`
    with base as materialized (
      select ${keyOf(by.rows)} as r, ${keyOf(by.columns)} as c, ${sums} from sales_day_list t where ${fits} group by 1, 2
    ), kept_rows as (${kept('r', by.rows, most.rows)}), kept_columns as (${kept('c', by.columns, most.columns)})
    select case when r.stays then b.r else ${others} end as row, case when c.stays then b.c else ${others} end as column,
      sum(units)::integer as units, sum(orders)::integer as "articleOrders", sum(led_orders)::integer as orders,
      trim_scale(sum(gross_cny))::text as "grossSales", trim_scale(sum(promotion_cny))::text as promotion,
      trim_scale(sum(refund_cny))::text as "refundAmount", sum(shipped_units)::integer as "shippedUnits",
      sum(returned_units)::integer as "returnedUnits", coalesce(sum(sessions), 0)::integer as sessions,
      sum(visited_units)::integer as "visitedUnits"
    from base b join kept_rows r on r.key = b.r join kept_columns c on c.key = b.c group by 1, 2`.execute(database);
  return rows.map(({ row, column, articleOrders, ...sold }) => ({ row, column, sold, articleOrders }));
}
