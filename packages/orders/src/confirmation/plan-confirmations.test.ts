import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { carrierCodeFor, carrierCodes } from './carrier-codes.ts';
import { type ConfirmedParcel, confirmationKey, planConfirmations } from './plan-confirmations.ts';
import { retryAfter } from './retry-after.ts';

const order = (platformOrderId: string) => ({ platform: 'amazon', store: 1, platformOrderId }) as const;
const parcel = (no: string, ...orders: readonly string[]): ConfirmedParcel => ({
  parcel: no,
  waybillNo: `1Z${no}`,
  carrier: 'UPS Ground',
  orders: orders.map(order),
});

describe('[S10] confirmations of shipments', () => {
  it('repeat the tracking number for merged orders, and have one for each parcel of a split one', () => {
    expect(planConfirmations([parcel('A', '111', '112'), parcel('B', '111')], new Set())).toEqual([
      { ...order('111'), parcel: 'A', waybillNo: '1ZA', carrierCode: 'UPS' },
      { ...order('112'), parcel: 'A', waybillNo: '1ZA', carrierCode: 'UPS' },
      { ...order('111'), parcel: 'B', waybillNo: '1ZB', carrierCode: 'UPS' },
    ]);
  });

  it('are never planned twice for an order and a parcel, however often and in whatever parts they are asked for', () => {
    const parcels = fc.array(
      fc.tuple(fc.constantFrom('A', 'B', 'C'), fc.array(fc.constantFrom('1', '2', '3'))).map(([no, orders]) => parcel(no, ...orders)),
    );
    fc.assert(
      fc.property(fc.array(parcels), calls => {
        const sent: string[] = [];
        for (const asked of calls) for (const one of planConfirmations(asked, new Set(sent))) sent.push(confirmationKey(one));
        expect(new Set(sent).size).toBe(sent.length);
        expect(sent.length).toBe(
          new Set(calls.flat().flatMap(one => one.orders.map(of => confirmationKey({ ...of, parcel: one.parcel })))).size,
        );
      }),
    );
  });
});

it('[S10a] each platform has names of its own for carriers; one that it does not know blocks the confirmation', () => {
  expect(carrierCodeFor('ebay', 'Royal Mail')).toBe('ROYAL_MAIL');
  expect(carrierCodeFor('partsgeek', 'FEDEX-HD')).toBe('FEDEX');
  expect(carrierCodeFor('walmart', 'Royal Mail')).toBeUndefined();
  expect(carrierCodeFor('amazon', 'Hermes')).toBeUndefined();
  expect(Object.values(carrierCodes).every(codes => 'ups' in codes)).toBe(true);
  const [planned] = planConfirmations([{ ...parcel('A', '111'), carrier: 'Hermes' }], new Set());
  expect(planned).not.toHaveProperty('carrierCode');
});

it('[S10b] what failed is tried again after 5, 15 and 60 minutes, then a person is asked', () => {
  expect([0, 1, 2, 3, 4].map(retryAfter)).toEqual([0, 5, 15, 60, undefined]);
});
