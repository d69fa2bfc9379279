import type { Refusal } from '@axle/kernel';

const range = /^(\d{4})\s*[-–—~至]\s*(\d{4})$/;

/**
 * [O4i] A row of a file of published vehicles: years stand in one column, `2008-2014` or `2008`, or in two; a year without an end is that
 * year alone.
 */
export function publishedRow(cells: Readonly<Record<string, string>>): {
  readonly cells: Readonly<Record<string, string>>;
  readonly refusals: readonly Refusal[];
} {
  const [from, to] = [cells['vehicles.yearFrom']?.trim() ?? '', cells['vehicles.yearTo']?.trim() ?? ''];
  const years = range.exec(from);
  if (years) return { cells: { ...cells, 'vehicles.yearFrom': years[1]!, 'vehicles.yearTo': to || years[2]! }, refusals: [] };
  return { cells: { ...cells, ...(to === '' && from !== '' ? { 'vehicles.yearTo': from } : {}) }, refusals: [] };
}
