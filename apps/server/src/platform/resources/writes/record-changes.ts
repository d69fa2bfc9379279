import { changesBetween, enableStatus, type FieldChange, hasStatus, onceFor, type RecordValues, type Resource } from '@axle/page-kit';

/** [S4] The resource's own fields (and the status) that differ between two records; an absent side was, or becomes, empty. */
export const recordChanges = (resource: Resource, before: RecordValues, after: RecordValues): readonly FieldChange[] =>
  changesBetween(comparedFields(resource), before, after);

const storedFields = onceFor(({ fields, readFrom }: Resource): Resource['fields'] =>
  readFrom === undefined ? fields : Object.fromEntries(Object.entries(fields).filter(([, { figure }]) => !figure)),
);

const comparedFields = onceFor((resource: Resource): Resource['fields'] =>
  hasStatus(resource) ? { ...storedFields(resource), status: enableStatus } : storedFields(resource),
);

const storedKeys = onceFor((resource: Resource) => Object.keys(storedFields(resource)));

/** The resource's own fields of a record, without figures and those of the audit. */
export function ownValues(resource: Resource, record: RecordValues): RecordValues {
  const own: Record<string, unknown> = {};
  for (const key of storedKeys(resource)) if (record[key] !== undefined && record[key] !== null) own[key] = record[key];
  return own;
}
