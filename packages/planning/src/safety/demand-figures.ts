/** How much is sold in a day, and how that varies. */
export interface DemandFigures {
  readonly weeks: number;
  /** Weeks that were left out as outliers. */
  readonly cut: number;
  readonly dMean: number;
  readonly weekSd: number;
  readonly dSd: number;
}

const median = (values: readonly number[]): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const middle = sorted.length >> 1;
  return sorted.length % 2 === 1 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
};

/** [P3] Weeks without those that lie further than three median deviations from the median. */
export function withoutOutliers(weeks: readonly number[]): readonly number[] {
  if (weeks.length === 0) return weeks;
  const centre = median(weeks);
  const spread = median(weeks.map(units => Math.abs(units - centre)));
  return spread === 0 ? weeks : weeks.filter(units => Math.abs(units - centre) <= 3 * spread);
}

/** Mean and sample deviation. */
export function meanAndDeviation(values: readonly number[]): { readonly mean: number; readonly sd: number } {
  if (values.length === 0) return { mean: 0, sd: 0 };
  const mean = values.reduce((total, value) => total + value, 0) / values.length;
  const squares = values.reduce((total, value) => total + (value - mean) ** 2, 0);
  return { mean, sd: values.length < 2 ? 0 : Math.sqrt(squares / (values.length - 1)) };
}

/** [P3] Demand per day, from the sales of some weeks. */
export function demandFigures(weeks: readonly number[], cutOutliers = false): DemandFigures {
  const kept = cutOutliers ? withoutOutliers(weeks) : weeks;
  const { mean, sd } = meanAndDeviation(kept);
  return { weeks: kept.length, cut: weeks.length - kept.length, dMean: mean / 7, weekSd: sd, dSd: sd / Math.sqrt(7) };
}
