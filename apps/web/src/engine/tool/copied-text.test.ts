import { text } from '@axle/kernel';
import type { LinesField } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { asCells, asText } from './copied-text.ts';
const parts: LinesField = {
  kind: 'lines',
  label: text('零件', 'Parts'),
  by: ['sku'],
  most: 100,
  fields: {
    sku: { kind: 'code', label: text('SKU', 'SKU'), maxLength: 32 },
    fit: { kind: 'enum', label: text('适配', 'Fit'), options: [{ code: 'yes', label: text('适配', 'Fits') }] },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 100 },
    qty: { kind: 'integer', label: text('单车用量', 'Per vehicle'), min: 0, max: 99 },
    stock: { kind: 'text', label: text('库存', 'Stock'), maxLength: 100 },
  },
};
const lines = [
  { sku: 'BP-1', fit: 'yes', note: 'with\nsensor', qty: 2, stock: 'US 5' },
  { sku: 'BP-2', qty: 1 },
];

it('lines are put into a message without the columns that are not meant for it, nor those that are empty', () => {
  expect(asText(parts, ['sku', 'fit', 'note', 'qty'], lines, 'en')).toBe('BP-1 · Fits · with sensor · Per vehicle 2\nBP-2 · Per vehicle 1');
  expect(asText(parts, ['sku', 'fit', 'qty'], lines, 'zh-cn')).toBe('BP-1 · 适配 · 单车用量 2\nBP-2 · 单车用量 1');
  expect(asText(parts, ['sku'], [], 'zh-cn')).toBe('');
});

it('lines are put into a spreadsheet whole, each in a row of its own', () => {
  expect(asCells(parts, lines, 'en')).toBe('SKU\tFit\tNote\tPer vehicle\tStock\nBP-1\tFits\twith sensor\t2\tUS 5\nBP-2\t\t\t1\t');
});
