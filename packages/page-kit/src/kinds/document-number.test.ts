import fc from 'fast-check';
import { expect, it } from 'vitest';
import type { CodeField } from '../field/field.ts';
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
  expect(['OB-260-520', 'OB-260-5', 'OB-260-520-'].map(ungrouped)).toEqual(['OB260520', 'OB2605', 'OB260520']);
  expect(['SO-10001', 'PO-2026-0001', 'AX-100-B'].map(ungrouped)).toEqual(['SO-10001', 'PO-2026-0001', 'AX-100-B']);
});

it('what is shown is read back as what is stored', () => {
  fc.assert(fc.property(numbers, number => ungrouped(regrouped(number)) === number && scannedNumber(regrouped(number)) === number));
  expect(['PA-001-02', 'US-W/PA-001-02'].map(scannedNumber)).toEqual(['PA-001-02', 'US-W/PA-001-02']);
  fc.assert(fc.property(fc.string(), text => regrouped(ungrouped(text)).replaceAll('-', '') === text.replaceAll('-', '')));
});
