import { type Decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkDeliveryDemand, deliveryNeed, deliveryRow, nextShipDay, shareSum, spread } from './delivery-demand.ts';

const share = (percent: string, more: object = {}) => ({
  node: 1,
  percent: percent as Decimal,
  targetCoverDays: 45,
  minCoverDays: 20,
  shipWeekdays: [2, 5],
  ...more,
});
const codes = (values: object) => checkDeliveryDemand(values as never).map(({ code }) => code);

describe('the demand of a site', () => {
  it('[P7] shares sum to 100, least days are below the wanted ones, and there is a day on which is sent', () => {
    expect(codes({ shares: [share('60'), share('40')] })).toEqual([]);
    expect(codes({ shares: [share('60'), share('39.99')] })).toEqual(['SHARE_SUM']);
    expect(codes({ shares: [share('100', { minCoverDays: 45 })] })).toEqual(['COVER']);
    expect(codes({ shares: [share('100', { shipWeekdays: [] })] })).toEqual(['WEEKDAYS']);
    expect(codes({ category: 1, sku: 2, shares: [share('100')] })).toEqual(['SCOPE']);
    expect(shareSum.message.en).toBe('Shares must sum to 100%');
  });

  it('[P7] each share keeps to the rules, not only some; a category alone, a SKU alone and no shares at all are no fault', () => {
    const [fine, other] = [share('60'), share('40')];
    expect(checkDeliveryDemand({ shares: [fine, { ...other, minCoverDays: 45 }] }).map(({ code, field }) => [code, field])).toEqual([
      ['COVER', 'shares'],
    ]);
    expect(codes({ shares: [{ ...fine, shipWeekdays: [] }, other] })).toEqual(['WEEKDAYS']);
    expect(codes({ shares: [{ ...fine, shipWeekdays: undefined }, other] })).toEqual(['WEEKDAYS']);
    expect([codes({ category: 1 }), codes({ sku: 2 }), codes({ shares: [] })]).toEqual([[], [], []]);
    expect(checkDeliveryDemand({ category: 1, sku: 2 })).toMatchObject([{ code: 'SCOPE', field: 'sku' }]);
    expect(shareSum).toMatchObject({ code: 'SHARE_SUM', field: 'shares' });
  });

  it('[P7] rows of other SKUs and categories never hold, whatever else they name', () => {
    const others = [
      { site: 1, sku: 8, shares: 'other SKU' },
      { site: 1, category: 9, shares: 'other category' },
      { site: 1, category: 31, sku: 8, shares: 'other SKU of the category' },
    ];
    const of = { site: 1, sku: 7, categories: [31, 3] };
    expect(deliveryRow(others, of)).toBeUndefined();
    expect(deliveryRow([...others, { site: 1, shares: 'site' }], of)?.shares).toBe('site');
  });

  it('[P7] site and SKU go before site and category, that before the site alone', () => {
    const of = { site: 1, sku: 7, categories: [31, 3] };
    const rows = [
      { site: 1, shares: 'site' },
      { site: 1, category: 3, shares: 'above' },
      { site: 1, category: 31, shares: 'own' },
      { site: 1, sku: 7, shares: 'sku' },
    ];
    expect([4, 3, 2, 1].map(count => deliveryRow(rows.slice(0, count), of)?.shares)).toEqual(['sku', 'own', 'above', 'site']);
    expect(deliveryRow(rows, { ...of, site: 2 })).toBeUndefined();
  });

  it('[P7] forecast 100 a week at US-W 60, US-E 40 → 60 and 40', () => {
    const parts = spread('100' as Decimal, ['60', '40'] as Decimal[]);
    expect(parts.ok && parts.value).toEqual(['60', '40']);
  });

  it('[P7] parts sum to the whole', () => {
    fc.assert(
      fc.property(fc.nat(100_000), fc.array(fc.integer({ min: 1, max: 60 }), { minLength: 1, maxLength: 6 }), (quantity, shares) => {
        const parts = spread(String(quantity) as Decimal, shares.map(String) as Decimal[]);
        expect(parts.ok && sum(parts.value)).toBe(String(quantity));
      }),
    );
  });

  it('[P8] 12.4 a day × 45 days − (300 on hand + 120 in transit) = 138 → cartons of 10 → 140', () => {
    const given = { perDay: 12.4, coverDays: 45, onHand: 300, inTransit: 120 };
    expect(deliveryNeed({ ...given, multiple: 10 })).toEqual({ need: 138, send: 140 });
    expect(deliveryNeed({ ...given, onHand: 900, multiple: 10 })).toEqual({ need: 0, send: 0 });
  });

  it('[P8] what is sent covers the need and is a multiple', () => {
    fc.assert(
      fc.property(fc.nat(500), fc.nat(90), fc.nat(20_000), fc.integer({ min: 1, max: 400 }), (perDay, coverDays, onHand, multiple) => {
        const { need, send } = deliveryNeed({ perDay, coverDays, onHand, inTransit: 0, multiple });
        expect(send % multiple).toBe(0);
        expect(send - need).toBeGreaterThanOrEqual(0);
        expect(send - need).toBeLessThan(multiple);
      }),
    );
  });

  it('[P8] the next day on which is sent may be the day itself', () => {
    const day = '2026-05-20' as LocalDate;
    expect([nextShipDay(day, [3]), nextShipDay(day, [2, 5]), nextShipDay(day, [])]).toEqual([day, '2026-05-22', undefined]);
  });
});
