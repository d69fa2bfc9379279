import type { RecordValues, Text } from '@axle/kernel';
import { type BinBlock, binCodes, type BinRange } from './bin-codes.ts';

const range = (from: unknown, to: unknown): BinRange => ({ from: Number(from), to: Number(to) });
const filled = (value: unknown): boolean => value !== undefined && value !== null && value !== '' && Number.isInteger(Number(value));

/** [B28] The block that a form means; undefined as long as a bound is missing. */
export function binBlockOf(prefix: string, form: RecordValues): BinBlock | undefined {
  const { aisleFrom, aisleTo, rackFrom, rackTo, levelFrom, levelTo, posFrom, posTo, serpentine } = form;
  if (![aisleFrom, aisleTo, rackFrom, rackTo, levelFrom, levelTo, posFrom, posTo].every(filled)) return undefined;
  return {
    prefix,
    aisles: range(aisleFrom, aisleTo),
    racks: range(rackFrom, rackTo),
    levels: range(levelFrom, levelTo),
    positions: range(posFrom, posTo),
    serpentine: serpentine === true,
  };
}

/** A line of what a form would make. */
export interface BinPreviewLine {
  readonly label: Text;
  readonly text: string;
  readonly missing?: boolean;
}

const words = {
  count: { zh: '库位数', en: 'Bins' },
  from: { zh: '首个编码', en: 'First code' },
  to: { zh: '末个编码', en: 'Last code' },
} as const;

/** [B28] How many bins a form would make, with the first and the last on the way; the area stands as `∗`. */
export function previewBins(form: RecordValues): readonly BinPreviewLine[] {
  const block = binBlockOf('∗', form);
  if (!block) return [];
  const made = binCodes(block);
  if (!made.ok) return [{ label: made.refusal.message, text: '', missing: true }];
  const [first, last] = [made.value[0]!, made.value.at(-1)!];
  return [
    { label: words.count, text: made.value.length.toLocaleString('en') },
    { label: words.from, text: first.binCode },
    { label: words.to, text: last.binCode },
  ];
}
