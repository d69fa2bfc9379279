import { compareDecimals, type Decimal, divide, multiply, subtract, zero } from '@axle/kernel';
import { pieces } from '../amount.ts';

/** Pieces that were bought, and what they cost without tax. */
export interface Bought {
  readonly qty: number;
  readonly amount: Decimal;
}

/** What pieces would have cost at the price that they are compared with, and how much less they cost. Negative where they cost more. */
export interface Saving {
  readonly basis: Decimal;
  readonly saving: Decimal;
}

/** [R73] What is saved on pieces against the mean price of others, by two digits; undefined where those are none. */
export function savingOf(line: Bought, compared: Bought): Saving | undefined {
  if (compared.qty <= 0 || compareDecimals(compared.amount, zero) <= 0) return undefined;
  const basis = divide(multiply(compared.amount, pieces(line.qty)), pieces(compared.qty), 2);
  return { basis, saving: subtract(basis, line.amount) };
}
