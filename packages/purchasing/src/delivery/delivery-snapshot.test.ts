import type { LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { snapshotRefusals, wholeMonth } from './delivery-snapshot.ts';

const day = (text: string) => `2026-${text}` as LocalDate;

it('[R65] the report of a month is kept once it is over, and once', () => {
  const codes = (month: string, isSaved: boolean) => snapshotRefusals(month, isSaved, day('05-31')).map(({ code }) => code);
  expect([codes('2026-04', false), codes('2026-04', true), codes('2026-05', false)]).toEqual([[], ['SAVED'], ['NOT_OVER']]);
});

it('[R65] a period is a month from its first day to its last, and no other', () => {
  expect(wholeMonth(day('02-01'), day('02-28'))).toBe('2026-02');
  expect([wholeMonth(day('02-01'), day('02-27')), wholeMonth(day('02-02'), day('02-28')), wholeMonth(day('02-01'), day('03-31'))]).toEqual([
    undefined,
    undefined,
    undefined,
  ]);
});
