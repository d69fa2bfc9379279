import { text } from '@axle/kernel';
import type { LinesField } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { foldedColumns } from './folded.ts';

const field: LinesField = {
  kind: 'lines',
  label: text('明细', 'Lines'),
  by: ['part'],
  most: 9,
  fields: {
    part: { kind: 'text', label: text('零件', 'Part'), required: true, maxLength: 9 },
    note: { kind: 'text', label: text('备注', 'Note'), maxLength: 9 },
    done: { kind: 'bool', label: text('完成', 'Done') },
    marks: { kind: 'tags', label: text('标记', 'Marks'), maxLength: 9 },
  },
};

it('a column of lines is folded away where no line has anything there, unless it may not be empty', () => {
  expect(foldedColumns(field, [{ part: 'A', done: false, marks: [] }, { part: 'B' }])).toEqual(['note', 'marks']);
  expect(foldedColumns(field, [{ part: 'A', note: 'x', done: true }])).toEqual(['marks']);
  expect(foldedColumns(field, [{}])).not.toContain('part');
  expect(foldedColumns(field, [])).toEqual([]);
});
