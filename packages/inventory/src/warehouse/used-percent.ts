import { type Decimal, divide, multiply, round, sum, zero } from '@axle/kernel';

/** Pieces of a SKU in stock, with the volume of one in m³. */
export interface StoredVolume {
  readonly quantity: number;
  readonly unitCbm: Decimal;
}

/** [W4] How much of a capacity in m³ is taken, in percent with one digit; undefined where the capacity is unknown or nothing. */
export function usedPercent(stored: readonly StoredVolume[], capacityCbm: Decimal | undefined): Decimal | undefined {
  if (capacityCbm === undefined || Number(capacityCbm) <= 0) return undefined;
  const taken = stored.length === 0 ? zero : sum(stored.map(({ quantity, unitCbm }) => multiply(String(quantity) as Decimal, unitCbm)));
  return round(divide(multiply(taken, '100' as Decimal), capacityCbm, 20), 1);
}
