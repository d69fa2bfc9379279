import { absolute, compareDecimals, type Decimal, decimal, divide, multiply, subtract } from '@axle/kernel';
import type { ChangeLine } from './diff.ts';
import type { ValueMetas } from './value-meta.ts';

const hundred = '100' as Decimal;

/** Former number and distance of a change from one number to another. */
function stepOf({ field, before, after }: ChangeLine, metas: ValueMetas): { readonly from: Decimal; readonly step: Decimal } | undefined {
  if (metas[field]?.kind !== 'number' || before === undefined || after === undefined) return undefined;
  const [from, to] = [decimal(String(before)), decimal(String(after))];
  return from.ok && to.ok && from.value !== '0' ? { from: from.value, step: subtract(to.value, from.value) } : undefined;
}

/** [A7] How large one field's change is, in percent of the former number with its sign, to two digits: 100 → 108 is 8. */
export function deltaOf(line: ChangeLine, metas: ValueMetas): Decimal | undefined {
  const found = stepOf(line, metas);
  return found && divide(multiply(found.step, hundred), absolute(found.from), 2);
}

/** [A7] The size of the largest change, in percent without sign; undefined where none has a size. */
export function largestDelta(lines: readonly ChangeLine[], metas: ValueMetas): Decimal | undefined {
  const sizes = lines.flatMap(line => deltaOf(line, metas) ?? []).map(absolute);
  return sizes.toSorted(compareDecimals).at(-1);
}

/** [A8] Whether changes are small enough to take effect at once: every one within `percent`, by the exact numbers. */
export const passesByItself = (lines: readonly ChangeLine[], metas: ValueMetas, percent: Decimal): boolean =>
  lines.length > 0 &&
  lines.every(line => {
    const found = stepOf(line, metas);
    return found !== undefined && compareDecimals(multiply(absolute(found.step), hundred), multiply(absolute(found.from), percent)) <= 0;
  });
