import type { LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { refuseClosing, refuseOpening } from './month-lock.ts';

const month = (written: string) => `${written}-01` as LocalDate;
const code = (asked: string, last?: string) =>
  refuseClosing(month(asked), { running: month('2026-06'), ...(last ? { last: month(last) } : {}) })?.code;

it('[R13] closes months in order, once they are over', () => {
  expect(code('2026-03')).toBeUndefined();
  expect(code('2026-06')).toBe('PERIOD_NOT_OVER');
  expect(code('2026-04', '2026-03')).toBeUndefined();
  expect(code('2026-05', '2026-03')).toBe('PERIOD_GAP');
  expect(code('2026-03', '2026-03')).toBe('PERIOD_CLOSED');
});

it('[R13] opens the last closed month again, and no other', () => {
  expect(refuseOpening(month('2026-03'), { last: month('2026-03') })).toBeUndefined();
  expect(refuseOpening(month('2026-02'), { last: month('2026-03') })?.code).toBe('PERIOD_NOT_LAST');
  expect(refuseOpening(month('2026-02'), {})?.code).toBe('PERIOD_NOT_LAST');
});
