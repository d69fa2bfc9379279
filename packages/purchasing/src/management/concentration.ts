import { compareDecimals, type Decimal, divide, multiply, sum, zero } from '@axle/kernel';

/** Suppliers that count as the largest. */
export const largestSuppliers = 5;

/** How much of what is bought comes from few suppliers. */
export interface Concentration {
  /** The part of the five largest in percent, by two digits. */
  readonly top: Decimal;
  /** The Herfindahl–Hirschman index from 0 to 10,000, by two digits: the sum of the squares of all parts in percent. */
  readonly hhi: Decimal;
}

/** [R57] How concentrated amounts of suppliers are, each above zero; what is not counts for nothing. Undefined where nothing is bought. */
export function concentration(amounts: readonly Decimal[]): Concentration | undefined {
  const bought = amounts.filter(amount => compareDecimals(amount, zero) > 0).toSorted((one, other) => compareDecimals(other, one));
  const whole = sum(bought);
  if (bought.length === 0) return undefined;
  const squares = sum(bought.map(amount => multiply(amount, amount)));
  return {
    top: divide(multiply(sum(bought.slice(0, largestSuppliers)), '100' as Decimal), whole, 2),
    hhi: divide(multiply(squares, '10000' as Decimal), multiply(whole, whole), 2),
  };
}
