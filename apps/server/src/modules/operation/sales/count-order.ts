import { type Decimal, minorDigits, multiply, negate, round, sum, zero } from '@axle/kernel';
import { type CountedOrder, type SoldPart, soldParts } from '@axle/operation';
import { lineIncomes } from './line-incomes.ts';
import type { LineToCount, OrderToCount } from './orders-to-count.ts';
import type { RateToCny } from './rates-to-cny.ts';

/** What a line of an order adds to the sales of a day, in the columns of its table. */
export type CountedPart = Readonly<Record<string, string | number | null>>;

/** What it sells: a listing, else a SKU. */
const articleOf = ({ ptSku, sku, line }: LineToCount): string => (ptSku === null && sku === null ? `line ${line}` : `${ptSku} ${sku}`);

/** The lines of an order with what they took in, without tax. */
function soldLines(order: OrderToCount): CountedOrder['lines'] {
  const digits = minorDigits(order.currency);
  const left = order.lines.some(({ qty }) => qty > 0);
  const incomes = left ? lineIncomes(order, order.vatRate, digits) : [];
  return order.lines.map((line, at) => {
    const { item = zero, shippingIncome = zero, giftWrap = zero, promotion = zero } = incomes[at]?.items ?? {};
    return {
      line: line.line,
      article: articleOf(line),
      qty: line.ordered,
      cancelledQty: line.cancelledQty,
      grossSales: sum([item, shippingIncome, giftWrap]),
      promotion: negate(promotion),
    };
  });
}

/** [O5a] [O5b] What an order adds to the sales of days. */
export function countOrder(order: OrderToCount, rate: RateToCny): readonly CountedPart[] {
  const known = rate(order.currency, order.businessDay) ?? zero;
  const inCny = (amount: Decimal): Decimal => round(multiply(amount, known), 2);
  const parts: readonly SoldPart[] = soldParts({
    kind: order.kind,
    status: order.status,
    purchaseDay: order.purchaseDay,
    purchaseHour: order.purchaseHour,
    ...(order.shippedDay === null ? {} : { shippedDay: order.shippedDay }),
    lines: soldLines(order),
    refunds: order.refunds,
  });
  return parts.map(part => {
    const line = order.lines.find(one => one.line === part.line);
    return {
      sales_order: order.id,
      line_no: part.line,
      day: part.day,
      hour: part.hour ?? null,
      platform: order.platform,
      store: order.store,
      site: order.site,
      pt_sku: line?.ptSku ?? null,
      sku: line?.sku ?? null,
      fulfilment: order.kind === 'fba' ? 'fba' : 'own',
      currency: order.currency,
      orders: part.orders,
      led_orders: part.ledOrders,
      units: part.units,
      cancelled_units: part.cancelledUnits,
      gross_sales: part.grossSales,
      promotion: part.promotion,
      shipped_units: part.shippedUnits,
      returned_units: part.returnedUnits,
      refund_units: part.refundUnits,
      refund_amount: part.refundAmount,
      gross_cny: inCny(part.grossSales),
      promotion_cny: inCny(part.promotion),
      refund_cny: inCny(part.refundAmount),
    };
  });
}
