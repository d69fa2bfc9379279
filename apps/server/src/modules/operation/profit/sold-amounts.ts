import { type Decimal, multiply, negate, round, zero } from '@axle/kernel';
import { apportion, byLines, type ProfitItem, withoutVat } from '@axle/operation';
import type { SoldLine, SoldOrder, SoldPiece } from './order-facts.ts';
import type { ItemSource, ProfitDraft } from './profit-draft.ts';

/** What a line took in, in the currency of its order: with VAT, and by the items of its profit without it. */
export interface LineIncome {
  readonly line: SoldLine;
  readonly gross: Decimal;
  readonly items: Readonly<Partial<Record<ProfitItem, Decimal>>>;
}

const whole = (qty: number): Decimal => String(qty) as Decimal;

/** What the lines of an order took in: shipping and discount of the order as a whole are shared out by what the lines are worth. */
export function lineIncomes(order: SoldOrder, vatRate: Decimal, digits: number): readonly LineIncome[] {
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

/** What pieces of a kit are worth to each other: what they cost, or how many they are. */
export const weightsOf = (pieces: readonly SoldPiece[]): readonly Decimal[] =>
  pieces.every(({ cost }) => cost !== undefined && cost !== zero) ? pieces.map(({ cost }) => cost!) : pieces.map(({ qty }) => whole(qty));

/** An amount of a line by its SKUs, to the least unit. */
export function bySkus(
  pieces: readonly SoldPiece[],
  item: ProfitItem,
  amount: Decimal,
  digits: number,
  source: ItemSource,
): readonly ProfitDraft[] {
  const shares = apportion(amount, weightsOf(pieces), digits);
  return pieces.map(({ line, sku }, at) => ({ line, sku, item, amount: shares[at]!, ...source }));
}
