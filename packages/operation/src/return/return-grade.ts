import { addMonths, type LocalDate } from '@axle/kernel';
import type { ReturnReason } from './return-reason.ts';

/** How returned pieces are: new, opened, to be repaired, scrap, or another part altogether. */
export const returnGrades = ['A', 'B', 'C', 'D', 'W'] as const;

/** ReturnGrade. */
export type ReturnGrade = (typeof returnGrades)[number];

/** Disposition: what is done with returned pieces. */
export type Disposition = 'restock' | 'repack' | 'refurb' | 'supplierClaim' | 'scrap' | 'investigate';

/** [O8d] Whether the supplier still answers for a part: as many months from its shipment as its warranty has. */
export const isUnderWarranty = (shippedOn: LocalDate | undefined, months: number | undefined, today: LocalDate): boolean =>
  shippedOn !== undefined && months !== undefined && today <= addMonths(shippedOn, months);

const byGrade = { A: 'restock', B: 'repack', C: 'refurb', D: 'scrap', W: 'investigate' } as const satisfies Record<
  ReturnGrade,
  Disposition
>;

/** [O8d] What is done with pieces of a grade unless somebody decides otherwise. */
export const defaultDisposition = (grade: ReturnGrade, reason: ReturnReason, isLiable: boolean): Disposition =>
  grade === 'C' && reason === 'defective' && isLiable ? 'supplierClaim' : byGrade[grade];

const statuses = {
  restock: 'available',
  repack: 'qc_hold',
  refurb: 'damaged',
  supplierClaim: 'damaged',
  scrap: undefined,
  investigate: 'qc_hold',
} as const satisfies Record<Disposition, 'available' | 'qc_hold' | 'damaged' | undefined>;

/** [O8e] As what pieces lie in stock once it is decided what is done with them; scrap leaves it. */
export const statusAfter = (disposition: Disposition): 'available' | 'qc_hold' | 'damaged' | undefined => statuses[disposition];

const shown: ReadonlySet<ReturnGrade> = new Set(['C', 'D', 'W']);

/** [O8f] Whether a photo has to show why pieces have their grade. */
export const wantsPhoto = (grade: ReturnGrade): boolean => shown.has(grade);
