import { distinctFitment, fitmentKey, type FitmentYear } from './fitment-row.ts';

/** A list as it should be against the list that a platform shows. */
export interface FitmentDifference<Row extends FitmentYear = FitmentYear> {
  readonly toAdd: readonly Row[];
  readonly toRemove: readonly Row[];
  readonly same: readonly Row[];
}

/** [O4a] What has to be added to what is published, what has to be taken off it, and what stays. */
export function fitmentDiff<Row extends FitmentYear>(wanted: Iterable<Row>, published: Iterable<Row>): FitmentDifference<Row> {
  const [should, is] = [distinctFitment(wanted), distinctFitment(published)];
  const [shouldKeys, isKeys] = [should, is].map(rows => new Set(rows.map(fitmentKey))) as [Set<string>, Set<string>];
  return {
    toAdd: should.filter(row => !isKeys.has(fitmentKey(row))),
    toRemove: is.filter(row => !shouldKeys.has(fitmentKey(row))),
    same: should.filter(row => isKeys.has(fitmentKey(row))),
  };
}
