import { add, compareDecimals, type Decimal, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anySoldFigures } from '../testing.ts';
import { type PivotCell, pivotSums } from './pivot.ts';
import { salesRates, type SoldFigures, sumSold } from './sales-figures.ts';

const d = (value: string) => value as Decimal;
const sold = (units: number, gross: string): SoldFigures => ({ ...sumSold([]), units, orders: units, grossSales: d(gross) });

describe('[O5c] the totals of a pivot', () => {
  it('10 units for 100 and 30 units for 150 have a price of 6.25, not the mean of 10 and 5', () => {
    const { rows, columns, all } = pivotSums([
      { row: 'US', column: '2026-10', sold: sold(10, '100') },
      { row: 'US', column: '2026-11', sold: sold(30, '150') },
      { row: 'DE', column: '2026-11', sold: sold(10, '50') },
    ]);
    expect(salesRates(rows.get('US')!)).toMatchObject({ netSales: '250', asp: '6.25' });
    expect(salesRates(columns.get('2026-11')!)).toMatchObject({ netSales: '200', asp: '5' });
    expect(all).toMatchObject({ units: 50, grossSales: '300' });
  });

  it('rows and columns both come to all, and do so when some are summed as the others', () => {
    const anyCell = fc.record({ row: fc.constantFrom('A', 'B', 'C'), column: fc.constantFrom('1', '2'), sold: anySoldFigures() });
    const units = (sums: ReadonlyMap<string, SoldFigures>) => [...sums.values()].reduce((total, one) => total + one.units, 0);
    const gross = (sums: ReadonlyMap<string, SoldFigures>) => [...sums.values()].reduce((total, one) => add(total, one.grossSales), zero);
    fc.assert(
      fc.property(fc.array(anyCell, { maxLength: 12 }), (cells: readonly PivotCell[]) => {
        const whole = pivotSums(cells);
        const others = pivotSums(cells.map(cell => (cell.row === 'A' ? cell : { ...cell, row: 'others' })));
        for (const sums of [whole.rows, whole.columns, others.rows, others.columns]) {
          expect(units(sums)).toBe(whole.all.units);
          expect(compareDecimals(gross(sums), whole.all.grossSales)).toBe(0);
        }
        expect(others.rows.get('A')).toEqual(whole.rows.get('A'));
        expect(others.columns).toEqual(whole.columns);
      }),
    );
  });
});
