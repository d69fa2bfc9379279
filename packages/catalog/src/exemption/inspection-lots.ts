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

/**
 * [EX4] Whether an exemption covers what a supplier delivers of a SKU on a day: it is of the SKU, or of the supplier and a category of the
 * SKU.
 */
export function exemptionCovers(
  { sku, supplier, category, effectiveFrom, effectiveTo }: InspectionExemption,
  delivered: Omit<JudgedLot, 'accepted'>,
): boolean {
  if (delivered.day < effectiveFrom || delivered.day > effectiveTo) return false;
  if (sku !== undefined) return sku === delivered.sku;
  return supplier === delivered.supplier && category !== undefined && delivered.categories.includes(category);
}

/** [EX3] Whether a judged lot ends an exemption at once: one rejected lot of what is exempt, within its days. */
export const revokedByLot = (exemption: InspectionExemption, lot: JudgedLot): boolean => !lot.accepted && exemptionCovers(exemption, lot);
