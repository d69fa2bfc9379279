import { compareDecimals, type Decimal } from '@axle/kernel';
import type { AllocationCandidate, AllocationTerms } from './allocation-candidate.ts';

/** Compares costs; what is not known is dearer than what is. */
export function compareCosts(one: Decimal | undefined, other: Decimal | undefined): number {
  if (one === undefined || other === undefined) return Number(one === undefined) - Number(other === undefined);
  return compareDecimals(one, other);
}

/** Compares codes by their characters. */
export const compareCodes = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

const isLate = ({ days }: AllocationCandidate, { promisedDays }: AllocationTerms): number =>
  promisedDays === undefined ? 0 : Number(days === undefined || days > promisedDays);

type Criterion = 'priority' | 'days' | 'cost' | 'code';

const criteria: readonly (readonly [
  Criterion,
  (one: AllocationCandidate, other: AllocationCandidate, terms: AllocationTerms) => number,
])[] = [
  ['priority', (one, other) => one.rulePriority - other.rulePriority],
  ['days', (one, other, terms) => isLate(one, terms) - isLate(other, terms)],
  ['cost', (one, other) => compareCosts(one.cost, other.cost)],
  ['code', (one, other) => compareCodes(one.warehouse, other.warehouse)],
];

/** [S6] The criterion by which two candidates differ first, and which of them comes first by it. */
export function compareCandidates(
  one: AllocationCandidate,
  other: AllocationCandidate,
  terms: AllocationTerms,
): { readonly by: Criterion; readonly order: number } {
  for (const [by, compare] of criteria) {
    const order = compare(one, other, terms);
    if (order !== 0) return { by, order };
  }
  return { by: 'code', order: 0 };
}
