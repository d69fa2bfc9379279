import { decimal, groupedDecimal, sum } from '@axle/kernel';
import type { Line, LinesField } from '@axle/page-kit';

/** The sum of each column that has one, exact, as readers see it. What is no number yet is not counted. */
export function columnSums({ sums = [] }: LinesField, lines: readonly Line[]): ReadonlyMap<string, string> {
  return new Map(
    sums.map(column => {
      const numbers = lines.flatMap(line => {
        const read = decimal(String(line[column] ?? ''));
        return read.ok ? [read.value] : [];
      });
      return [column, groupedDecimal(sum(numbers))];
    }),
  );
}
