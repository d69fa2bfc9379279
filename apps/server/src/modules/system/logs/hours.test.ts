import { expect, it } from 'vitest';
import { hoursOf } from './hours.ts';

const now = new Date('2026-05-20T02:30:00.000Z');
const between = (from: string | null, to: string | null) => ({ field: 'at', op: 'between' as const, value: [from, to] });
const ends = (...filters: Parameters<typeof hoursOf>[0]) => {
  const { hours } = hoursOf(filters, now);
  return [hours.length, hours[0]?.words, hours.at(-1)?.words];
};

it('hours are those of the last three days, of a chosen day alone, and of the day of a chosen hour', () => {
  expect(ends()).toEqual([72, '05-18 00:00', '05-20 23:00']);
  const day = between('2026-05-10T16:00:00.000Z', '2026-05-11T15:59:59.999Z');
  expect(ends(day)).toEqual([24, '05-11 00:00', '05-11 23:00']);
  expect(ends(between('2026-05-11T01:00:00.000Z', '2026-05-11T01:59:59.999Z'))).toEqual(ends(day));
});

it('a longer span shows its last three days, one without an end those until now', () => {
  expect(ends(between('2026-04-01T00:00:00.000Z', '2026-05-11T15:59:59.999Z'))).toEqual([72, '05-09 00:00', '05-11 23:00']);
  expect(ends(between('2026-05-19T00:00:00.000Z', null))).toEqual([48, '05-19 00:00', '05-20 23:00']);
});

it('other conditions stay as they are', () => {
  const other = { field: 'account', op: 'eq' as const, value: 'buyer' };
  expect(hoursOf([other, between(null, null)], now).filters).toEqual([
    other,
    between('2026-05-17T16:00:00.000Z', '2026-05-20T15:59:59.999Z'),
  ]);
});
