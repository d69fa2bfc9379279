import { compareDecimals, type Decimal } from '@axle/kernel';

/** What a supplier's score of the month makes of it, the best first. */
export type SupplierGrade = 'A' | 'B' | 'C' | 'D';

const from: readonly (readonly [SupplierGrade, Decimal])[] = [
  ['A', '85' as Decimal],
  ['B', '70' as Decimal],
  ['C', '60' as Decimal],
];

/** [SUP1] The grade of a score between 0 and 100. */
export const gradeOf = (score: Decimal): SupplierGrade => from.find(([, least]) => compareDecimals(score, least) >= 0)?.[0] ?? 'D';
