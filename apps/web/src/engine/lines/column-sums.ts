import { decimal, type Language, sum } from '@axle/kernel';
import { formatValue, type Line, type LinesField } from '@axle/page-kit';
import { trueMinus } from '../true-minus.ts';

/** The sum of each column that has one, exact, written as the numbers of its column are. What is no number yet is not counted. */
export function columnSums({ sums = [], fields }: LinesField, lines: readonly Line[], language: Language): ReadonlyMap<string, string> {
  return new Map(
    sums.map(column => {
      const numbers = lines.flatMap(line => {
        const read = decimal(String(line[column] ?? ''));
        return read.ok ? [read.value] : [];
      });
      const total = sum(numbers);
      return [column, trueMinus(formatValue(fields[column]!, fields[column]!.kind === 'integer' ? Number(total) : total, language))];
    }),
  );
}
