import { add, compareDecimals, type Decimal, divide, multiply, sum, zero } from '@axle/kernel';
import type { KpiMeasure } from './board-kpi.ts';

/** One row behind a figure: what it adds, and to what whole where the figure is a part of one. */
export interface KpiFact {
  readonly numerator: Decimal;
  readonly denominator?: Decimal;
  /** How many rows it is the sum of; one by default. */
  readonly count?: number;
}

/** What some rows come to; the value is undefined where there is nothing to measure. Two digits. */
export interface KpiFigure {
  readonly rows: number;
  readonly value?: Decimal;
  readonly numerator: Decimal;
  readonly denominator: Decimal;
  /** The part of the whole in percent, where there is one. */
  readonly rate?: Decimal;
}

const hundred = '100' as Decimal;

function medianOf(values: readonly Decimal[]): Decimal | undefined {
  const sorted = values.toSorted(compareDecimals);
  const middle = (sorted.length - 1) / 2;
  const [low, high] = [sorted[Math.floor(middle)], sorted[Math.ceil(middle)]];
  return low === undefined || high === undefined ? undefined : divide(add(low, high), '2' as Decimal, 2);
}

/** [R70] The figure of some rows; a board and the list behind it work it out alike. */
export function kpiFigure(measure: KpiMeasure, facts: readonly KpiFact[]): KpiFigure {
  const numerator = sum(facts.map(fact => fact.numerator));
  const denominator = sum(facts.map(fact => fact.denominator ?? zero));
  const rate = compareDecimals(denominator, zero) === 0 ? undefined : divide(multiply(numerator, hundred), denominator, 2);
  const value = measure === 'sum' ? numerator : measure === 'share' ? rate : medianOf(facts.map(fact => fact.numerator));
  return {
    rows: facts.reduce((rows, { count = 1 }) => rows + count, 0),
    numerator,
    denominator,
    ...(value === undefined ? {} : { value }),
    ...(rate === undefined ? {} : { rate }),
  };
}
