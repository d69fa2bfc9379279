import { compareDecimals, type Decimal, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days, priceBreaks } from '../testing.ts';
import { priceFor } from './price-for.ts';
import { suggestBreakUp } from './suggest-break-up.ts';

const day = '2026-03-01' as LocalDate;
const from = '2026-01-01' as LocalDate;
const breaks = [
  { minQty: 1, price: '10' as Decimal, from },
  { minQty: 500, price: '9' as Decimal, from },
];

describe('the price of a quantity', () => {
  it('[R4] is that of the largest quantity reached on the day', () => {
    expect([priceFor(breaks, 499, day), priceFor(breaks, 500, day)]).toMatchObject([{ value: { price: '10' } }, { value: { price: '9' } }]);
  });

  it('[R4] is refused where none holds, or all begin above', () => {
    expect(priceFor(breaks, 1, '2025-12-31' as LocalDate)).toMatchObject({ refusal: { code: 'NO_PRICE' } });
    expect(priceFor([], 1, day)).toMatchObject({ refusal: { code: 'NO_PRICE' } });
    expect(priceFor(breaks.slice(1), 499, day)).toMatchObject({
      refusal: { code: 'BELOW_MIN', message: { en: 'Prices begin at a quantity of 500' } },
    });
  });

  it('[R4] is one of the breaks, whatever their order; of two of one quantity the later one', () => {
    fc.assert(
      fc.property(priceBreaks(), fc.integer({ min: 1, max: 60 }), days(), (all, qty, on) => {
        const found = priceFor(all, qty, on);
        expect(priceFor(all.toReversed(), qty, on)).toEqual(found);
        if (found.ok) expect(all).toContainEqual(found.value);
      }),
    );
    const later = { minQty: 500, price: '9.5' as Decimal, from: '2026-02-01' as LocalDate };
    expect(priceFor([...breaks, later], 500, day)).toMatchObject({ value: later });
  });
});

describe('a step up to the next break', () => {
  it('[R4] is offered where more pieces cost no more: 500 for 4,500 instead of 480 for 4,800', () => {
    expect(suggestBreakUp(breaks, 480, day, { cartonQty: 20 })).toEqual({ qty: 500, price: '9', amount: '4500', instead: '4800' });
    expect(suggestBreakUp(breaks, 440, day, { cartonQty: 20 })).toBeUndefined();
    expect(suggestBreakUp(breaks, 500, day, { cartonQty: 20 })).toBeUndefined();
  });

  it('[R4] never costs more', () => {
    fc.assert(
      fc.property(priceBreaks(), fc.integer({ min: 1, max: 60 }), days(), fc.integer({ min: 1, max: 30 }), (all, qty, on, cartonQty) => {
        const offer = suggestBreakUp(all, qty, on, { cartonQty });
        if (!offer) return;
        expect(offer.qty).toBeGreaterThan(qty);
        expect(compareDecimals(offer.amount, offer.instead)).toBeLessThanOrEqual(0);
      }),
    );
  });
});
