import type { Line, RecordValues } from '@axle/page-kit';
import { reportDifference } from '@axle/purchasing';

/** What was typed into a report and is not saved, of which version of it. */
export interface Typed {
  readonly version?: number | undefined;
  readonly values: RecordValues;
  readonly lines: readonly Line[];
}

const figures = ['counted', 'good', 'damaged', 'cartons', 'photos', 'remark'] as const;
const head = ['containerNo', 'sealNo', 'sealIntact', 'arrivedAt', 'receiver', 'photos', 'signature', 'note'] as const;

/** What of a report and its lines people type. */
export const typedOf = (values: RecordValues, lines: readonly Line[]): Pick<Typed, 'values' | 'lines'> => ({
  values: Object.fromEntries(head.map(key => [key, values[key]])),
  lines: lines.map(line => Object.fromEntries(['orderLine', ...figures].map(key => [key, line[key]]))),
});

/** A line with something typed into it, and what is short or over by that. */
export function typedLine(line: Line, key: string, value: unknown): Line {
  const next = { ...line, [key]: value };
  const counted = next['counted'] === undefined ? undefined : Number(next['counted']);
  return { ...next, ...(reportDifference({ shipped: Number(next['shipped']), counted }) ?? { short: undefined, over: undefined }) };
}
