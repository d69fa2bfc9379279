import type { RecordValues } from '@axle/page-kit';
import type { RequirementPieces } from '@axle/purchasing';

/** [R24] What became of the pieces of a requirement so far. */
export const piecesOf = ({ qty, orderedQty, closedQty }: RecordValues): RequirementPieces => ({
  qty: Number(qty),
  orderedQty: Number(orderedQty ?? 0),
  closedQty: Number(closedQty ?? 0),
});
