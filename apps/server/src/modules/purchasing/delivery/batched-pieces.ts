import type { Decimal } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type InspectionKind, type LineQuantities, needsRelease, type ShippingContext } from '@axle/purchasing';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { nameOfLine } from './date-wish.ts';

/** What batches hold of a line of an order. */
interface BatchedPieces {
  readonly missing: number;
  /** Pieces of batches that have not left, by the number of the batch. */
  readonly planned: ReadonlyMap<string, number>;
}

/** What batches hold of the lines of some orders, by {@link nameOfLine}. */
export type BatchedLines = ReadonlyMap<string, BatchedPieces>;

/** What all batches hold of the lines of these orders. */
export async function batchedLines(database: Kysely<Tables>, orders: readonly number[]): Promise<BatchedLines> {
  if (orders.length === 0) return new Map();
  const { rows } = await sql<{ order: number; line: number; batch: string; state: string; qty: number; missing: number }>`
    select b.purchase_order as "order", l.order_line as line, b.batch_no as batch, b.state, l.qty, l.missing_qty as missing
    from ship_batch b join ship_batch_lines l on l.record_id = b.id
    where b.purchase_order = any(${orders}::bigint[]) and b.state <> 'void'`.execute(database);
  return new Map(
    [...Map.groupBy(rows, ({ order, line }) => nameOfLine(order, line))].map(([name, own]) => [
      name,
      {
        missing: own.reduce((sum, { missing }) => sum + missing, 0),
        planned: new Map(own.flatMap(({ state, batch, qty }) => (state === 'planned' ? [[batch, qty] as const] : []))),
      },
    ]),
  );
}

/** Which plans stand beside what is asked: those of all batches but one, or none of them. */
export interface Beside {
  readonly batched: BatchedLines;
  /** The number of the batch that is asked for. */
  readonly batch?: string | undefined;
  /** Plans of other batches take nothing: the batch leaves now. */
  readonly isLeaving?: true;
}

/** A line of an order as shipping asks of it, without the pieces that other batches plan to take; undefined where there is no such line. */
export function shippingOf(
  order: RecordRow,
  orderLine: number,
  { batched, batch, isLeaving }: Beside,
): { readonly line: LineQuantities; readonly context: ShippingContext } | undefined {
  const own = linesIn(order, 'lines')[orderLine - 1];
  if (!own) return undefined;
  const line = quantitiesOf(own);
  const { missing, planned } = batched.get(nameOfLine(order.id, orderLine)) ?? { missing: 0, planned: new Map<string, number>() };
  const others = isLeaving ? 0 : [...planned].reduce((sum, [no, qty]) => sum + (no === batch ? 0 : qty), 0);
  return {
    // planned pieces come on top of those that came without a batch
    line: { ...line, shipped: Math.max(line.shipped - missing, line.received) + others },
    context: {
      overTolPct: (order['overTolPct'] ?? '0') as Decimal,
      isInspected: needsRelease((own['inspectPlan'] ?? []) as readonly InspectionKind[], line),
      missing: 0,
    },
  };
}
