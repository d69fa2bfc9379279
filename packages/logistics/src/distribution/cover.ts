import { compareDecimals, type Decimal, divide, zero } from '@axle/kernel';

/** [DL4] For how many days some pieces are enough, with one digit; undefined where nothing is sold. */
export const coverOf = (pieces: number, daily: Decimal): Decimal | undefined =>
  compareDecimals(daily, zero) > 0 ? divide(String(pieces) as Decimal, daily, 1) : undefined;

/** What became of a line: what it needs, a part of that, nothing, or what a person said. */
export const lineResults = ['full', 'partial', 'none', 'manual'] as const;

/** One of {@link lineResults}. */
export type LineResult = (typeof lineResults)[number];

/** [DL4] What became of a line by its need, its suggestion and its cartons; a line that was never suggested is a person's. */
export function lineResult(line: {
  readonly need: number;
  readonly qty: number;
  readonly cartons: number;
  readonly suggested?: number;
}): LineResult {
  if (line.suggested === undefined || line.cartons !== line.suggested) return 'manual';
  if (line.qty >= line.need) return 'full';
  return line.qty > 0 ? 'partial' : 'none';
}
