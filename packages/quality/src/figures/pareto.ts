import { naturalOrder } from '@axle/kernel';

/** How often a code was found. */
export interface FoundCode {
  readonly code: string;
  readonly found: number;
}

/** A code of a Pareto. */
export interface ParetoRow extends FoundCode {
  /** Of all that was found, in hundredths of a percent. */
  readonly share: number;
  /** Of this code and those before it, in hundredths of a percent. */
  readonly cumulated: number;
}

const whole = 10_000;

/** [Q44] Codes from the most found to the least, with their shares; codes that were not found are left out. */
export function pareto(codes: readonly FoundCode[]): readonly ParetoRow[] {
  const found = codes.filter(one => one.found > 0);
  const total = found.reduce((sum, one) => sum + one.found, 0);
  const inOrder = found.toSorted((one, other) => other.found - one.found || naturalOrder(one.code, other.code));
  let until = 0;
  return inOrder.map(one => {
    until += one.found;
    return { ...one, share: Math.round((one.found * whole) / total), cumulated: Math.round((until * whole) / total) };
  });
}
