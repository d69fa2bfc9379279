import { isWorkingDay, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { calendarOf } from '../calendar/holiday.ts';
import { deliveryDates, deliveryRowFor, checkDeliveryTime, checkPurchaseTime } from './delivery-time.ts';

const day = (text: string) => text as LocalDate;
const us = calendarOf('US', [6, 7], [{ date: day('2026-07-03'), kind: 'holiday' }]);
const wrong = (values: Readonly<Record<string, unknown>>) => checkDeliveryTime(values).map(({ code }) => code);

describe('days of a channel', () => {
  it('[L21] stand in their order, of a zone or of a state', () => {
    expect(wrong({ zone: '8', minDays: 3, typDays: 4, maxDays: 6 })).toEqual([]);
    expect(wrong({ state: 'CA', typDays: 0 })).toEqual([]);
    expect([wrong({ typDays: 3 }), wrong({ zone: '8', state: 'CA', typDays: 3 })]).toEqual([['ZONE_OR_STATE'], ['ZONE_OR_STATE']]);
    expect([
      wrong({ zone: '8', minDays: 5, typDays: 4 }),
      wrong({ zone: '8', typDays: 4, maxDays: 3 }),
      wrong({ zone: '8', typDays: 4, effectiveFrom: '2026-02-01', effectiveTo: '2026-01-31' }),
    ]).toEqual([['DAYS_ORDER'], ['DAYS_ORDER'], ['PERIOD']]);
  });

  it('[L22] lead times are of a category or of a SKU', () => {
    expect(checkPurchaseTime({ category: 1 })).toEqual([]);
    expect(checkPurchaseTime({ category: 1, sku: 2 }).map(({ code }) => code)).toEqual(['CATEGORY_OR_SKU']);
  });

  it('[L23] a parcel shipped 2026-07-01 with 3 US working days arrives 2026-07-07: 07-03 is a holiday, then the weekend', () => {
    expect(deliveryDates(us, day('2026-07-01'), { minDays: 2, typDays: 3, maxDays: 5 })).toEqual({
      ok: true,
      value: { earliest: '2026-07-06', typical: '2026-07-07', latest: '2026-07-09' },
    });
    expect(deliveryDates(us, day('2031-07-01'), { typDays: 3 })).toMatchObject({ ok: false, refusal: { code: 'NO_CALENDAR' } });
  });

  it('[L23] it arrives on a working day, never before less and never after more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 28 }), fc.integer({ min: 1, max: 10 }), fc.nat(5), fc.nat(5), (from, typDays, less, more) => {
        const shipped = day(`2026-09-${String(from).padStart(2, '0')}`);
        const dates = deliveryDates(us, shipped, { minDays: Math.max(0, typDays - less), typDays, maxDays: typDays + more });
        if (!dates.ok) throw new Error(dates.refusal.code);
        const { earliest, typical, latest } = dates.value;
        expect(isWorkingDay(us, typical)).toEqual({ ok: true, value: true });
        expect(earliest! <= typical && typical <= latest!).toBe(true);
      }),
    );
  });

  it('[L23] a state takes precedence over a zone', () => {
    const rows = [{ zone: '4' }, { state: 'AZ' }];
    expect([
      deliveryRowFor(rows, { zone: '4', state: 'AZ' }),
      deliveryRowFor(rows, { zone: '4', state: 'NV' }),
      deliveryRowFor(rows, {}),
    ]).toEqual([{ state: 'AZ' }, { zone: '4' }, undefined]);
  });
});
