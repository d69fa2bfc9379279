import type { Refusal } from '@axle/kernel';
import type { FileLink } from '@axle/wire';

/**
 * Something was refused as a whole for SKUs in clearance: a file lists what stands against it, and so many of the rest may be done when the
 * call is sent again for the allowed part [spec 8.20].
 */
export interface PartRefusal extends Refusal {
  readonly code: 'CLEAR_STOCK';
  readonly download: FileLink;
  readonly allowed: number;
}

/** Whether a refusal leaves a part that may be done. */
export const isPartRefusal = (refusal: Refusal): refusal is PartRefusal => refusal.code === 'CLEAR_STOCK' && 'download' in refusal;
