import type { LineQuantities } from './line-quantities.ts';

/** Where the payable arises: when goods are handed over at the origin, or when they are received. */
export type AcceptPoint = 'handover' | 'receipt';

/** Terms of delivery by which the risk passes at the receipt. */
const atReceipt: readonly string[] = ['DAP', 'DPU', 'DDP'];

/** [R7a] Where the payable arises by the term of delivery (Incoterms 2020). */
export const acceptPointOf = (incoterm: string): AcceptPoint => (atReceipt.includes(incoterm) ? 'receipt' : 'handover');

/** Pieces of the batches of a line that have departed. */
export interface HandedOver {
  /** Of batches whose outgoing inspection is accepted, conceded or waived. */
  readonly released: number;
  /** Missing by the supplier's fault, as confirmed. */
  readonly shortage: number;
}

/** [R7a] The pieces that are to be paid: received and neither blocked nor returned, or handed over and neither missing nor returned. */
export const acceptedQty = (point: AcceptPoint, line: LineQuantities, { released, shortage }: HandedOver): number =>
  Math.max(0, point === 'receipt' ? line.received - line.blocked - line.returned : released - shortage - line.returned);

/**
 * [R7i] The pieces of a line that are accepted once a receipt of so many of them is done: those are, unless they were so when they were
 * handed over, and never more than were received and are neither blocked nor returned.
 */
export const acceptedWithReceipt = (accepted: number, pieces: number, { received, blocked, returned }: LineQuantities): number =>
  Math.max(accepted, Math.min(accepted + pieces, received - blocked - returned));
