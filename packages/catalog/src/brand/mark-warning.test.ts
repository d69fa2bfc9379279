import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { markWarning } from './mark-warning.ts';

const today = '2026-05-20' as LocalDate;
const mark = (days: number, no = '5123456') => ({ country: 'US', no, expiry: addDays(today, days) });
const due = (...days: number[]) =>
  markWarning(
    days.map(each => mark(each)),
    today,
  )?.due;

it('[BR1] a trademark expiring in 89 days triggers a reminder, one in 90 does not yet, an expired one no longer', () => {
  expect([due(89), due(90), due(-1), due(0), due(60), due(59), due(30), due(7)]).toEqual([89, undefined, undefined, 7, 60, 60, 30, 7]);
  expect(markWarning([{ country: 'CN', no: '1' }], today)).toBeUndefined();
});

it('[BR1] all that expire are listed together, the earliest first', () => {
  expect(markWarning([mark(80, 'B'), mark(300, 'C'), mark(20, 'A')], today)).toMatchObject({
    due: 30,
    daysLeft: 20,
    marks: [{ no: 'A' }, { no: 'B' }],
  });
});

it('[BR1] the warning only grows more urgent as days go by', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 0, max: 200 }), { minLength: 1 }), fc.nat(60), (days, later) => {
      const first = Math.min(...days);
      fc.pre(later <= first);
      const marks = days.map(each => mark(each));
      const [now, then] = [markWarning(marks, today), markWarning(marks, addDays(today, later))];
      expect(then?.due ?? Infinity).toBeLessThanOrEqual(now?.due ?? Infinity);
      expect(now === undefined).toBe(first > 89);
    }),
  );
});
