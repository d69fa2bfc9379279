import { changesBetween, enableStatus, type FieldChange, hasStatus, type RecordValues, type Resource } from '@axle/page-kit';

/** [S4] The resource's own fields (and the status) that differ between two records; an absent side was, or becomes, empty. */
export const recordChanges = (resource: Resource, before: RecordValues, after: RecordValues): readonly FieldChange[] =>
  changesBetween(hasStatus(resource) ? { ...resource.fields, status: enableStatus } : resource.fields, before, after);

/** The resource's own fields of a record, without those of the audit. */
export const ownValues = (resource: Resource, record: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.keys(resource.fields)
      .filter(key => record[key] !== undefined && record[key] !== null)
      .map(key => [key, record[key]]),
  );
