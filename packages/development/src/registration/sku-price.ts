import { add, type Decimal, divide, even, multiply, type Ratio, round, scaled, zero } from '@axle/kernel';

/** What a supplier asks for a piece, and how that becomes yuan. */
export interface QuotedPiece {
  readonly price: Decimal;
  readonly priceInclTax: boolean;
  /** VAT in hundredths: 13. */
  readonly taxRate?: Decimal;
  /** Yuan for a unit of its currency; one to one where it is not given. */
  readonly rate?: Ratio;
}

const hundred = '100' as Decimal;

/** [N13a] The purchase price of a new SKU: yuan with tax, to four digits; tax is added where the supplier's price has none. */
export function skuPrice({ price, priceInclTax, taxRate = zero, rate = even }: QuotedPiece): Decimal {
  const yuan = scaled(price, rate, 6);
  return round(priceInclTax ? yuan : multiply(yuan, divide(add(hundred, taxRate), hundred, 6)), 4);
}
