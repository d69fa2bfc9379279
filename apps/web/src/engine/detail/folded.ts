import type { Field, RecordRow } from '@axle/page-kit';

/** Whether a field of a record is folded away: it is empty and may be, and nothing waits for a second person there. */
export function isFolded(field: Field, name: string, row: RecordRow): boolean {
  const value = row[name];
  const empty = value === undefined || value === null || (Array.isArray(value) && value.length === 0);
  return empty && field.required !== true && field.unknown === undefined && !row.waitingFields?.some(one => one.field === name);
}
