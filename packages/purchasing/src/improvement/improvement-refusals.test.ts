import type { LocalDate } from '@axle/kernel';
import { expect, it } from 'vitest';
import { improvementDaysLate, improvementRefusals } from './improvement-refusals.ts';

const [yesterday, today] = ['2026-05-19', '2026-05-20'] as readonly LocalDate[] as readonly [LocalDate, LocalDate];

it('[R81] an improvement is due from today on, and overdue behind its day until it is closed', () => {
  expect(improvementRefusals(yesterday, today)).toMatchObject([{ code: 'PAST', field: 'dueDate' }]);
  expect(improvementRefusals(today, today)).toEqual([]);
  expect(improvementDaysLate(today, true, today)).toBe(0);
  expect(improvementDaysLate(yesterday, true, today)).toBe(1);
  expect(improvementDaysLate(yesterday, false, today)).toBe(0);
});
