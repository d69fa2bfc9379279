import { type Decimal, multiply, round } from '@axle/kernel';
import type { CostSource } from '../stock/posting.ts';

/** Pieces that come in, with the unit cost where it is given. */
export interface CostedPieces {
  readonly qty: number;
  readonly unitCost?: Decimal;
}

/** What pieces are worth, in CNY with four digits. */
const worth = (each: Decimal, qty: number): Decimal => round(multiply(each, String(qty) as Decimal), 4);

/** [OP2] The value of pieces without a given cost: by the last known cost, else unknown until somebody enters it. */
export const atLastCost = (
  qty: number,
  lastCost: Decimal | undefined,
): { readonly value: Decimal; readonly source: Extract<CostSource, 'last_cost' | 'unknown'> } =>
  lastCost === undefined ? { value: '0' as Decimal, source: 'unknown' } : { value: worth(lastCost, qty), source: 'last_cost' };

/**
 * [OP2] The value of pieces that come in, in CNY with four digits: by the given cost, else by the last cost of the SKU, else
 * unknown until somebody enters it.
 */
export function incomingCost(
  { qty, unitCost }: CostedPieces,
  lastCost?: Decimal,
): { readonly value: Decimal; readonly source: Extract<CostSource, 'manual' | 'last_cost' | 'unknown'> } {
  return unitCost === undefined ? atLastCost(qty, lastCost) : { value: worth(unitCost, qty), source: 'manual' };
}
