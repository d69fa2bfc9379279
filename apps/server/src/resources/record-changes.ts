import { changesBetween, enableStatus, type FieldChange, hasStatus, type RecordValues, type Resource } from '@axle/page-kit';

/** [S4] The resource's own fields (and the status) that differ between two records; an absent side was, or becomes, empty. */
export const recordChanges = (resource: Resource, before: RecordValues, after: RecordValues): readonly FieldChange[] =>
  changesBetween(hasStatus(resource) ? { ...storedFields(resource), status: enableStatus } : storedFields(resource), before, after);

const storedFields = ({ fields, readFrom }: Resource): Resource['fields'] =>
  readFrom === undefined ? fields : Object.fromEntries(Object.entries(fields).filter(([, { figure }]) => !figure));

/** The resource's own fields of a record, without figures and those of the audit. */
export const ownValues = (resource: Resource, record: RecordValues): RecordValues =>
  Object.fromEntries(
    Object.keys(storedFields(resource))
      .filter(key => record[key] !== undefined && record[key] !== null)
      .map(key => [key, record[key]]),
  );
