import type { Severity } from '../sampling/plan.ts';

/** Why a class went from one severity to another, or that it did not. */
export const switchReasons = [
  'none',
  'twoRejected',
  'fiveAccepted',
  'fiveRejected',
  'reducedRejected',
  'approvedReduced',
  'endedReduced',
  'resumed',
] as const;

/** Why a class went from one severity to another. */
export type SwitchReason = (typeof switchReasons)[number];

/** [Q6] Why a lot moved a class from one severity to another, by the clause that it met; `none` where it did not. */
export function reasonByLot(from: Severity, to: Severity): SwitchReason {
  if (from === to) return 'none';
  if (to === 'tightened') return 'twoRejected';
  if (to === 'discontinued') return 'fiveRejected';
  return from === 'reduced' ? 'reducedRejected' : 'fiveAccepted';
}
