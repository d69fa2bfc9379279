import { text } from '@axle/kernel';
import fc from 'fast-check';
import type { LinesField } from '../field/field.ts';
import { defineResource, type RecordValues } from '../resource/resource.ts';

/** Lines known by their part. */
export const sampleLines = {
  kind: 'lines',
  label: text('明细', 'Lines'),
  required: true,
  by: ['part'],
  most: 2000,
  sums: ['quantity'],
  fields: {
    part: { kind: 'text', label: text('零件', 'Part'), required: true, maxLength: 20 },
    quantity: { kind: 'integer', label: text('数量', 'Quantity'), required: true, min: 1, max: 1_000_000 },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 40 },
  },
} as const satisfies LinesField;

/** A document: a head with lines. */
export const sampleDocument = defineResource({
  entity: 'sampleDocument',
  label: text('样例单', 'Sample document'),
  service: 'item',
  nameFields: ['code'],
  unique: [{ fields: ['code'] }],
  fields: {
    code: { kind: 'text', label: text('单号', 'Number'), required: true, key: true, maxLength: 20 },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 40 },
    size: { kind: 'integer', label: text('数量', 'Size'), min: 0, max: 100 },
    lines: sampleLines,
  },
});

const line = fc.record({ quantity: fc.integer({ min: 1, max: 3 }), note: fc.constantFrom(undefined, 'a', 'b') });

/** Documents over few values, so that two of them often agree in part. */
export const sampleDocuments: fc.Arbitrary<RecordValues> = fc
  .record({
    code: fc.constantFrom('D1', 'D2'),
    note: fc.constantFrom(undefined, 'x', 'y'),
    size: fc.constantFrom(undefined, 1, 2),
    lines: fc.dictionary(fc.constantFrom('A', 'B', 'C', 'D'), line, { maxKeys: 4 }),
  })
  .map(({ lines, ...head }) => ({ ...head, lines: Object.entries(lines).map(([part, held]) => ({ part, ...held })) }));
