import { type RecordValues, sameValue } from '@axle/page-kit';

/** Lines of one SKU and day as one line each, with all their pieces; as they were where there are none. */
export function withoutTwins(lines: readonly RecordValues[]): readonly RecordValues[] {
  const groups = [
    ...Map.groupBy(lines, ({ sku, requiredDate }, at) => (sku === undefined ? at : `${String(sku)} ${String(requiredDate)}`)).values(),
  ];
  if (groups.length === lines.length) return lines;
  return groups.map(([first, ...others]) =>
    others.length === 0 ? first! : { ...first, qty: others.reduce((sum, { qty }) => sum + Number(qty ?? 0), Number(first!['qty'] ?? 0)) },
  );
}

/** Whether two SKUs with days stand twice in the lines. */
export const hasTwins = (lines: readonly RecordValues[]): boolean => !sameValue(withoutTwins(lines), lines);
