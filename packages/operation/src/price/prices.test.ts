import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { approvesItself } from './approves-itself.ts';
import { batchPrice } from './batch-price.ts';
import { checkPrice, priceChange } from './check-price.ts';
import { estimatedMargin } from './estimated-margin.ts';
import { followPrice } from './follow-price.ts';

const of = (value: string): Decimal => value as Decimal;
const cents = fc.integer({ min: 1, max: 100_000 }).map(value => (value / 100).toFixed(2) as Decimal);
const kind = (oldPrice: string, newPrice: string, more: object = {}, may = false) =>
  checkPrice({ oldPrice: of(oldPrice), newPrice: of(newPrice), ...more }, may).kind;
const floor = of('53.47');

describe('[O1a] a price against floor and MAP', () => {
  it('60.00 → 70.00 holds, → 75.00 has to be confirmed, → 53.46 with a floor of 53.47 is refused, and equal changes nothing', () => {
    expect([kind('60.00', '70.00', { floor }), kind('60.00', '75.00', { floor })]).toEqual(['fine', 'confirm']);
    expect(checkPrice({ oldPrice: of('60'), newPrice: of('53.46'), floor }, false)).toMatchObject({
      kind: 'block',
      refusals: [{ code: 'BELOW_FLOOR', message: { en: 'The price 53.46 is below the floor 53.47' } }],
    });
    expect([kind('60.00', '60'), kind('60.00', '53.46', { floor }, true)]).toEqual(['same', 'fine']);
  });

  it('nobody goes below MAP; without a floor nothing is held against it', () => {
    expect([kind('60', '55', { mapPrice: of('56') }, true), kind('60', '1', {}, true)]).toEqual(['block', 'confirm']);
    expect(priceChange({ oldPrice: of('60'), newPrice: of('70') })).toBe('16.67');
    expect(priceChange({ newPrice: of('70') })).toBeUndefined();
  });

  it('what holds never costs less than floor or MAP', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, (oldPrice, newPrice, least, mapPrice) => {
        const verdict = checkPrice({ oldPrice, newPrice, floor: least, mapPrice }, false);
        if (verdict.kind === 'block' || verdict.kind === 'same') return;
        expect(compareDecimals(newPrice, least)).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(newPrice, mapPrice)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});

describe('[O1b] who has to be asked', () => {
  it('nobody up to 5 percent at or above the floor, somebody else otherwise', () => {
    const asked = (newPrice: string, more: object = { floor }) =>
      approvesItself({ oldPrice: of('60.00'), newPrice: of(newPrice), ...more });
    expect([asked('63.00'), asked('63.01'), asked('57.00'), asked('70.00')]).toEqual([true, false, true, false]);
    expect([approvesItself({ oldPrice: of('54'), newPrice: of('53.46'), floor }), approvesItself({ newPrice: of('60') })]).toEqual([
      false,
      false,
    ]);
  });
});

describe('[O1c] following the buy box', () => {
  it('asks 0.50 less than 61.00, at most 60.00, never below floor and MAP, and nothing without a buy box', () => {
    const price = (more: object) => followPrice({ buyBoxPrice: of('61.00'), under: of('0.50'), floor, ...more });
    expect([price({}), price({ most: of('60.00') }), price({ buyBoxPrice: of('50') }), price({ mapPrice: of('62') })]).toEqual([
      '60.5',
      '60.00',
      '53.47',
      '62',
    ]);
    expect([price({ buyBoxPrice: undefined }), price({ floor: undefined })]).toEqual([undefined, undefined]);
  });

  it('is never below floor or MAP', () => {
    fc.assert(
      fc.property(cents, cents, cents, cents, cents, (buyBoxPrice, under, least, most, mapPrice) => {
        const price = followPrice({ buyBoxPrice, under, floor: least, most, mapPrice })!;
        expect([compareDecimals(price, least) >= 0, compareDecimals(price, mapPrice) >= 0]).toEqual([true, true]);
      }),
    );
  });
});

describe('[O1d] an estimated margin', () => {
  it('of 53.47 with 41.17 of costs and a fee of 13 % is 10.00 %', () => {
    expect(estimatedMargin({ price: of('53.47'), unitCost: of('41.17'), feePercent: of('13') })).toBe('10');
    expect([estimatedMargin({ price: of('0'), unitCost: of('1'), feePercent: of('13') }), estimatedMargin({})]).toEqual([
      undefined,
      undefined,
    ]);
  });
});

describe('[O1e] prices that are changed together', () => {
  it('become a value, more or less by an amount or by percent, the floor or MAP', () => {
    const listing = { price: of('60.00'), floor, mapPrice: of('55') };
    const set = (mode: Parameters<typeof batchPrice>[1], amount?: string) => {
      const result = batchPrice(listing, mode, amount === undefined ? undefined : of(amount));
      return result.ok ? result.value : result.refusal.code;
    };
    expect([set('value', '59.999'), set('plus', '-2.5'), set('percent', '-10'), set('toFloor'), set('toMap')]).toEqual([
      '60',
      '57.5',
      '54',
      '53.47',
      '55',
    ]);
    expect([set('plus', '-60'), set('plus'), batchPrice({}, 'percent', of('5')).ok, batchPrice({}, 'toFloor', undefined).ok]).toEqual([
      'RANGE',
      'REQUIRED',
      false,
      false,
    ]);
  });
});
