import type { Decimal, Refusal } from '@axle/kernel';
import { text } from '@axle/kernel';
import { type Line, linesIn, type RecordRow, type RecordValues } from '@axle/page-kit';
import { afterSaleRefusals, type AfterSaleType, type CauseClass } from '@axle/purchasing';
import type { RecordGuard } from '../../../platform/resources/guarded.ts';
import { lineNamed } from '../deduction/deduction-facts.ts';
import { quantitiesOf } from '../order/order-standing.ts';
import { priceTermsOf } from '../order/ordered-lines.ts';
import { idsIn } from '../order/supplier-terms.ts';
import { ordersById } from '../reply/replied-orders.ts';
import { seesPrices } from '../supplier-sku/sees-prices.ts';
import { causeClasses } from './cause-classes.ts';
import { completed } from './complete-after-sales.ts';

const noSuchLine: Refusal = {
  code: 'NO_SUCH_LINE',
  field: 'orderLine',
  message: text(
    '订单没有这一行，或SKU不在该行；同一SKU有多行时请填行号',
    'The order has no such line, or the line has another SKU; enter the line number if several lines have the SKU',
  ),
};
const tooMuch = text('退款超过该件数的含税金额', 'The refund exceeds the gross amount of the pieces');

/** The line of its order that a record is about; undefined where there is none. */
export const lineOf = (record: RecordValues, order: RecordRow): Line | undefined => {
  const orderLine = lineNamed(order, record);
  return orderLine === undefined ? undefined : linesIn(order, 'lines')[orderLine - 1];
};

/** [R60] What stands against a completed record as its order stands. */
export function refusalsOf(record: RecordValues, order: RecordRow, classes: ReadonlyMap<number, CauseClass>): readonly Refusal[] {
  const line = lineOf(record, order);
  if (!line) return [noSuchLine];
  const { received, returned } = quantitiesOf(line);
  const asked = {
    type: record['type'] as AfterSaleType,
    causeClass: classes.get(Number(record['cause'])) ?? 'minor',
    qty: Number(record['qty']),
    refundAmount: record['refundAmount'] as Decimal | undefined,
    hasPhotos: Array.isArray(record['attachments']) && record['attachments'].length > 0,
  };
  return afterSaleRefusals(asked, { received, returned, price: line['price'] as Decimal }, priceTermsOf(order));
}

/** Asks of after-sales records that people write whether the line of their order allows them; amounts are for whoever sees prices. */
export const checkAfterSales: RecordGuard = async (database, records, caller) => {
  const orders = await ordersById(database, caller, idsIn(records.map(({ purchaseOrder }) => purchaseOrder)));
  const [isSeen, classes] = [seesPrices(caller), await causeClasses(database, records)];
  return given => {
    const order = orders.get(Number(given['purchaseOrder']));
    if (!order) return [];
    const found = refusalsOf(completed(given, order, isSeen), order, classes);
    return isSeen ? found : found.map(refusal => (refusal.code === 'ABOVE_PRICE' ? { ...refusal, message: tooMuch } : refusal));
  };
};
