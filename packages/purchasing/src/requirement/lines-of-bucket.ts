import type { LocalDate } from '@axle/kernel';
import { mostLineQty } from '../order/order-size.ts';
import { allocatePieces, type RequirementAllocation, type WaitingRequirement } from './allocate-pieces.ts';
import { orderStepOf, type OrderSteps, roundOrderQty } from './round-order-qty.ts';

/** A proposed line: its pieces are `need` and what rounding adds, the surplus. */
export interface MergedLine {
  readonly sku: number;
  readonly requiredDate: LocalDate;
  readonly need: number;
  readonly qty: number;
  readonly surplus: number;
  readonly allocations: readonly RequirementAllocation[];
}

/** [R3a] The most pieces that one line takes, as they are bought; none where the minimum or a portion alone is more than a line holds. */
export function mostOrderQty(steps: OrderSteps): number {
  const step = orderStepOf(steps);
  const most = Math.floor(mostLineQty / step) * step;
  return most >= (steps.moq ?? 0) ? most : 0;
}

/** [R2] [R3a] The lines for requirements that belong together, by urgency: one, unless they need more than a line takes. */
export function linesOfBucket(sku: number, bucket: readonly WaitingRequirement[], steps: OrderSteps): readonly MergedLine[] {
  const most = mostOrderQty(steps);
  if (most === 0) return [];
  const lines: MergedLine[] = [];
  for (let waiting = bucket; waiting[0];) {
    const need = Math.min(
      most,
      waiting.reduce((sum, { openQty }) => sum + openQty, 0),
    );
    const qty = roundOrderQty(need, steps);
    const allocations = allocatePieces(need, waiting);
    lines.push({ sku, requiredDate: waiting[0].requiredDate, need, qty, surplus: qty - need, allocations });
    const given = new Map(allocations.map(one => [one.reqNo, one.qty]));
    waiting = waiting.map(one => ({ ...one, openQty: one.openQty - (given.get(one.reqNo) ?? 0) })).filter(({ openQty }) => openQty > 0);
  }
  return lines;
}
