import type { LineField } from '@axle/page-kit';

const writtenKinds: ReadonlySet<LineField['kind']> = new Set([
  'text',
  'code',
  'integer',
  'bytes',
  'decimal',
  'money',
  'percent',
  'quantity',
  'measure',
]);

/** Whether a column's values are written as text; the others, and codes that are looked up, have an input of their own. */
export const isWrittenField = (field: LineField | undefined): boolean =>
  field === undefined || (writtenKinds.has(field.kind) && !(field.kind === 'code' && field.looksUp));
