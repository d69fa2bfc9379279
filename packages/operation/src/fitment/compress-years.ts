import { distinctFitment, type FitmentRange, type FitmentYear, vehicleKey } from './fitment-row.ts';

/** [O4] Rows of the same vehicle as ranges of consecutive years, in the order in which the vehicles first appear. */
export function compressYears(rows: Iterable<FitmentYear>): readonly FitmentRange[] {
  const vehicles = Map.groupBy(distinctFitment(rows), vehicleKey);
  return [...vehicles.values()].flatMap(group => {
    const { year: _, ...vehicle } = group[0]!;
    const ranges: { from: number; to: number }[] = [];
    for (const year of group.map(row => row.year).toSorted((one, other) => one - other)) {
      const last = ranges.at(-1);
      if (last?.to === year - 1) last.to = year;
      else ranges.push({ from: year, to: year });
    }
    return ranges.map(({ from, to }): FitmentRange => ({ ...vehicle, yearFrom: from, yearTo: to }));
  });
}

/** [O4] The rows of ranges, year by year, each once: the inverse of {@link compressYears}. */
export const expandYears = (ranges: Iterable<FitmentRange>): readonly FitmentYear[] =>
  distinctFitment(
    [...ranges].flatMap(({ yearFrom, yearTo, ...vehicle }) =>
      Array.from({ length: Math.max(0, yearTo - yearFrom + 1) }, (_, at): FitmentYear => ({ ...vehicle, year: yearFrom + at })),
    ),
  );

/** The years of ranges as people write them: `2008–2010, 2012`. */
export const yearsText = (ranges: readonly Pick<FitmentRange, 'yearFrom' | 'yearTo'>[]): string =>
  ranges.map(({ yearFrom, yearTo }) => (yearFrom === yearTo ? String(yearFrom) : `${yearFrom}–${yearTo}`)).join(', ');
