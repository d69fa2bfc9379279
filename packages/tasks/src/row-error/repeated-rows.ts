/**
 * [T12] The rows that repeat the key of another with other values, each with the others: it is not clear which is meant. Rows without a
 * key, and rows of one key that are all alike, are not among them.
 */
export function repeatedRows<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string | undefined,
  areAlike: (one: Row, other: Row) => boolean,
): ReadonlyMap<Row, readonly Row[]> {
  const repeated = new Map<Row, readonly Row[]>();
  for (const [key, group] of Map.groupBy(rows, keyOf)) {
    if (key === undefined || group.every(row => areAlike(group[0]!, row))) continue;
    for (const row of group)
      repeated.set(
        row,
        group.filter(other => other !== row),
      );
  }
  return repeated;
}
