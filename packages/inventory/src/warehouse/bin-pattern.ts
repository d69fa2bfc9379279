import { fill, ok, refuse, type RecordValues, type Refusal, type Result } from '@axle/kernel';
import { type BinBlock, binCount, binCodes, type BinRange } from './bin-codes.ts';
import type { BinPreviewLine } from './bin-form.ts';

/** Most bins that a pattern makes at once. */
export const mostPatternBins = 2000;

const part = (letter: string): string => `${letter}(\\d{1,2})(?:\\.\\.${letter}?(\\d{1,2}))?`;
const shape = new RegExp(`^${part('A')}-${part('B')}-${part('L')}(?:-${part('P')})?$`);

const badPattern: Refusal = {
  code: 'BIN_PATTERN',
  field: 'pattern',
  message: {
    zh: '格式应为 A01-B01..B10-L1..L4：巷道-货架-层，可加 -P1..P2 位',
    en: 'Write A01-B01..B10-L1..L4: aisle, bay, level, and -P1..P2 for positions',
  },
};

const range = (from: string | undefined, to: string | undefined): BinRange => ({ from: Number(from ?? 1), to: Number(to ?? from ?? 1) });

/** [W11] The block of bins that a pattern of aisles, bays, levels and positions means: `A01-B01..B10-L1..L4`. */
export function binPattern(prefix: string, typed: string): Result<BinBlock> {
  const found = shape.exec(typed.normalize('NFKC').trim().toUpperCase());
  if (!found) return refuse(badPattern);
  const [, a, aTo, b, bTo, l, lTo, p, pTo] = found;
  const block = { prefix, aisles: range(a, aTo), racks: range(b, bTo), levels: range(l, lTo), positions: range(p, pTo), serpentine: false };
  const count = binCount(block);
  if (count === 0) return refuse(badPattern);
  if (count > mostPatternBins)
    return refuse({
      code: 'TOO_MANY_BINS',
      field: 'pattern',
      message: fill(
        { zh: '一次最多生成{most}个库位，当前为{count}个', en: 'At most {most} bins are made at once, these would be {count}' },
        { most: mostPatternBins.toLocaleString('en'), count: count.toLocaleString('en') },
      ),
    });
  return ok(block);
}

const words = {
  count: { zh: '库位数', en: 'Bins' },
  from: { zh: '首个编码', en: 'First code' },
  to: { zh: '末个编码', en: 'Last code' },
} as const;

/** [W11] How many bins a pattern would make, with the first and the last; the area stands as `∗`. */
export function previewPattern({ pattern }: RecordValues): readonly BinPreviewLine[] {
  if (typeof pattern !== 'string' || pattern.trim() === '') return [];
  const block = binPattern('∗', pattern);
  if (!block.ok) return [{ label: block.refusal.message, text: '', missing: true }];
  const made = binCodes(block.value);
  if (!made.ok) return [{ label: made.refusal.message, text: '', missing: true }];
  return [
    { label: words.count, text: made.value.length.toLocaleString('en') },
    { label: words.from, text: made.value[0]!.binCode },
    { label: words.to, text: made.value.at(-1)!.binCode },
  ];
}
