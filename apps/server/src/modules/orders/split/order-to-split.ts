import type { SplitLine, SplitOrder } from '@axle/orders';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

interface PieceRow {
  readonly id: number;
  readonly lineNo: number;
  readonly sku: number;
  readonly qty: number;
  readonly warehouse: number | null;
}

/** An order as it is split, with the pieces of its lines as they are kept. */
export interface OrderToSplit extends SplitOrder {
  readonly kept: readonly PieceRow[];
}

const amounts = ['itemAmount', 'shippingAmount', 'discount', 'tax', 'total'] as const;
const lineAmounts = ['discount', 'tax', 'shipping', 'giftWrap', 'lineTotal'] as const;

const decimalsOf = <Name extends string>(names: readonly Name[], of: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(names.map(name => [name, of[name] ?? '0'])) as Pick<SplitOrder & SplitLine, Name & keyof (SplitOrder & SplitLine)>;

/** Reads what a record of an order does not hold: its pieces, and whether other orders go with it. */
export async function orderToSplit(database: Kysely<Tables>, record: RecordRow): Promise<OrderToSplit> {
  const { rows: kept } = await sql<PieceRow>`
    select id, line_no + 1 as "lineNo", sku, qty, warehouse from sales_order_piece
    where sales_order = ${record.id} order by line_no, id`.execute(database);
  const { rows } = await sql<{ merged: boolean }>`
    select exists (select from sales_order where merged_into = ${record.id}) as merged`.execute(database);
  const pieces = Map.groupBy(kept, ({ lineNo }) => lineNo);
  return {
    ...decimalsOf(amounts, record),
    orderNo: String(record['orderNo']),
    status: String(record['status']),
    kind: String(record['kind']),
    platform: String(record['platform']),
    currency: String(record['currency']),
    labelled: record['waybillNo'] !== undefined,
    merged: rows[0]!.merged,
    lines: linesIn(record, 'lines').map((line, at): SplitLine => ({
      ...decimalsOf(lineAmounts, line),
      lineNo: at + 1,
      qty: Number(line['qty']),
      cancelledQty: Number(line['cancelledQty'] ?? 0),
      pieces: (pieces.get(at + 1) ?? []).map(({ sku, qty, warehouse }) => ({ sku, qty, ...(warehouse === null ? {} : { warehouse }) })),
    })),
    kept,
  };
}
