import { addWorkingDays, isWorkingDay, type LocalDate, workCalendar, workingDaysBetween } from '@axle/kernel';
import { localDates, workCalendars } from '@axle/kernel/testing';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { shipBy } from './ship-by.ts';
import { checkCarrierCodes, settledSetting, checkShippingSetting } from './shipping-settings.ts';

const us = workCalendar('US', [6, 7], [{ date: '2026-07-03' as LocalDate, kind: 'holiday' }]);
const day = (text: string) => text as LocalDate;
const summary = (date: string, time: string, more: object = {}) => {
  const found = shipBy(day(date), time, { handlingDays: 1, cutoffTime: '14:00', ...more }, us);
  return found.ok ? [found.value.countedFrom, found.value.shipBy] : found.refusal.code;
};

it('[SS1] US calendar, cut-off 14:00, handling 1: paid Thu 2026-07-02 15:10 → counted from Mon 07-06 → ship by Tue 2026-07-07 (07-03 holiday)', () => {
  expect(summary('2026-07-02', '15:10')).toEqual(['2026-07-06', '2026-07-07']);
  expect(summary('2026-07-02', '14:00')).toEqual(['2026-07-02', '2026-07-06']);
  expect(summary('2026-07-04', '09:00')).toEqual(['2026-07-06', '2026-07-07']);
  expect(summary('2026-07-03', '09:00', { weekendShip: true })).toEqual(['2026-07-04', '2026-07-05']);
  expect(summary('2026-07-06', '23:59', { cutoffTime: undefined, handlingDays: 0 })).toEqual(['2026-07-06', '2026-07-06']);
  expect(summary('2031-07-06', '09:00')).toBe('NO_CALENDAR');
});

it('[SS1] an order is counted from a working day, leaves so many working days later, and never earlier for being paid later', () => {
  const times = fc.constantFrom('00:00', '09:30', '14:00', '14:01', '23:59');
  const days = localDates()
    .map(date => day(`2026-${date.slice(5)}`))
    .filter(date => date < '2026-11-01' && date !== '2026-02-29');
  fc.assert(
    fc.property(workCalendars(), days, times, fc.nat(10), fc.boolean(), (calendar, paid, time, handlingDays, weekendShip) => {
      const terms = { handlingDays, cutoffTime: '14:00', weekendShip };
      const own = weekendShip ? { ...calendar, weekend: new Set<number>() } : calendar;
      const found = shipBy(paid, time, terms, calendar);
      if (!found.ok) return;
      expect(isWorkingDay(own, found.value.countedFrom)).toEqual({ ok: true, value: true });
      expect(workingDaysBetween(own, found.value.countedFrom, found.value.shipBy)).toEqual({ ok: true, value: handlingDays });
      expect(addWorkingDays(own, found.value.countedFrom, handlingDays)).toEqual({ ok: true, value: found.value.shipBy });
      const later = shipBy(paid, '23:59', terms, calendar);
      expect(later.ok && later.value.shipBy >= found.value.shipBy).toBe(true);
    }),
  );
});

it('[SS2] of each field the most special setting that has it counts: shop, site, platform, default', () => {
  const settings = [
    { scope: 'platform', handlingDays: 2 },
    { scope: 'default', handlingDays: 1, cutoffTime: '14:00' },
    { scope: 'store', weekendShip: false },
  ] as const;
  expect(settledSetting(settings, ['handlingDays', 'cutoffTime', 'weekendShip', 'insureFrom'])).toEqual({
    values: { handlingDays: 2, cutoffTime: '14:00', weekendShip: false },
    from: { handlingDays: 'platform', cutoffTime: 'default', weekendShip: 'store' },
  });
});

it('[SS2] the configuration of a shop on a site for a country goes before its setting', () => {
  const settings = [
    { scope: 'store', handlingDays: 3, cutoffTime: '12:00' },
    { scope: 'config', handlingDays: 1, cutoffTime: undefined },
  ] as const;
  expect(settledSetting(settings, ['handlingDays', 'cutoffTime'])).toEqual({
    values: { handlingDays: 1, cutoffTime: '12:00' },
    from: { handlingDays: 'config', cutoffTime: 'store' },
  });
});

it('[SS3] a setting names the one that it is for; the default one is whole', () => {
  const codes = (values: object) => checkShippingSetting({ ...values }).map(({ code, field }) => `${code} ${field}`);
  expect(codes({ scope: 'site', platform: 'amazon' })).toEqual(['SCOPE platform', 'REQUIRED site']);
  expect(codes({ scope: 'default' })).toEqual(['REQUIRED handlingDays', 'REQUIRED cutoffTime']);
  expect(codes({ scope: 'store', store: 3 })).toEqual([]);
});

it('[SS4] couriers on Amazon, eBay and Walmart have the code of the platform', () => {
  const refused = checkCarrierCodes('amazon', [{ courier: 1, platformCode: 'UPS' }, { courier: 2 }]);
  expect(refused).toEqual([
    {
      code: 'CARRIER_CODE',
      field: 'carrierMap.1.platformCode',
      message: { zh: '缺少平台承运商代码', en: 'Platform carrier code missing' },
    },
  ]);
  expect([checkCarrierCodes('shopify', [{ courier: 2 }]), checkCarrierCodes(undefined, [{ courier: 2 }])]).toEqual([[], []]);
});
