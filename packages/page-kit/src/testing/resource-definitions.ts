import fc from 'fast-check';
import type { Field } from '../field/field.ts';
import { defineResource, type Resource } from '../resource/resource.ts';

const label = { zh: '字段', en: 'Field' };
const codes = ['a', 'B', 'a_b', '轿', 'Z 4'].map(code => ({ code, label: { zh: code, en: code } }));
const numbered = [3, 0, 12].map(code => ({ code, label: { zh: String(code), en: String(code) } }));
const required = fc.boolean();

/** A field of any kind that can be filtered, with terms of its own. */
const fields: fc.Arbitrary<Field> = fc.oneof(
  fc.record({
    kind: fc.constant('text' as const),
    label: fc.constant(label),
    required,
    fold: fc.boolean(),
    maxLength: fc.integer({ min: 8, max: 60 }),
  }),
  fc.record({
    kind: fc.constant('integer' as const),
    label: fc.constant(label),
    required,
    min: fc.integer({ min: -5, max: 0 }),
    max: fc.integer({ min: 5, max: 9_000_000_000 }),
  }),
  fc.record({ kind: fc.constant('enum' as const), label: fc.constant(label), required, options: fc.constantFrom(codes, numbered) }),
  fc.record({ kind: fc.constantFrom('enumList' as const), label: fc.constant(label), required, options: fc.constant(codes) }),
  fc.record({
    kind: fc.constantFrom('bool' as const, 'instant' as const, 'user' as const, 'bytes' as const),
    label: fc.constant(label),
    required,
  }),
  fc.record({
    kind: fc.constantFrom('decimal' as const, 'percent' as const),
    label: fc.constant(label),
    required,
    scale: fc.integer({ min: 0, max: 8 }),
    min: fc.constantFrom('-99999999999999', '-5.5'),
  }),
  fc.record({
    kind: fc.constant('money' as const),
    label: fc.constant(label),
    required,
    scale: fc.constant(4),
    currency: fc.constantFrom({ code: 'CNY' }, { field: 'field0' }),
  }),
  fc.record({
    kind: fc.constant('quantity' as const),
    label: fc.constant(label),
    required,
    scale: fc.constant(2),
    unit: fc.constantFrom({ label }, { field: 'field0' }),
  }),
  fc.record({
    kind: fc.constant('measure' as const),
    label: fc.constant(label),
    required,
    unit: fc.constantFrom('cm' as const, 'kg' as const, 'm3' as const),
  }),
  fc.record({
    kind: fc.constantFrom('date' as const, 'week' as const, 'month' as const, 'time' as const),
    label: fc.constant(label),
    required,
  }),
  fc.record({ kind: fc.constant('tags' as const), label: fc.constant(label), required, maxLength: fc.constant(20) }),
  fc.record({ kind: fc.constant('page' as const), label: fc.constant(label), required, by: fc.constant('page' as const) }),
);

/** Definitions of records with one to six fields of any kinds, managed or not, without keys or rules. */
export const resourceDefinitions: fc.Arbitrary<Resource> = fc
  .record({ list: fc.array(fields, { minLength: 1, maxLength: 6 }), managed: fc.boolean() })
  .map(({ list, managed }) =>
    defineResource({
      entity: 'randomThing',
      label,
      service: 'item',
      nameFields: ['field0'],
      fields: Object.fromEntries(list.map((field, place) => [`field${place}`, field])),
      managed,
    }),
  );
