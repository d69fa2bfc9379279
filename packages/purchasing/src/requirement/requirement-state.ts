import { addDays, type LocalDate } from '@axle/kernel';

/** What became of the pieces of a requirement. */
export interface RequirementPieces {
  readonly qty: number;
  /** Pieces that orders in force or in the making are for. */
  readonly orderedQty: number;
  /** Pieces that were given up when it was closed. */
  readonly closedQty?: number;
}

/** ReqStatus. */
export type RequirementState = 'new' | 'confirmed' | 'part' | 'ordered' | 'closed';

/** [R24] Pieces of a requirement that are neither ordered nor given up. */
export const openRequirement = ({ qty, orderedQty, closedQty = 0 }: RequirementPieces): number => Math.max(0, qty - orderedQty - closedQty);

/** [R24] Where a confirmed requirement stands by its pieces: confirmed, partly ordered, or ordered. */
export function requirementState(pieces: RequirementPieces): 'confirmed' | 'part' | 'ordered' {
  if (openRequirement(pieces) === 0) return 'ordered';
  return pieces.orderedQty > 0 ? 'part' : 'confirmed';
}

/** [R23] The day by which pieces are to be ordered so that they are made on time: the lead time before the required day. */
export const latestOrderDate = (requiredDate: LocalDate, leadDays: number): LocalDate => addDays(requiredDate, -leadDays);
