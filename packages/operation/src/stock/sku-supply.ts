import type { Decimal } from '@axle/kernel';
import { daysOfSupply } from './days-of-supply.ts';

/** What there is of a SKU over its listings. */
export interface SkuStock {
  /** Units that platforms keep for its listings, together. */
  readonly kept: number;
  /** Pieces that are free in the warehouses from which its listings are shipped, each warehouse once. */
  readonly available: number;
  readonly units30: number;
}

/**
 * [O2h] What can be sold of a SKU: what platforms keep for each of its listings, and once what is free in the warehouses that they share;
 * and for how many days that lasts (operationInventory).
 */
export function skuSupply({ kept, available, units30 }: SkuStock): {
  readonly sellable: number;
  readonly daysOfSupply: Decimal | undefined;
} {
  const sellable = Math.max(0, kept) + Math.max(0, available);
  return { sellable, daysOfSupply: daysOfSupply(sellable, units30) };
}
