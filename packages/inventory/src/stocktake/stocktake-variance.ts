import { absolute, compareDecimals, type Decimal, divide, multiply, round, subtract, sum } from '@axle/kernel';

/** A line of a count: pieces by the book and as accepted, and what a piece costs in CNY. */
export interface CountedLine {
  readonly book: number;
  readonly final: number;
  readonly cost: Decimal;
}

/** The total result of a count. */
export interface StocktakeVariance {
  /** Pieces more or fewer and their value, line by line. */
  readonly lines: readonly { readonly qty: number; readonly value: Decimal }[];
  readonly varLines: number;
  readonly varQty: number;
  readonly varValue: Decimal;
  /** Σ |value|: what approval goes by. */
  readonly absValue: Decimal;
  /** In percent with two digits; undefined where there is nothing to hold them against. */
  readonly lineAccuracy?: Decimal;
  readonly valueAccuracy?: Decimal;
}

const hundred = '100' as Decimal;
const pieces = (qty: number): Decimal => String(qty) as Decimal;
const percent = (part: Decimal, whole: Decimal): Decimal => divide(multiply(part, hundred), whole, 2);

/** [R12] Variances of a count, and how accurate the book was by line and by value. */
export function stocktakeVariance(counted: readonly CountedLine[]): StocktakeVariance {
  const lines = counted.map(({ book, final, cost }) => ({ qty: final - book, value: round(multiply(pieces(final - book), cost), 4) }));
  const varLines = lines.filter(({ qty }) => qty !== 0).length;
  const absValue = sum(lines.map(({ value }) => absolute(value)));
  const bookValue = sum(counted.map(({ book, cost }) => multiply(pieces(book), cost)));
  return {
    lines,
    varLines,
    varQty: lines.reduce((all, { qty }) => all + qty, 0),
    varValue: sum(lines.map(({ value }) => value)),
    absValue,
    ...(counted.length === 0 ? {} : { lineAccuracy: percent(pieces(counted.length - varLines), pieces(counted.length)) }),
    ...(compareDecimals(bookValue, '0' as Decimal) <= 0 ? {} : { valueAccuracy: subtract(hundred, percent(absValue, bookValue)) }),
  };
}

/** Who approves variances: the supervisor of the warehouse, its manager, or the manager and finance too. */
export type ApprovalLevel = 'supervisor' | 'manager' | 'finance';

/** [R12] Who approves variances of a value in CNY. */
export const approvalLevel = (absValue: Decimal): ApprovalLevel =>
  compareDecimals(absValue, '500' as Decimal) <= 0
    ? 'supervisor'
    : compareDecimals(absValue, '5000' as Decimal) <= 0
      ? 'manager'
      : 'finance';
