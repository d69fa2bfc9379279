import { fieldsOf } from '@axle/page-kit';
import { sampleResource } from '@axle/page-kit/testing';
import { describe, expect, it } from 'vitest';
import { samplePage } from '../testing/sample-page.ts';
import { changeColumn, laidOut, layoutOf, moveColumn, pageColumns } from './column-layout.ts';

const columns = pageColumns(samplePage, fieldsOf(sampleResource), () => true);
const names = (some: typeof columns) => some.map(column => (column.pinned ? `[${column.field}]` : column.field)).join(' ');

describe('columns of a list', () => {
  it('stand as the page has them, pinned ones first', () => {
    expect(names(laidOut(columns, undefined))).toBe('[code] note size drive styles owner seenAt status updatedAt');
  });

  it('show who created records and when, where no column shows who changed them', () => {
    const visible = (...made: readonly string[]) =>
      pageColumns({ ...samplePage, columns: ['code', ...made] }, fieldsOf(sampleResource), () => true)
        .filter(column => column.visible)
        .map(({ field }) => field);
    expect(visible('createdBy', 'createdAt')).toEqual(['code', 'createdBy', 'createdAt']);
    expect(visible('createdBy', 'createdAt', 'updatedAt')).toEqual(['code', 'updatedAt']);
  });

  it('come back from a saved layout as they were', () => {
    const own = changeColumn(moveColumn(columns, 'status', 'note'), 'size', { visible: false, width: 300 });
    expect(laidOut(columns, layoutOf(own, 'compact'))).toEqual(own);
  });

  it('that a saved layout does not know stand behind their neighbour; those it knows too much are passed over', () => {
    const layout = layoutOf(columns.filter(column => column.field !== 'size').toReversed(), undefined);
    const strange = { ...layout, columns: [...layout.columns, { field: 'gone', visible: true }] };
    expect(names(laidOut(columns, strange))).toBe('[code] updatedAt status seenAt owner styles drive note size');
  });

  it('dropped among pinned ones are pinned, and the reverse', () => {
    expect(names(moveColumn(columns, 'drive', 'code'))).toBe('[drive] [code] note size styles owner seenAt status updatedAt');
    expect(names(moveColumn(columns, 'code', 'status'))).toBe('note size drive styles owner seenAt code status updatedAt');
  });
});
