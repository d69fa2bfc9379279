import { typedDecimal } from '@axle/kernel';

/**
 * [V2] A number input's value as a number, read as `typedDecimal` reads it; blank is empty (undefined), and what is no number is undefined
 * too.
 */
export function toNumber(value: unknown): number | undefined {
  if (typeof value === 'number') return Number.isFinite(value) ? value : undefined;
  const read = typeof value === 'string' ? typedDecimal(value) : undefined;
  return read?.ok ? Number(read.value) : undefined;
}
