import { mostRounds } from '../recording/reinspection.ts';

/** What is done with a rejected lot. */
export const dispositionKinds = ['rework', 'sort', 'concession', 'return', 'scrap'] as const;

/** One of {@link dispositionKinds}. */
export type DispositionKind = (typeof dispositionKinds)[number];

/** What was found of a rejected lot, and how often it was inspected. */
export interface RejectedLot {
  readonly round: number;
  /** Units with a critical defect. */
  readonly criticalFound: number;
}

/**
 * [Q25] What may be done with a rejected lot: one with a critical defect is never conceded, and after three rounds a lot is returned or
 * scrapped.
 */
export function possibleDispositions({ round, criticalFound }: RejectedLot): readonly DispositionKind[] {
  if (round >= mostRounds) return ['return', 'scrap'];
  return dispositionKinds.filter(kind => kind !== 'concession' || criticalFound === 0);
}
