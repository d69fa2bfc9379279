import { absolute, add, compareDecimals, type Decimal, subtract, sum, zero } from '@axle/kernel';
import type { PlatformLine, PlatformOrder } from './platform-order.ts';

/** What an order is worth, in its currency. */
export interface OrderAmounts {
  readonly items: Decimal;
  readonly shipping: Decimal;
  readonly discount: Decimal;
  readonly tax: Decimal;
  readonly total: Decimal;
}

const tolerance = '0.01' as Decimal;

const over = (lines: readonly PlatformLine[], of: (line: PlatformLine) => Decimal | undefined, more?: Decimal): Decimal =>
  add(sum(lines.map(line => of(line) ?? zero)), more ?? zero);

/** [S1b] What a line comes to: its units and their wrapping with shipping and tax, less its discount. */
export const lineTotal = ({ amount, giftWrap, shipping, tax, discount }: PlatformLine): Decimal =>
  subtract(sum([amount, giftWrap ?? zero, shipping ?? zero, tax ?? zero]), discount ?? zero);

/**
 * [S1b] The amounts of an order, those of its lines and of the order itself together; its total as the platform says it, else their
 * sum.
 */
export function orderAmounts({ lines, total, ...order }: PlatformOrder): OrderAmounts {
  const items = over(lines, ({ amount, giftWrap }) => add(amount, giftWrap ?? zero));
  const shipping = over(lines, line => line.shipping, order.shipping);
  const discount = over(lines, line => line.discount, order.discount);
  const tax = over(lines, line => line.tax, order.tax);
  return { items, shipping, discount, tax, total: total ?? subtract(sum([items, shipping, tax]), discount) };
}

/** [S1b] Whether lines + shipping + tax − discount are the total, to 0.01. */
export function amountsAgree({ items, shipping, discount, tax, total }: OrderAmounts): boolean {
  const difference = subtract(subtract(sum([items, shipping, tax]), discount), total);
  return compareDecimals(absolute(difference), tolerance) <= 0;
}
