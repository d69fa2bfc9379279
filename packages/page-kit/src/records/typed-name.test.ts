import { text } from '@axle/kernel';
import { expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import { typedName } from './typed-name.ts';

const label = text('词', 'Word');
const part = defineResource({
  entity: 'part',
  label,
  service: 'item',
  nameFields: ['code', 'title'],
  fields: {
    code: { kind: 'code', label },
    title: { kind: 'text', label },
    colour: { kind: 'enum', label, options: [{ code: 'R', label }] },
    key: { kind: 'text', label, secret: true },
    brand: { kind: 'ref', label, entity: 'brand' },
    weight: { kind: 'decimal', label, scale: 2 },
    note: { kind: 'text', label },
    origin: { kind: 'text', label },
    size: { kind: 'integer', label },
  },
});

it('[DN1] a draft is called by what names its record, as far as it is typed', () => {
  expect(typedName(part, { code: 'AX-1', title: ' Oil filter ', note: 'later' })).toBe('AX-1 Oil filter');
  expect(typedName(part, { title: 'Oil filter', code: null })).toBe('Oil filter');
});

it('[DN1] without that by the first three texts and numbers, never by a choice, a number of another record or a secret', () => {
  expect(typedName(part, { size: 3, origin: 'DE', note: 'n', weight: '1.50', colour: 'R', brand: 7, key: 'hush' })).toBe('1.50 n DE');
  expect(typedName(part, { colour: 'R', brand: 7, key: 'hush', note: '  ' })).toBeUndefined();
});

it('[DN1] a long name is cut', () => {
  expect(typedName(part, { title: 'x'.repeat(80) })).toBe(`${'x'.repeat(59)}…`);
});
