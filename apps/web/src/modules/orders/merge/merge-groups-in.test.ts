import { expect, it } from 'vitest';
import { chosenOf, groupsIn, savingOf } from './merge-groups-in.ts';

const rows = [
  { no: 1, order: 11, version: 1 },
  { no: 1, order: 12, version: 3 },
  { no: 2, order: 21, version: 1 },
  { no: 2, order: 22, version: 1 },
  { no: 2, order: 23, version: 1 },
];
const groups = groupsIn({ groups: [{ no: 1, saving: '2.5' }, { no: 2 }], rows });

it('rows stand with their group, and what groups save is added up where it is known', () => {
  expect(groups.map(({ no, rows: of }) => [no, of.length])).toEqual([
    [1, 2],
    [2, 3],
  ]);
  expect(savingOf(groups)).toBe('2.5');
});

it('the ticked orders of a group are merged where there are two, else all of them', () => {
  const orders = (ticked: readonly number[]) => chosenOf(groups[1]!, new Set(ticked)).map(({ order }) => order);
  expect(orders([21, 23])).toEqual([21, 23]);
  expect(orders([21])).toEqual([21, 22, 23]);
  expect(chosenOf(groups[0]!, new Set())).toEqual([
    { order: 11, version: 1 },
    { order: 12, version: 3 },
  ]);
});
