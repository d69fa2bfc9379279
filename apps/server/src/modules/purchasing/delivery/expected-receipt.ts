import { type Decimal, divide, type LocalDate } from '@axle/kernel';
import { linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import type { Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { ReceiptRequest } from '../../inventory/receipt/create-receipt.ts';
import { returnedCost } from '../order/returned-cost.ts';
import { inCny, netWorth } from './complete-batches.ts';

const unitCostOf = (unitCost: Decimal | undefined) => (unitCost === undefined ? {} : { unitCost });

/**
 * The receipt that the warehouse expects of a batch: the pieces of each line, at the net price of the order in CNY by the rate of a day,
 * or at what they replace.
 */
export async function expectedReceipt(
  transaction: Transaction<Tables>,
  order: RecordRow,
  batch: RecordValues,
  day: LocalDate,
): Promise<ReceiptRequest> {
  const toCny = await inCny(transaction, order, day);
  const returned = await returnedCost(transaction, order);
  return {
    type: 'purchase',
    sourceNo: String(batch['batchNo']),
    warehouse: Number(order['warehouse']),
    supplier: Number(order['supplier']),
    ...(batch['containerNo'] === undefined ? {} : { containerNo: String(batch['containerNo']) }),
    ...(batch['eta'] === undefined ? {} : { eta: String(batch['eta']) }),
    lines: linesIn(batch, 'lines').map(({ orderLine, qty, cartons }) => {
      const { sku, price } = linesIn(order, 'lines')[Number(orderLine) - 1]!;
      const worth = toCny(netWorth(order, price as Decimal, Number(qty)), 4);
      const perCarton = Math.ceil(Number(qty) / Math.max(1, Number(cartons ?? 0)));
      return {
        sku: Number(sku),
        expectedQty: Number(qty),
        poNo: String(order['orderNo']),
        poLine: Number(orderLine),
        ...unitCostOf(returned ?? (worth === undefined ? undefined : divide(worth, String(qty) as Decimal, 4))),
        ...(cartons ? { cartonQty: perCarton } : {}),
      };
    }),
  };
}
