import { type Decimal, divide, round } from '@axle/kernel';

/** The square root of a number that is not negative, to so many digits: whole numbers alone, without an error of floats. */
export function squareRoot(value: Decimal, scale: number): Decimal {
  // two digits more than asked for, which are rounded away
  const digits = scale + 2;
  const [before = '0', after = ''] = round(value, 2 * digits, 'down').split('.');
  const radicand = BigInt(before + after.padEnd(2 * digits, '0'));
  let root = radicand;
  let next = (radicand + 1n) / 2n;
  while (next < root) {
    root = next;
    next = (root + radicand / root) / 2n;
  }
  return divide(String(root) as Decimal, String(10n ** BigInt(digits)) as Decimal, scale);
}
