import fc from 'fast-check';
import { expect, it } from 'vitest';
import { daysBetween } from './days.ts';
import { clockIn } from './clock-in.ts';

it('[K15] accept: order day of an amazon.com order at 2026-03-01 07:30 UTC is 2026-02-28 (America/Los_Angeles)', () => {
  const moment = new Date('2026-03-01T07:30:00Z');
  expect(clockIn(moment, 'America/Los_Angeles')).toEqual({ day: '2026-02-28', time: '23:30' });
  expect(clockIn(moment, 'Asia/Shanghai')).toEqual({ day: '2026-03-01', time: '15:30' });
  expect(() => clockIn(moment, 'Nowhere/At_All')).toThrow(RangeError);
});

it('[K15] summer time moves the clock and not the order of moments', () => {
  expect(clockIn(new Date('2026-03-08T09:59:00Z'), 'America/Los_Angeles')).toEqual({ day: '2026-03-08', time: '01:59' });
  expect(clockIn(new Date('2026-03-08T10:00:00Z'), 'America/Los_Angeles')).toEqual({ day: '2026-03-08', time: '03:00' });
});

it('[K15] no place is more than a day from that of Greenwich', () => {
  const zones = fc.constantFrom('Pacific/Kiritimati', 'Pacific/Pago_Pago', 'Asia/Kolkata', 'Europe/London', 'America/Los_Angeles');
  const moments = fc.date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2090-01-01T00:00:00Z'), noInvalidDate: true });
  fc.assert(
    fc.property(moments, zones, (moment, zone) => {
      const { day, time } = clockIn(moment, zone);
      expect(Math.abs(daysBetween(clockIn(moment, 'UTC').day, day))).toBeLessThanOrEqual(1);
      expect(time).toMatch(/^([01]\d|2[0-3]):[0-5]\d$/);
      expect(clockIn(moment, 'UTC').day).toBe(moment.toISOString().slice(0, 10));
    }),
  );
});
