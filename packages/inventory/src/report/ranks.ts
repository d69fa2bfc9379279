const ascending = (values: readonly number[]): readonly number[] => values.toSorted((one, other) => one - other);

/** The middle of numbers: of an even count the mean of the two in the middle; undefined of none. */
export function median(values: readonly number[]): number | undefined {
  const sorted = ascending(values);
  const half = Math.floor(sorted.length / 2);
  if (sorted.length === 0) return undefined;
  return sorted.length % 2 === 1 ? sorted[half] : (sorted[half - 1]! + sorted[half]!) / 2;
}

/** The number at a rank in percent, nearest rank: the smallest that at least so many of all do not exceed; undefined of none. */
export const nearestRank = (values: readonly number[], percent: number): number | undefined =>
  ascending(values)[Math.max(0, Math.ceil((percent / 100) * values.length) - 1)];
