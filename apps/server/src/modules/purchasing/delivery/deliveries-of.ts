import type { LocalDate } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { nameOfLine } from './date-wish.ts';

/** Pieces of a line that were delivered on a day. */
export interface Delivery {
  readonly order: number;
  readonly line: number;
  readonly day: LocalDate;
  readonly qty: number;
}

/** [R10a] What was delivered of the lines of these orders, day by day; by {@link nameOfLine}. */
export async function deliveriesOf(database: Kysely<Tables>, orders: readonly number[]): Promise<ReadonlyMap<string, readonly Delivery[]>> {
  const { rows } = await sql<Delivery>`
    select purchase_order as "order", order_line as line, day, sum(qty)::integer as qty from line_delivery
    where purchase_order = any(${orders}::bigint[]) group by 1, 2, 3 order by 1, 2, 3`.execute(database);
  return Map.groupBy(rows, ({ order, line }) => nameOfLine(order, line));
}
