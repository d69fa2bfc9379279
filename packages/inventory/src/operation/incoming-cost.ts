import { type Decimal, multiply, round } from '@axle/kernel';
import type { CostSource } from '../ledger/posting.ts';

/** Pieces that come in, with what one of them costs where that is told. */
export interface CostedPieces {
  readonly qty: number;
  readonly unitCost?: Decimal;
}

/**
 * [OP2] What pieces that come in are worth, in CNY with four digits: by the cost that is told, else by the last cost of the SKU, else it is
 * unknown until somebody says it.
 */
export function incomingCost(
  { qty, unitCost }: CostedPieces,
  lastCost?: Decimal,
): { readonly value: Decimal; readonly source: Extract<CostSource, 'manual' | 'last_cost' | 'unknown'> } {
  const each = unitCost ?? lastCost;
  if (each === undefined) return { value: '0' as Decimal, source: 'unknown' };
  return { value: round(multiply(each, String(qty) as Decimal), 4), source: unitCost === undefined ? 'last_cost' : 'manual' };
}
