import { diff, type ValueMeta, type ValueMetas } from '@axle/approvals';
import { type Field, holdsDecimals, type RecordRow, type RecordValues, type Resource } from '@axle/page-kit';

function metaOf(field: Field): ValueMeta {
  if (field.kind === 'integer' || holdsDecimals(field)) return { kind: 'number' };
  if (field.kind === 'instant') return { kind: 'moment' };
  if (field.kind !== 'lines') return { kind: 'plain' };
  return {
    kind: 'lines',
    by: field.by,
    fields: Object.fromEntries(Object.entries(field.fields).map(([key, held]) => [key, metaOf(held)])),
  };
}

/** How the fields of a resource that people or documents write are compared. */
export const metasOf = ({ fields }: Resource): ValueMetas =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => !field.figure)
      .map(([key, field]) => [key, metaOf(field)]),
  );

/** How the fields of a resource that are under approval are compared; none where nothing is. */
export const approvalMetas = ({ fields }: Resource): ValueMetas =>
  Object.fromEntries(
    Object.entries(fields)
      .filter(([, field]) => field.approval)
      .map(([key, field]) => [key, metaOf(field)]),
  );

/** Whether what a record holds is in force. A document in its first state is not: there is nothing to keep. */
export const isInForce = ({ states }: Resource, record: RecordRow): boolean => !states || record[states.field] !== states.initial;

/** [A14] Whether a change of a record touches fields under approval, so that it must say why. */
export const asksReason = (resource: Resource, before: RecordRow, after: RecordValues): boolean =>
  isInForce(resource, before) && diff(before, after, approvalMetas(resource)).length > 0;
