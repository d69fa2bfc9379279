import type { Refusal } from '@axle/kernel';
import { referencesOf, refuseReference, type RecordValues, type Resource } from '@axle/page-kit';
import type { ReferredById } from './referred-records.ts';

/** Why a record may not refer to what it refers to anew. References that stand already may stay, whatever became of them. */
export const refusedReferences = (
  resource: Resource,
  known: ReferredById,
  before: RecordValues | undefined,
  after: RecordValues,
): readonly Refusal[] =>
  referencesOf(resource).flatMap(([key, field]) => {
    const id = after[key];
    if (typeof id !== 'number' || id === before?.[key]) return [];
    return refuseReference(key, field, known.get(field.entity)?.get(id)) ?? [];
  });
