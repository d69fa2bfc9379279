import type { RecordRow } from '@axle/page-kit';
import { expect, it } from 'vitest';
import { stepInTree, treeOf, treeRows } from './tree-rows.ts';

const row = (id: number, parent?: number, skus = 0): RecordRow => ({ id, version: 1, skus, ...(parent === undefined ? {} : { parent }) });
const tree = treeOf([row(1), row(2, 1, 5), row(3, 1, 7), row(4, 3, 2), row(5, 99, 1)], 'parent', 'skus');
const inSight = (...open: number[]) => treeRows(tree, new Set(open));
const shown = (...open: number[]) =>
  inSight(...open).map(({ row: { id }, level, open: isOpen }) => `${id}@${level}${isOpen ? ' open' : ''}`);

it('what stands below a record is in sight once it is open, and adds up above it', () => {
  expect(shown()).toEqual(['1@1', '5@1']);
  expect(shown(1, 4)).toEqual(['1@1 open', '2@2', '3@2', '5@1']);
  expect(shown(1, 3)).toEqual(['1@1 open', '2@2', '3@2 open', '4@3', '5@1']);
  expect([...tree.totals]).toEqual([
    [2, 5],
    [4, 2],
    [3, 9],
    [1, 14],
    [5, 1],
  ]);
});

it('arrows go up and down, into a branch and out of it; right opens what is closed, left closes what is open', () => {
  const rows = inSight(1, 3);
  const step = (key: string, id: number) =>
    stepInTree(
      key,
      rows,
      rows.findIndex(one => one.row.id === id),
    );
  expect([step('ArrowDown', 1), step('ArrowUp', 1), step('End', 1), step('Home', 4)]).toEqual([{ to: 2 }, undefined, { to: 5 }, { to: 1 }]);
  expect([step('ArrowRight', 3), step('ArrowRight', 2), step('ArrowLeft', 4), step('ArrowLeft', 3)]).toEqual([
    { to: 4 },
    undefined,
    { to: 3 },
    { close: 3 },
  ]);
  expect([stepInTree('ArrowRight', inSight(), 0), stepInTree('ArrowLeft', inSight(), 0), step('x', 1)]).toEqual([
    { open: 1 },
    undefined,
    undefined,
  ]);
});
