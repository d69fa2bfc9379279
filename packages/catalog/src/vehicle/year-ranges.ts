/** A run of model years, both ends included. */
export interface YearRange {
  readonly from: number;
  readonly to: number;
}

/** [B10] The maximal runs of a set of years, ascending: 2007 to 2011 and 2013 → 2007–2011, 2013–2013. */
export function compressYears(years: Iterable<number>): readonly YearRange[] {
  const ranges: { from: number; to: number }[] = [];
  for (const year of [...years].toSorted((one, other) => one - other)) {
    const last = ranges.at(-1);
    if (last && year <= last.to + 1) last.to = Math.max(last.to, year);
    else ranges.push({ from: year, to: year });
  }
  return ranges;
}

/** [B10] The years of some runs, ascending, each once. */
export function expandYears(ranges: Iterable<YearRange>): readonly number[] {
  const years = new Set<number>();
  for (const { from, to } of ranges) for (let year = from; year <= to; year++) years.add(year);
  return [...years].toSorted((one, other) => one - other);
}
