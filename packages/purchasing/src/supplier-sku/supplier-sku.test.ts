import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { priceFor, type PriceBreak } from '../price/price-for.ts';
import { days, priceBreaks } from '../testing.ts';
import { breakRefusals, checkPrices } from './break-refusals.ts';
import { byAmount, offeredAmount } from './compare-offers.ts';
import { isPriceRise } from './price-rise.ts';
import { withNewPrices } from './set-prices.ts';

const day = (text: string) => text as LocalDate;
const today = day('2026-03-01');
const from = day('2026-01-01');
const at = (minQty: number, price: string, more: Partial<PriceBreak> = {}): PriceBreak => ({
  minQty,
  price: price as Decimal,
  from,
  ...more,
});

describe('price breaks of a supplier', () => {
  it('[R27] hold side by side, begin with one piece or the minimum order quantity, and end behind their start', () => {
    expect(breakRefusals([at(1, '10'), at(500, '9')], 100)).toEqual([]);
    expect(breakRefusals([at(100, '10'), at(500, '9')], 100)).toEqual([]);
    expect(breakRefusals([at(50, '10'), at(500, '9')], 100)).toMatchObject([{ code: 'FIRST', field: 'breaks.0.minQty' }]);
    expect(breakRefusals([at(1, '10'), at(1, '9', { from: day('2026-02-01') })], 1)).toMatchObject([
      { code: 'OVERLAP', field: 'breaks.1.validFrom', message: { zh: '有效期重叠' } },
    ]);
    const followed = [at(1, '10', { to: day('2026-01-31') }), at(1, '9', { from: day('2026-02-01') })];
    expect(breakRefusals(followed, 1)).toEqual([]);
    expect(breakRefusals([at(1, '10', { to: day('2025-12-31') })], 1)).toMatchObject([{ code: 'PERIOD' }]);
  });

  it('[R27] of an article that name no first day hold from today', () => {
    const article = { moq: 100, breaks: [{ minQty: 500, price: '9' as Decimal }] };
    expect(checkPrices(article, { today })).toMatchObject([{ code: 'FIRST', message: { en: expect.stringContaining('2026-03-01') } }]);
    expect(checkPrices({}, { today })).toEqual([]);
  });

  it('[R28] wait for a second person where they are the first or rise: 9.00 to 9.10', () => {
    const now = [at(1, '10'), at(500, '9')];
    const changed = (price: string) => [at(1, '10'), at(500, price)];
    expect([changed('9.1'), changed('8.9'), now].map(after => isPriceRise(now, after, today))).toEqual([true, false, false]);
    expect([isPriceRise([], now, today), isPriceRise(now, [], today)]).toEqual([true, false]);
    expect(isPriceRise([at(1, '10', { to: day('2026-01-31') })], [at(1, '10', { from: today })], today)).toBe(false);
    expect(isPriceRise(now, [...now, at(1000, '8')], today)).toBe(false);
  });

  it('[R28] that stay need nobody, and a rise from a later day is noticed as well', () => {
    fc.assert(
      fc.property(priceBreaks(), days(), (breaks, on) => {
        expect(isPriceRise(breaks, breaks, on)).toBe(false);
      }),
    );
    const now = [at(1, '10', { to: day('2026-03-31') })];
    expect(isPriceRise(now, [...now, at(1, '11', { from: day('2026-04-01') })], today)).toBe(true);
  });

  it('[R29] give way to new ones from their day on, and hold before it as they did', () => {
    const now = [at(1, '10'), at(500, '9'), at(1, '12', { from: day('2026-06-01') })];
    const next = withNewPrices(now, { from: day('2026-04-01'), prices: [{ minQty: 1, price: '9.5' as Decimal }] });
    expect(next).toEqual([
      at(1, '10', { to: day('2026-03-31') }),
      at(500, '9', { to: day('2026-03-31') }),
      at(1, '9.5', { from: day('2026-04-01') }),
    ]);
    fc.assert(
      fc.property(priceBreaks(), days(), days(), fc.integer({ min: 1, max: 60 }), (breaks, on, then, qty) => {
        if (on >= then) return;
        const after = withNewPrices(breaks, { from: then, prices: [{ minQty: 1, price: '1' as Decimal }] });
        const [found, former] = [priceFor(after, qty, on), priceFor(breaks, qty, on)];
        expect(found.ok && found.value.price).toBe(former.ok && former.value.price);
      }),
    );
  });

  it('[R30] are compared by what a need comes to: 600 for 5,400.00 against 750 for 6,900.00 with a surplus of 150', () => {
    const first = offeredAmount({ breaks: [at(1, '10'), at(500, '9')] }, 600, today);
    const second = offeredAmount({ breaks: [at(1, '9.2')], cartonQty: 250 }, 600, today);
    expect([first, second]).toEqual([
      { qty: 600, surplus: 0, price: '9', amount: '5400' },
      { qty: 750, surplus: 150, price: '9.2', amount: '6900' },
    ]);
    expect([offeredAmount({ breaks: [] }, 1, today), second, first].toSorted(byAmount)).toEqual([first, second, undefined]);
  });
});
