import { distinctFitment, fitmentKey, type FitmentYear } from './fitment-row.ts';

/** A row with how many of its vehicles are still driven, as far as that is known. */
export interface RankedFitment extends FitmentYear {
  readonly inOperation?: number | undefined;
}

/** A list cut to what a platform takes. */
export interface LimitedFitment<Row extends FitmentYear> {
  readonly kept: readonly Row[];
  /** Rows beyond the limit: to be shown, never to be forgotten. */
  readonly overLimit: readonly Row[];
}

const byRank = (one: RankedFitment, other: RankedFitment): number =>
  (other.inOperation ?? 0) - (one.inOperation ?? 0) ||
  other.year - one.year ||
  (fitmentKey(one) < fitmentKey(other) ? -1 : Number(fitmentKey(one) > fitmentKey(other)));

/**
 * [O4b] The rows that a category of a platform takes, at most `most`: those with most vehicles in operation first, then the newest years.
 * The others are marked as over the limit; none is lost. Without a limit all are kept.
 */
export function fitByLimit<Row extends RankedFitment>(rows: Iterable<Row>, most: number | undefined): LimitedFitment<Row> {
  const ranked = distinctFitment(rows).toSorted(byRank);
  const taken = most === undefined ? ranked.length : Math.max(0, most);
  return { kept: ranked.slice(0, taken), overLimit: ranked.slice(taken) };
}
