import type { Refusal } from '@axle/kernel';
import { binCodeOf } from './bin-codes.ts';

type Cells = Readonly<Record<string, string>>;
const two = (cell: string): string => (/^\d$/.test(cell) ? cell.padStart(2, '0') : cell);

/** [W9] A row of a file names its area by number and its place in parts; area and code follow from them. */
export function binRow(cells: Cells): { readonly cells: Cells; readonly refusals: readonly Refusal[] } {
  const given = (key: string): string => (cells[key] ?? '').normalize('NFKC').trim().toUpperCase();
  const [warehouse, area, aisle, rack, level, pos] = [
    given('warehouse'),
    given('area'),
    two(given('aisle')),
    two(given('rack')),
    given('level'),
    given('pos'),
  ];
  const number = area.slice(area.lastIndexOf('/') + 1);
  const whole = [number, aisle, rack, level, pos].every(part => part !== '');
  return {
    cells: {
      ...cells,
      ...(warehouse !== '' && area !== '' && !area.includes('/') ? { area: `${warehouse}/${area}` } : {}),
      aisle,
      rack,
      ...(whole && given('binCode') === '' ? { binCode: binCodeOf(number, aisle, rack, Number(level), Number(pos)) } : {}),
    },
    refusals: [],
  };
}
