import type { Refusal } from '@axle/kernel';
import { referencePathsOf, referredAt, refuseReference, type RecordValues, type Resource } from '@axle/page-kit';
import type { ReferredById } from './referred-records.ts';

/** Why a record may not hold its new references. Existing references may stay, whatever became of their records. */
export const refusedReferences = (
  resource: Resource,
  known: ReferredById,
  before: RecordValues | undefined,
  after: RecordValues,
): readonly Refusal[] =>
  referencePathsOf(resource).flatMap(([path, field]) => {
    const standing = new Set(referredAt(before ?? {}, path).map(([, id]) => id));
    return referredAt(after, path).flatMap(([place, id]) =>
      standing.has(id) ? [] : (refuseReference(place, field, known.get(field.entity)?.get(id)) ?? []),
    );
  });
