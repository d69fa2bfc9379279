import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdAtReview, type ReviewedLine } from './hold-at-review.ts';

const line = (income: string, landed?: string, vehicle?: string): ReviewedLine => ({
  name: 'BP-1',
  income: income as Decimal,
  ...(landed === undefined ? {} : { landed: landed as Decimal }),
  ...(vehicle === undefined ? {} : { unfit: { vehicle, sku: 'BRK-100' } }),
});

describe('[S9c] what a review holds an order for', () => {
  it('a line that brings 29.81 where its pieces cost 29.82 landed; at 29.82 it passes', () => {
    expect(holdAtReview('platform', [line('29.81', '29.82')], [])).toEqual({
      reason: 'price',
      found: ['price'],
      note: { zh: 'BP-1 售价低于到仓成本', en: 'BP-1 is sold below its landed cost' },
    });
    expect(holdAtReview('platform', [line('29.82', '29.82'), line('10')], [])).toBeUndefined();
  });

  it('a vehicle that a piece does not fit, beside the price where both are found', () => {
    const fitment = holdAtReview('manual', [line('50', '20', '2014 Honda Civic')], []);
    expect(fitment).toMatchObject({ reason: 'fitment', note: { zh: '买家车型 2014 Honda Civic 不在 BRK-100 的适配范围' } });
    const both = holdAtReview('manual', [line('10', '20', '2014 Honda Civic')], []);
    expect(both).toMatchObject({ reason: 'price', found: ['price', 'fitment'] });
    expect(both!.note.en).toBe(
      'BP-1 is sold below its landed cost; The buyer’s vehicle 2014 Honda Civic is not among those that BRK-100 fits',
    );
  });

  it('two lines of one listing: each finding is said once', () => {
    const twice = holdAtReview('platform', [line('10', '20', '2014 Honda Civic'), line('11', '20', '2014 Honda Civic')], []);
    expect(twice!.note).toEqual({
      zh: 'BP-1 售价低于到仓成本；买家车型 2014 Honda Civic 不在 BRK-100 的适配范围',
      en: 'BP-1 is sold below its landed cost; The buyer’s vehicle 2014 Honda Civic is not among those that BRK-100 fits',
    });
  });

  it('what is sent for nothing is not below its cost', () => {
    for (const kind of ['resend', 'sample']) {
      expect(holdAtReview(kind, [line('0', '20')], [])).toBeUndefined();
      expect(holdAtReview(kind, [line('0', '20', '2014 Honda Civic')], [])?.reason).toBe('fitment');
    }
  });

  it('nothing is found twice: what was found once never holds the order again', () => {
    const amount = fc.nat(60).map(units => String(units) as Decimal);
    const any = fc.record(
      { name: fc.constantFrom('A', 'B'), income: amount, landed: amount, unfit: fc.constant({ vehicle: 'x', sku: 'S' }) },
      { requiredKeys: ['name', 'income'] },
    );
    fc.assert(
      fc.property(fc.constantFrom('platform', 'manual', 'resend'), fc.array(any, { maxLength: 4 }), (kind, lines) => {
        const first = holdAtReview(kind, lines, []);
        expect(holdAtReview(kind, lines, first?.found ?? [])).toBeUndefined();
        if (first) expect(first.found).toContain(first.reason);
        expect(holdAtReview(kind, lines.toReversed(), [])?.found).toEqual(first?.found);
      }),
    );
  });
});
