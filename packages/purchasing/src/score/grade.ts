import { compareDecimals, type Decimal } from '@axle/kernel';

/** How good a supplier is. */
export type Grade = 'A' | 'B' | 'C' | 'D';

const least = [
  ['A', '85'],
  ['B', '70'],
  ['C', '60'],
] as const;

/** [R19b] A from 85, B from 70, C from 60, else D. */
export const gradeOf = (score: Decimal): Grade => least.find(([, from]) => compareDecimals(score, from as Decimal) >= 0)?.[0] ?? 'D';
