import type { LocalDate } from '@axle/kernel';

/** A lot as inspection judged it. */
export interface JudgedLot {
  readonly sku: number;
  readonly supplier: number;
  /** The category of the SKU and all above it. */
  readonly categories: readonly number[];
  readonly day: LocalDate;
  readonly accepted: boolean;
}

/** An exemption from inspection: of a SKU, or of what a supplier makes of a category. */
export interface InspectionExemption {
  readonly sku?: number | undefined;
  readonly supplier?: number | undefined;
  readonly category?: number | undefined;
  readonly effectiveFrom: LocalDate;
  readonly effectiveTo: LocalDate;
}

/** Accepted lots in a row that an exemption from inspection takes. */
export const lotsToExempt = 5;

/** [EX2] Whether the last lots, the oldest first, allow an exemption from inspection: five accepted in a row, and none rejected since. */
export const mayBeExempt = (lots: readonly Pick<JudgedLot, 'accepted'>[]): boolean =>
  lots.length >= lotsToExempt && lots.slice(-lotsToExempt).every(({ accepted }) => accepted);

/** [EX3] Whether a judged lot ends an exemption at once: one rejected lot of what is exempt, within its days. */
export function revokedByLot(exemption: InspectionExemption, lot: JudgedLot): boolean {
  if (lot.accepted || lot.day < exemption.effectiveFrom || lot.day > exemption.effectiveTo) return false;
  if (exemption.sku !== undefined) return exemption.sku === lot.sku;
  return exemption.supplier === lot.supplier && exemption.category !== undefined && lot.categories.includes(exemption.category);
}
