import type { LineField } from '@axle/page-kit';

/** Kinds whose values are written as text; the others are chosen with their own input. */
export const writtenKinds: ReadonlySet<LineField['kind']> = new Set([
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
