import { formatValue, type LineField } from '@axle/page-kit';

/** A value as it can be pasted again, here or in a spreadsheet. */
export function copiedCell(field: LineField, value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : formatValue(field, value, 'zh-cn').replaceAll(/(?<=\d),(?=\d{3})/g, '');
}
