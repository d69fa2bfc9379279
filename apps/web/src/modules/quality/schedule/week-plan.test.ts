import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { cellKey, firstCell, isFull, isWaiting, type Lot, lotsAt, nextCell, placed, planIn, weeksOn } from './week-plan.ts';

const monday = '2026-05-18';
const days = [18, 19, 20, 21, 22, 23, 24].map(day => `2026-05-${day}` as LocalDate);
const today = days[2]!;
const lot = (id: number, more: object = {}) => ({
  id,
  version: 1,
  state: 'scheduled',
  inspector: 7,
  planDate: days[3]!,
  supplier: id,
  ...more,
});
const week = (lots: readonly object[], busy: readonly object[] = []) =>
  planIn({
    isCut: false,
    days: days.map(day => ({ day, kind: 'work' })),
    inspectors: [
      { inspector: 7, inspects: true },
      { inspector: 8, inspects: true },
      { inspector: 9, inspects: false },
    ],
    busy,
    lots,
  });
const at = (inspector: number, day: LocalDate) => ({ inspector, day });

it('what is scheduled stands with its inspector on its day; requests and days that passed before the week wait', () => {
  const plan = week([lot(1), lot(2, { state: 'requested', inspector: undefined }), lot(3, { planDate: '2026-05-15' })]);
  expect(lotsAt(plan, at(7, days[3]!)).map(({ id }) => id)).toEqual([1]);
  expect(plan.lots.filter(one => isWaiting(plan, one)).map(({ id }) => id)).toEqual([2, 3]);
});

it('[Q16] a third place is one too many, a second lot at a place is none, nor is one that is there already', () => {
  const plan = week([lot(1), lot(2)], [{ inspector: 7, day: days[3], places: 2, others: 0 }]);
  const full = (one: object) => isFull(plan, at(7, days[3]!), one as Lot);
  expect([full(lot(3)), full(lot(3, { supplier: 1 })), full(lot(1)), isFull(plan, at(8, days[3]!), lot(3) as Lot)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});

it('a lot is aimed at its wished day and somebody who has room, never at a day that has passed', () => {
  const plan = week([], [{ inspector: 7, day: days[3], places: 2, others: 2 }]);
  const waiting = (planDate: string) => ({ ...lot(1), state: 'requested', planDate }) as Lot;
  expect(firstCell(plan, waiting(days[3]!), today)).toEqual(at(8, days[3]!));
  expect(firstCell(plan, waiting('2026-05-11'), today)).toEqual(at(7, today));
  expect(firstCell(plan, lot(1, { inspector: 9, planDate: days[0] }) as Lot, today)).toEqual(at(9, days[0]!));
});

it('dropped, it stands in its cell and nowhere else', () => {
  const plan = placed(week([lot(1)]), 1, at(8, days[5]!));
  expect([lotsAt(plan, at(7, days[3]!)), lotsAt(plan, at(8, days[5]!)).map(({ id }) => id)]).toEqual([[], [1]]);
});

it('the arrows walk the cells and stay at the edge; other keys lead nowhere', () => {
  const plan = week([]);
  expect(nextCell(plan, at(7, days[0]!), 'ArrowDown')).toEqual(at(8, days[0]!));
  expect(nextCell(plan, at(7, days[0]!), 'ArrowLeft')).toEqual(at(7, days[0]!));
  expect(nextCell(plan, at(7, days[0]!), 'End')).toEqual(at(7, days[6]!));
  expect(nextCell(plan, at(7, days[0]!), 'x')).toBeUndefined();
  expect(weeksOn(at(7, monday as LocalDate), 1)).toEqual(at(7, '2026-05-25' as LocalDate));
});

it('whatever arrows are pressed, the cell is one of the week', () => {
  const plan = week([]);
  const keys = fc.array(fc.constantFrom('ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Home', 'End'), { maxLength: 30 });
  const cells = new Set(plan.inspectors.flatMap(({ id }) => days.map(day => cellKey(at(id, day)))));
  fc.assert(
    fc.property(keys, pressed => {
      const end = pressed.reduce((cell, key) => nextCell(plan, cell, key)!, at(7, days[2]!));
      expect(cells).toContain(cellKey(end));
    }),
  );
});
