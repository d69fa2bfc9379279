import { text } from '@axle/kernel';
import type { LineField, LinesField } from '@axle/page-kit';
import type { PropertyColumn, SheetRow } from './property-sheets.ts';

/** A row of the grid: its SKU, its name, and its values by the code of the property. */
export type SheetLine = Readonly<Record<string, unknown>>;

const mostDigits = '999999999';

/**
 * The column of a property: a field of the kind that its values are of. What is required is marked and kept open: rows are filled in bit by
 * bit.
 */
export function sheetField({ code, nameZh, nameEn, type, unit, options = [], min, max, required }: PropertyColumn): LineField {
  const word = (name: string) => `${name || code}${unit ? ` (${unit})` : ''}${required ? ' *' : ''}`;
  const label = text(word(nameZh), word(nameEn));
  const choices = options.map(option => ({
    code: option.code,
    label: text(option.zh, option.en),
    also: [option.code, option.zh, option.en],
  }));
  switch (type) {
    case 'int':
      return { kind: 'integer', label, min: Number(min ?? `-${mostDigits}`), max: Number(max ?? mostDigits), grouping: false, width: 120 };
    case 'decimal':
      return { kind: 'decimal', label, scale: 4, min: min ?? `-${mostDigits}`, max: max ?? mostDigits, width: 120 };
    case 'bool':
      return { kind: 'bool', label, width: 120 };
    case 'option':
      return { kind: 'enum', label, options: choices, width: 150 };
    case 'multiOption':
      return { kind: 'enumList', label, options: choices, width: 190 };
    case 'date':
      return { kind: 'date', label, width: 130 };
    case 'range':
    case 'text':
      return { kind: 'text', label, maxLength: 200, width: 150 };
  }
}

/** The sheet of a category as lines: the SKU names the line. */
export const sheetLines = (columns: readonly PropertyColumn[]): LinesField => ({
  kind: 'lines',
  label: text('SKU属性值', 'SKU property values'),
  by: ['sku'],
  most: 2000,
  fixed: true,
  fields: {
    sku: { kind: 'code', label: text('SKU', 'SKU'), required: true, maxLength: 32, width: 170 },
    name: { kind: 'text', label: text('名称', 'Name'), maxLength: 200, width: 240 },
    ...Object.fromEntries(columns.map(column => [column.code, sheetField(column)])),
  },
});

/** A stored value as the grid holds it. */
export function shownValue({ type }: PropertyColumn, value: string | undefined): unknown {
  if (value === undefined || value === '') return undefined;
  if (type === 'int') return Number(value);
  if (type === 'bool') return value === 'true';
  return type === 'multiOption' ? value.split(',') : value;
}

/** What the grid holds as the text that is sent. */
export function sentValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return Array.isArray(value) ? value.join(',') : String(value);
}

/** A SKU as a line of the grid. */
export const sheetLine = (columns: readonly PropertyColumn[], { sku, nameZh, nameEn, values }: SheetRow, english: boolean): SheetLine => ({
  sku,
  name: english ? nameEn : nameZh,
  ...Object.fromEntries(columns.map(column => [column.code, shownValue(column, values[column.code])])),
});
