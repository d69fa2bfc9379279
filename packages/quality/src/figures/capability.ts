import { compareDecimals, type Decimal, divide, multiply, subtract, sum } from '@axle/kernel';
import { isOutside, type MeasureLimits } from './measure-limits.ts';
import { squareRoot } from './square-root.ts';

/** What the values of a measure say of its process. */
export interface Capability {
  readonly count: number;
  /** To four digits; undefined without values. */
  readonly mean?: Decimal;
  /** Standard deviation of a sample (n − 1), to four digits; undefined below two values. */
  readonly deviation?: Decimal;
  /** To two digits; from 25 values that differ, where there is a limit. */
  readonly cpk?: Decimal;
  /** Values outside the limits. */
  readonly outside: number;
}

/** Values from which a capability says something. */
export const valuesForCpk = 25;

const digits = 4;
/** Digits that are kept until the last step. */
const inner = 20;

/** The distance to the nearer limit by three deviations. */
function cpkOf(mean: Decimal, deviation: Decimal, { lower, upper }: MeasureLimits): Decimal | undefined {
  const distances = [...(upper === undefined ? [] : [subtract(upper, mean)]), ...(lower === undefined ? [] : [subtract(mean, lower)])];
  const [nearest] = distances.toSorted(compareDecimals);
  return nearest === undefined ? undefined : divide(nearest, multiply('3' as Decimal, deviation), 2);
}

/** [Q11] Mean, standard deviation and values outside the limits of a measure, and from 25 values on its Cpk. */
export function capability(values: readonly Decimal[], limits: MeasureLimits): Capability {
  const count = values.length;
  const outside = values.filter(value => isOutside(value, limits)).length;
  if (count === 0) return { count, outside };
  const n = String(count) as Decimal;
  const total = sum(values);
  const mean = divide(total, n, digits);
  if (count === 1) return { count, outside, mean };
  // n Σx² − (Σx)² over n (n − 1) has no rounding before the division
  const spread = subtract(multiply(n, sum(values.map(value => multiply(value, value)))), multiply(total, total));
  const variance = divide(spread, multiply(n, String(count - 1) as Decimal), inner);
  const deviation = squareRoot(variance, digits);
  const exact = squareRoot(variance, inner / 2);
  const cpk = count < valuesForCpk || exact === '0' ? undefined : cpkOf(divide(total, n, inner), exact, limits);
  return { count, outside, mean, deviation, ...(cpk !== undefined && { cpk }) };
}
