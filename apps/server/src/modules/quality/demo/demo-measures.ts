import type { Line } from '@axle/page-kit';
import { measuredLines, type StandardMeasure } from '../sampling/measure-units.ts';

/** Digits of values as gauges show them. */
const digits = 3;

/** A number from -1 to 1 that is near 0 more often than not, the same for the same place. */
function spread(place: number): number {
  const at = (factor: number) => ((place * factor) % 101) / 101;
  return (at(37) + at(61) + at(83)) / 1.5 - 1;
}

/** A value of an item that lies within its limits, not always in their middle. */
function valueOf({ lower, upper }: StandardMeasure, place: number, lot: number): string {
  const [low, high] = [lower, upper].map(limit => (limit === undefined ? undefined : Number(limit)));
  const least = low ?? (high ?? 0) * 0.7;
  const greatest = high ?? least * 1.3 + 1;
  const half = (greatest - least) / 2;
  const middle = least + half * (1 + ((lot % 5) - 2) * 0.05);
  return String(Number((middle + half * 0.8 * spread(place + 1)).toFixed(digits)));
}

/** What was measured on the first units of a sample of the demo: all within the limits. */
export const demoMeasures = (items: readonly StandardMeasure[], units: number, lot: number): readonly Line[] =>
  Array.from({ length: units }, (_, unit) => {
    const given = items.map((item, of) => ({
      checkGroup: item.checkGroup,
      item: item.item,
      value: valueOf(item, unit * 7 + of * 13 + lot, lot),
    }));
    return measuredLines(items, unit + 1, given).lines;
  }).flat();
