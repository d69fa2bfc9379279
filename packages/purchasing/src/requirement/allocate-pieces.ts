import type { LocalDate } from '@axle/kernel';

/** A requirement that waits for pieces. */
export interface WaitingRequirement {
  readonly reqNo: string;
  /** Pieces that are not ordered yet. */
  readonly openQty: number;
  readonly requiredDate: LocalDate;
  /** 1 comes first, 9 last. */
  readonly priority: number;
}

/** Pieces of an order line that are for a requirement. */
export interface RequirementAllocation {
  readonly reqNo: string;
  readonly qty: number;
}

const compare = <Value>(one: Value, other: Value): number => (one < other ? -1 : Number(one > other));

/** The order in which requirements get pieces: the earlier day, then the priority, then the number. */
export const byUrgency = (one: WaitingRequirement, other: WaitingRequirement): number =>
  compare(one.requiredDate, other.requiredDate) || compare(one.priority, other.priority) || compare(one.reqNo, other.reqNo);

/** [R2] Shares the pieces of a line among requirements, the most urgent first; what is more than all need stays unallocated. */
export function allocatePieces(qty: number, waiting: readonly WaitingRequirement[]): readonly RequirementAllocation[] {
  let left = qty;
  return waiting.toSorted(byUrgency).flatMap(({ reqNo, openQty }) => {
    const given = Math.min(left, openQty);
    left -= given;
    return given > 0 ? [{ reqNo, qty: given }] : [];
  });
}
