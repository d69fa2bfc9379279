import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CodeField } from '../field/code-field.ts';
import { soughtCodes } from './code.ts';
import { regrouped, scannedNumber, ungrouped } from './document-number.ts';
import { acceptValue, formatValue } from './kinds.ts';

const numbers = fc.stringMatching(/^[A-Z]{2}\d{11}$/);
const field: CodeField = { kind: 'code', label: { zh: '单号', en: 'Number' }, maxLength: 20, documentNo: true };

it('[spec 5.9] numbers of our documents are read with hyphens after positions 2, 5 and 8, those of others as they are', () => {
  expect(formatValue(field, 'OB26052000042', 'en')).toBe('OB-260-520-00042');
  expect(['SP0000000042', '1Z999AA10123456784', 'SO-10001', 'TF2605200'].map(regrouped)).toEqual([
    'SP0000000042',
    '1Z999AA10123456784',
    'SO-10001',
    'TF2605200',
  ]);
  expect(formatValue({ ...field, documentNo: false }, 'OB26052000042', 'en')).toBe('OB26052000042');
});

it('[spec 5.9] both forms are taken, whole or begun', () => {
  expect(acceptValue(field, ' ob-260-520-00042')).toEqual({ ok: true, value: 'OB26052000042' });
  expect(acceptValue(field, 'OB26052000042')).toEqual({ ok: true, value: 'OB26052000042' });
  expect(['OB-26', 'OB-260-', 'OB-260-5', 'OB-260-520', 'OB-260-520-'].map(ungrouped)).toEqual([
    'OB26',
    'OB260',
    'OB2605',
    'OB260520',
    'OB260520',
  ]);
  expect(['SO-10001', 'PO-2026-0001', 'AX-100-B'].map(ungrouped)).toEqual(['SO-10001', 'PO-2026-0001', 'AX-100-B']);
});

it('any beginning of a number as it is read is looked for as the beginning of the number that is stored', () => {
  fc.assert(
    fc.property(numbers, fc.nat(), (number, cut) => {
      const written = regrouped(number);
      const begun = written.slice(0, 4 + (cut % (written.length - 3)));
      expect(number.startsWith(ungrouped(begun))).toBe(true);
      expect(ungrouped(begun)).toBe(begun.replaceAll('-', ''));
      expect(soughtCodes(field, begun.toLowerCase())).toContain(ungrouped(begun));
    }),
  );
});

it('a beginning may be that of somebody else’s number too, and is stored as it was written', () => {
  expect(soughtCodes(field, 'so-100')).toEqual(['SO-100', 'SO100']);
  expect(soughtCodes(field, 'OB-260-520-00042')).toEqual(['OB26052000042']);
  expect(soughtCodes({ documentNo: false }, 'ob-26')).toEqual(['OB-26']);
  expect(acceptValue(field, 'so-100')).toEqual({ ok: true, value: 'SO-100' });
});

it('what is shown is read back as what is stored', () => {
  fc.assert(fc.property(numbers, number => ungrouped(regrouped(number)) === number && scannedNumber(regrouped(number)) === number));
  expect(['PA-001-02', 'US-W/PA-001-02'].map(scannedNumber)).toEqual(['PA-001-02', 'US-W/PA-001-02']);
  fc.assert(fc.property(fc.string(), text => regrouped(ungrouped(text)).replaceAll('-', '') === text.replaceAll('-', '')));
});
