import Big from 'big.js';
import type { Decimal } from './decimal.ts';

/** Which way a number goes that lies between two written ones: half away from zero, towards zero, or away from zero. */
export type Rounding = 'halfUp' | 'down' | 'up';

const modes = { halfUp: 1, down: 0, up: 3 } as const satisfies Readonly<Record<Rounding, Big.RoundingMode>>;

/** Without arguments `toFixed` writes neither exponent nor idle zeros; it would write `-0`. */
const written = (value: Big): Decimal => (value.eq(0) ? '0' : value.toFixed()) as Decimal;

/** [K5] The sum of any number of decimals. */
export const sum = (values: Iterable<Decimal>): Decimal => {
  let total = new Big(0);
  for (const value of values) total = total.plus(value);
  return written(total);
};

/** [K5] One plus the other. */
export const add = (one: Decimal, other: Decimal): Decimal => written(new Big(one).plus(other));

/** [K5] One less the other. */
export const subtract = (one: Decimal, other: Decimal): Decimal => written(new Big(one).minus(other));

/** [K5] One times the other, every digit of it. */
export const multiply = (one: Decimal, other: Decimal): Decimal => written(new Big(one).times(other));

const scaledBefore = new Map<string, Big.BigConstructor>();

/**
 * Scale and rounding of a division are settings of the constructor: it has its own, so that nobody else's divisions change, and keeps it,
 * because making one costs more than dividing.
 */
function scaled(scale: number, rounding: Rounding): Big.BigConstructor {
  const key = `${scale} ${rounding}`;
  const before = scaledBefore.get(key);
  if (before) return before;
  const Scaled = Big();
  Scaled.DP = scale;
  Scaled.RM = modes[rounding];
  scaledBefore.set(key, Scaled);
  return Scaled;
}

/** [K6] One divided by the other, to `scale` digits behind the point. Throws for a divisor of zero: ask before. */
export function divide(one: Decimal, other: Decimal, scale: number, rounding: Rounding = 'halfUp'): Decimal {
  const divisor = new Big(other);
  if (divisor.eq(0)) throw new RangeError(`${one} cannot be divided by zero`);
  return written(new (scaled(scale, rounding))(one).div(divisor));
}

/** [K6] The number with `scale` digits behind the point, half away from zero unless another mode is given. */
export const round = (value: Decimal, scale: number, rounding: Rounding = 'halfUp'): Decimal =>
  written(new Big(value).round(scale, modes[rounding]));

/** [K5] The number with the other sign. */
export const negate = (value: Decimal): Decimal =>
  value === '0' ? value : ((value.startsWith('-') ? value.slice(1) : `-${value}`) as Decimal);

/** [K5] The number without its sign. */
export const absolute = (value: Decimal): Decimal => (value.startsWith('-') ? negate(value) : value);

/** [K5] Less than zero when one is the smaller number, more when it is the greater, 0 when they are the same. */
export const compareDecimals = (one: Decimal, other: Decimal): number => (one === other ? 0 : new Big(one).cmp(other));
