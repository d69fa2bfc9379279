import type { LocalDate, Refusal } from '@axle/kernel';
import { checkRecord, type RecordValues, type Resource } from '@axle/page-kit';

/** The field of a place: `lines` of the cell `lines.3.quantity`. */
export const fieldOfPlace = (place: string): string => place.split('.', 1)[0]!;

/**
 * Everything wrong with what a form holds, by the rules that the server will apply too: the first refusal of each field or cell among those
 * asked for.
 */
export function refusalsOf(
  resource: Resource,
  drafts: RecordValues,
  today: LocalDate,
  isAsked: (field: string) => boolean,
): ReadonlyMap<string, Refusal> {
  const found = new Map<string, Refusal>();
  for (const refusal of checkRecord(resource, drafts, today).refusals) {
    const { field } = refusal;
    if (field !== undefined && isAsked(fieldOfPlace(field)) && !found.has(field)) found.set(field, refusal);
  }
  return found;
}
