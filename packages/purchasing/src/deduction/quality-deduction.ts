import { add, type Decimal, divide, minorDigits, multiply, round } from '@axle/kernel';
import { pieces } from '../amount.ts';

/** What bad pieces cost us. */
export interface QualityLoss {
  readonly currency: string;
  readonly defectQty: number;
  readonly price: Decimal;
  readonly sortHours: Decimal;
  readonly hourRate: Decimal;
}

/** [R16a] What is deducted for defects: the bad pieces at their price, and the hours of sorting them out. */
export const qualityDeduction = ({ currency, defectQty, price, sortHours, hourRate }: QualityLoss): Decimal =>
  round(add(multiply(price, pieces(defectQty)), multiply(sortHours, hourRate)), minorDigits(currency));

/** [R16b] What is deducted for pieces that are taken for a lower price: so many percent of it. */
export const concessionDeduction = (qty: number, price: Decimal, percent: Decimal, currency: string): Decimal =>
  divide(multiply(multiply(price, pieces(qty)), percent), '100' as Decimal, minorDigits(currency));
