import { absolute, compareDecimals, type Decimal, divide, fill, multiply, type Refusal, subtract, type Text } from '@axle/kernel';

/** Percent by which a price set by hand may differ from the last one unnoticed. */
const usualPercent = '20' as Decimal;

const differs: Text = { zh: '与上次成交价{last}相差{percent}%', en: 'Differs from the last price {last} by {percent}%' };

/** [R31] What is unusual about a price set by hand and hinders nobody: it is more than 20 % above or below the last one. */
export function priceRemark(price: Decimal, last: Decimal): Refusal | undefined {
  const percent = divide(multiply(absolute(subtract(price, last)), '100' as Decimal), last, 1);
  if (compareDecimals(percent, usualPercent) <= 0) return undefined;
  return { code: 'PRICE_DIFFERS', field: 'price', message: fill(differs, { last, percent }) };
}
