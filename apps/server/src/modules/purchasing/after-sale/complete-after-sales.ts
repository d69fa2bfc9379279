import type { Decimal } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { type AfterSaleType, type CollectedReturn, heldReturns, isRefunding, mostRefund } from '@axle/purchasing';
import { todayOf } from '../../../platform/resources/record-parts.ts';
import type { Derivation } from '../../../platform/resources/writes/settle-rows.ts';
import { lineNamed } from '../deduction/deduction-facts.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';

/** A draft with what follows from the line of its order; whoever may not see prices says the refund. */
export function completed(given: RecordValues, order: RecordRow, pricesSeen: boolean): RecordValues {
  const orderLine = lineNamed(order, given);
  const line = orderLine === undefined ? undefined : linesIn(order, 'lines')[orderLine - 1];
  const isMissing = isRefunding(given['type'] as AfterSaleType) && given['refundAmount'] === undefined && pricesSeen && line !== undefined;
  const qty = Number(given['qty'] ?? 0);
  const refundAmount = isMissing ? mostRefund(qty, { price: line['price'] as Decimal }, priceTermsOf(order)) : given['refundAmount'];
  return {
    ...given,
    orderLine: orderLine ?? given['orderLine'],
    sku: line?.['sku'] ?? given['sku'],
    supplier: order['supplier'],
    companyEntity: order['companyEntity'],
    warehouse: order['warehouse'],
    currency: order['currency'],
    refundAmount,
  };
}

/** Completes after-sales records while they are drafts; what was agreed stays as it is. */
export const completeAfterSales: Derivation = async (database, { caller }, rows) => {
  const isDraft = ({ state }: RecordValues) => (state ?? 'draft') === 'draft';
  const drafts = rows.filter(({ after }) => isDraft(after));
  const orders = await ordersById(database, caller, idsIn(drafts.map(({ after }) => after['purchaseOrder'])));
  return rows.map(({ after }) => {
    const order = orders.get(Number(after['purchaseOrder']));
    if (!isDraft(after) || !order) return after;
    const owner = after['owner'] ?? order['buyer'] ?? caller.access.userId;
    const day = after['day'] ?? todayOf(caller);
    const returns = heldReturns(linesIn(after, 'returns') as readonly (CollectedReturn & Line)[], Number(after['qty'] ?? 0));
    return { ...completed(after, order, seesPrices(caller)), owner, day, returns };
  });
};
