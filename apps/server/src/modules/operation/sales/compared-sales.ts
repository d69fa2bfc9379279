import type { Decimal, LocalDate } from '@axle/kernel';
import { salesRates, type SoldFigures } from '@axle/operation';
import { type RawBuilder, sql } from 'kysely';

/** What was sold of something in a period and in the one that it is held against, in CNY. */
export interface ComparedSales extends SoldFigures {
  readonly dimension: string | number | null;
  readonly unitsBefore: number;
  readonly netBefore: Decimal;
}

/** The figures of facts as `t`, of those in the period and of those before it; amounts in full, for sums of them. */
export function comparedSums(isNow: RawBuilder<boolean>, orders: 'orders' | 'led_orders'): RawBuilder<unknown> {
  const count = (column: string) => sql`coalesce(sum(t.${sql.ref(column)}) filter (where ${isNow}), 0)::integer`;
  const amount = (column: string) => sql`trim_scale(coalesce(sum(t.${sql.ref(column)}) filter (where ${isNow}), 0))::text`;
  return sql`${count('units')} as units, ${count(orders)} as orders, ${amount('gross_cny')} as "grossSales",
    ${amount('promotion_cny')} as promotion, ${amount('refund_cny')} as "refundAmount", ${count('shipped_units')} as "shippedUnits",
    ${count('returned_units')} as "returnedUnits", ${count('sessions')} as sessions, ${count('visited_units')} as "visitedUnits",
    coalesce(sum(t.units) filter (where not ${isNow}), 0)::integer as "unitsBefore",
    trim_scale(coalesce(sum(t.net_sales_cny) filter (where not ${isNow}), 0))::text as "netBefore"`;
}

/** Whether a fact is of a period. */
export const withinDays = (from: LocalDate, to: LocalDate): RawBuilder<boolean> =>
  sql<boolean>`t.day between ${from}::date and ${to}::date`;

/** Net sales of something. */
export const netOf = (sold: SoldFigures): Decimal => salesRates(sold).netSales;
