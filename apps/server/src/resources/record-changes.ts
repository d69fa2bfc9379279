import type { FieldChange, RecordValues, Resource } from '@axle/page-kit';

/** Whether two values of a field are the same; lists entry by entry. */
export const sameValue = (one: unknown, other: unknown): boolean => JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

/** [S4] The resource's own fields (and the status) that differ between two records; an absent side was, or becomes, empty. */
export const changesBetween = (resource: Resource, before: RecordValues, after: RecordValues): readonly FieldChange[] =>
  [...Object.keys(resource.fields), 'status']
    .filter(field => !sameValue(before[field], after[field]))
    .map(field => ({ field, before: before[field], after: after[field] }));

/** The resource's own fields of a record, without those of the audit. */
export const ownValues = (resource: Resource, record: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.keys(resource.fields)
      .filter(key => record[key] !== undefined && record[key] !== null)
      .map(key => [key, record[key]]),
  );
