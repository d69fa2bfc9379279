import { fitmentKey, type FitmentYear } from './fitment-row.ts';

/** How a platform names vehicles: FitmentId. */
export const fitmentIds = ['ymm', 'epid', 'ktype', 'aces'] as const;

/** One of {@link fitmentIds}. */
export type FitmentId = (typeof fitmentIds)[number];

/** A list as a platform can take it, and what of it the platform has no number for. */
export interface IdentifiedFitment {
  readonly named: readonly FitmentYear[];
  /** Vehicles without a number: coverage gaps, which no feed can carry. */
  readonly missing: readonly FitmentYear[];
}

/**
 * [O4d] Names rows as a platform asks: year, make and model by themselves, ePID and K-Type by number. A vehicle may have several K-Types,
 * each a row; one without a number is missing, never left out in silence.
 */
export function identifyFitment(
  rows: readonly FitmentYear[],
  kind: FitmentId,
  numbersOf: (row: FitmentYear) => readonly string[],
): IdentifiedFitment {
  if (kind === 'ymm' || kind === 'aces') return { named: rows, missing: [] };
  const numbers = new Map(rows.map(row => [fitmentKey(row), [...new Set(numbersOf(row))]]));
  return {
    named: rows.flatMap(row => numbers.get(fitmentKey(row))!.map((externalId): FitmentYear => ({ ...row, externalId }))),
    missing: rows.filter(row => numbers.get(fitmentKey(row))!.length === 0),
  };
}
