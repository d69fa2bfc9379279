import type { Decimal } from '@axle/kernel';
import { skuCompleteness } from './completeness.ts';
import { bareOe } from './oe-number.ts';
import { cartonCbm } from './packing.ts';

type Values = Readonly<Record<string, unknown>>;

const textsOf = (value: unknown): readonly string[] => (Array.isArray(value) ? value.map(String) : []);

/**
 * [B1, SKU4, SKU5] What is worked out of a SKU's own fields: its carton's volume, how complete it is, and its numbers as they are found by.
 */
export function skuFigures(sku: Values): {
  readonly cartonCbm?: Decimal;
  readonly completeness: number;
  readonly oeKeys?: readonly string[];
} {
  const { cartonL, cartonW, cartonH } = sku as Readonly<Record<string, Decimal | null | undefined>>;
  const keys = [...new Set([...textsOf(sku['oeNumbers']), ...textsOf(sku['interchangeNos'])].map(bareOe))].filter(key => key !== '');
  return {
    ...(cartonL && cartonW && cartonH ? { cartonCbm: cartonCbm([cartonL, cartonW, cartonH]) } : {}),
    completeness: skuCompleteness(sku),
    ...(keys.length > 0 ? { oeKeys: keys.toSorted() } : {}),
  };
}
