import { type Decimal, multiply, negate, round } from '@axle/kernel';
import { byLines, type ProfitItem, withoutVat } from '@axle/operation';

/** What the income of a line is worked out by. */
interface IncomeLine {
  readonly qty: number;
  readonly unitPrice: Decimal;
  readonly discount: Decimal;
  readonly shipping: Decimal;
  readonly giftWrap: Decimal;
}

/** What the income of an order is worked out by. */
interface IncomeOrder<Line extends IncomeLine> {
  readonly shippingAmount: Decimal;
  readonly discount: Decimal;
  readonly lines: readonly Line[];
}

/** What a line took in, in the currency of its order: with VAT, and by the items of its profit without it. */
export interface LineIncome<Line extends IncomeLine> {
  readonly line: Line;
  readonly gross: Decimal;
  readonly items: Readonly<Partial<Record<ProfitItem, Decimal>>>;
}

const whole = (qty: number): Decimal => String(qty) as Decimal;

/** What the lines of an order took in: shipping and discount of the order as a whole are shared out by what the lines are worth. */
export function lineIncomes<Line extends IncomeLine>(
  order: IncomeOrder<Line>,
  vatRate: Decimal,
  digits: number,
): readonly LineIncome<Line>[] {
  const worth = order.lines.map(({ unitPrice, qty }) => round(multiply(unitPrice, whole(qty)), digits));
  const own = (key: 'shipping' | 'discount' | 'giftWrap') => order.lines.map(line => round(line[key], digits));
  const shipping = byLines(round(order.shippingAmount, digits), own('shipping'), worth, digits);
  const discount = byLines(round(order.discount, digits), own('discount'), worth, digits);
  const giftWrap = own('giftWrap');
  return order.lines.map((line, at) => ({
    line,
    gross: worth[at]!,
    items: {
      item: withoutVat(worth[at]!, vatRate, digits),
      shippingIncome: withoutVat(shipping[at]!, vatRate, digits),
      giftWrap: withoutVat(giftWrap[at]!, vatRate, digits),
      promotion: negate(withoutVat(discount[at]!, vatRate, digits)),
    },
  }));
}
