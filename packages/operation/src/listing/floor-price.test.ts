import { add, compareDecimals, type Decimal, multiply, subtract } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { floorPrice } from './floor-price.ts';

const of = (value: number): Decimal => value.toFixed(2) as Decimal;
const cents = fc.integer({ min: 0, max: 1_000_000 }).map(value => of(value / 100));
const share = fc.integer({ min: 0, max: 49 }).map(value => of(value / 100));

describe('[O1] the floor of a price', () => {
  it('41.17 of costs, a fee of 13 % and a margin of 10 % make 53.47', () => {
    const landed = add(add(of(18.3), of(6.4)), of(5.12));
    expect(floorPrice({ landed, fulfil: add(of(9.85), of(1.5)), feeRate: of(0.13), targetMargin: of(0.1) })).toEqual({
      ok: true,
      value: '53.47',
    });
  });

  it('is refused where fees and margin leave nothing', () => {
    expect(floorPrice({ landed: of(1), fulfil: of(1), feeRate: of(0.6), targetMargin: of(0.4) })).toMatchObject({
      refusal: { code: 'MARGIN_IMPOSSIBLE' },
    });
  });

  it('leaves at least the target margin, and never falls while a cost grows', () => {
    fc.assert(
      fc.property(cents, cents, share, share, cents, (landed, fulfil, feeRate, targetMargin, more) => {
        const price = floorPrice({ landed, fulfil, feeRate, targetMargin });
        const dearer = floorPrice({ landed: add(landed, more), fulfil, feeRate, targetMargin });
        if (!price.ok || !dearer.ok) throw new Error('a share is left');
        const kept = subtract(subtract(price.value, add(landed, fulfil)), multiply(price.value, feeRate));
        expect(compareDecimals(kept, multiply(price.value, targetMargin))).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(dearer.value, price.value)).toBeGreaterThanOrEqual(0);
      }),
    );
  });
});
