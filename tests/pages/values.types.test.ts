import type { Decimal, LocalDate, Refusal } from '@axle/kernel';
import { defineResource, type RecordOf, type RowOf } from '@axle/page-kit';
import { expect, expectTypeOf, it } from 'vitest';

const words = { zh: '箱', en: 'Crate' };
const crate = { entity: 'crate', label: words, service: 'item', nameFields: ['code'] } as const;
const fields = {
  code: { kind: 'code', label: words, maxLength: 9 },
  weight: { kind: 'measure', label: words, unit: 'kg' },
  pieces: { kind: 'integer', label: words, min: 0, max: 99 },
  packedOn: { kind: 'date', label: words },
  keeper: { kind: 'user', label: words },
  size: {
    kind: 'enum',
    label: words,
    options: [
      { code: 'small', label: words },
      { code: 'large', label: words },
    ],
  },
  marks: { kind: 'tags', label: words, maxLength: 9 },
  lines: {
    kind: 'lines',
    label: words,
    by: ['part'],
    most: 9,
    fields: { part: { kind: 'ref', label: words, entity: 'part' }, sealed: { kind: 'bool', label: words } },
  },
} as const;
const crates = defineResource({ ...crate, fields });

it('the values of a record are typed by the kinds of its fields, and any may be empty', () => {
  expectTypeOf<RecordOf<typeof crates>>().toEqualTypeOf<{
    readonly code?: string;
    readonly weight?: Decimal;
    readonly pieces?: number;
    readonly packedOn?: LocalDate;
    readonly keeper?: number;
    readonly size?: 'small' | 'large';
    readonly marks?: readonly string[];
    readonly lines?: readonly { readonly part?: number; readonly sealed?: boolean }[];
  }>();
  expectTypeOf<RowOf<typeof crates>['id']>().toEqualTypeOf<number>();
  expect(Object.keys(crates.fields)).toHaveLength(8);
});

const heavy = ({ weight }: { readonly weight?: Decimal }): readonly Refusal[] => (weight === undefined ? [] : []);
const wide = ({ width }: { readonly width?: Decimal; readonly code?: string }): readonly Refusal[] => (width === undefined ? [] : []);
const counted = ({ weight }: { readonly weight?: number }): readonly Refusal[] => (weight === undefined ? [] : []);
const ofSize = ({ size }: { readonly size?: 'small' | 'huge' }): readonly Refusal[] => (size === undefined ? [] : []);

it('a rule is given values that it understands, or does not compile', () => {
  expect(defineResource({ ...crate, fields, checks: [heavy, wide] }).checks).toHaveLength(2);
  const wrong = [
    // @ts-expect-error a weight is a decimal, not a binary number
    defineResource({ ...crate, fields, checks: [counted] }),
    // @ts-expect-error the dictionary has a code that the rule does not know
    defineResource({ ...crate, fields, checks: [ofSize] }),
    // @ts-expect-error the answer is no number of pieces
    defineResource({ ...crate, fields, derive: () => ({ pieces: 'many' }) }),
  ];
  expect(wrong).toHaveLength(3);
});
