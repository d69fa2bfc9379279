import { linesIn, type RecordRow } from '@axle/page-kit';
import type { HoldingLine } from '@axle/purchasing';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { replacedPieces } from './replaced-pieces.ts';

/** The lines of locked orders as what is on hold and accepted of them is worked out, by their number. */
export async function holdingLines(
  transaction: Transaction<Tables>,
  orders: readonly RecordRow[],
): Promise<(order: RecordRow, orderLine: number) => HoldingLine> {
  const replaced = await replacedPieces(
    transaction,
    orders.map(({ id }) => id),
  );
  return (order, orderLine) => {
    const line = linesIn(order, 'lines')[orderLine - 1]!;
    const quantities = quantitiesOf(line);
    const returned = quantities.returned - replaced(order.id, orderLine);
    return { ...quantities, returned, accepted: Number(line['acceptedQty'] ?? 0) };
  };
}
