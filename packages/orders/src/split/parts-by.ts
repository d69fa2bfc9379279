import type { SplitLine, SplitUnits } from './split-order.ts';
import { mostParts } from './split-refusal.ts';

/** By what the units of an order are taken apart at first. */
export type SplitBy = 'line' | 'sku' | 'warehouse';

const open = ({ qty, cancelledQty }: SplitLine): number => qty - cancelledQty;

/** Units of a line by the warehouse that holds their pieces; all with the first one where the pieces of a unit lie apart. */
function byWarehouse(line: SplitLine): readonly (readonly [key: string, units: number])[] {
  const units = open(line);
  const [first] = line.pieces;
  const same = line.pieces.every(({ sku }) => sku === first?.sku);
  const pieces = line.pieces.reduce((all, { qty }) => all + qty, 0);
  const each = units > 0 ? pieces / units : 0;
  const whole = same && each > 0 && line.pieces.every(({ qty }) => Number.isInteger(qty / each));
  if (!whole) return [[String(first?.warehouse ?? ''), units]];
  return line.pieces.map(({ warehouse, qty }) => [String(warehouse ?? ''), qty / each]);
}

const skusOf = ({ pieces }: SplitLine): string =>
  [...new Set(pieces.map(({ sku }) => sku))].toSorted((one, other) => one - other).join(' ');

/**
 * [S5b] Parts to begin with: a line, a SKU or a warehouse each. Where they would be more than 10 the last part holds the rest (oms.md, S5).
 */
export function partsBy(lines: readonly SplitLine[], by: SplitBy): readonly SplitUnits[] {
  const parts = new Map<string, Map<number, number>>();
  for (const line of lines.filter(one => open(one) > 0)) {
    const keyed = by === 'warehouse' ? byWarehouse(line) : [[by === 'line' ? `${line.lineNo}` : skusOf(line), open(line)] as const];
    for (const [key, units] of keyed) {
      const place = parts.has(key) || parts.size < mostParts ? key : [...parts.keys()].at(-1)!;
      const part = parts.get(place) ?? new Map<number, number>();
      part.set(line.lineNo, (part.get(line.lineNo) ?? 0) + units);
      parts.set(place, part);
    }
  }
  return [...parts.values()];
}
