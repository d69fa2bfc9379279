import type { LinesField } from '@axle/page-kit';

/** Most leading columns of a table that stay in sight. */
const mostFrozen = 3;

/**
 * How many leading columns of a table stay in sight while the others pass by: those up to the last one that names a line, among the first
 * three. A table whose lines are named further behind keeps none.
 */
export function frozenColumns({ by }: Pick<LinesField, 'by'>, shown: readonly string[]): number {
  return shown.slice(0, mostFrozen).findLastIndex(column => by.includes(column)) + 1;
}

/** How far from the left the first cells of a row stand, by their widths: as many of them as leave others half of the room. */
export function frozenPlaces(widths: readonly number[], room: number): readonly number[] {
  const places: number[] = [];
  let left = 0;
  for (const width of widths) {
    if (left + width > room / 2) break;
    places.push(left);
    left += width;
  }
  return places;
}
