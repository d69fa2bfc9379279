import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fbaTierUs } from './fba-tier.ts';
import { cartonCbm, type Sides, unitCbm } from './packing.ts';

const sides = (...all: readonly number[]) => all.map(String) as unknown as Sides;
const tier = (weight: string, ...all: readonly number[]) => fbaTierUs(sides(...all), weight as Decimal);
const order = ['smallStandard', 'largeStandard', 'smallBulky', 'largeBulky', 'xl50', 'xl70', 'xl150', 'overmax', 'xlOver150'];

describe('how much room a SKU takes', () => {
  it('[SKU4] a carton of 48 × 32 × 42 cm is 0.064512 m³, a piece of four of it 0.016128', () => {
    expect([cartonCbm(sides(48, 32, 42)), unitCbm(sides(48, 32, 42), 4)]).toEqual(['0.064512', '0.016128']);
  });
});

describe('the tier at Amazon', () => {
  it('[B22] 9.0 kg is large standard, 9.1 kg small bulky; long ones by dimension', () => {
    expect([tier('9.0', 34, 34, 9), tier('9.1', 34, 34, 9), tier('8', 120, 25, 20), tier('9', 160, 40, 20)]).toEqual([
      'largeStandard',
      'smallBulky',
      'largeBulky',
      'xl70',
    ]);
  });

  it('[B22] does not depend on the order of the sides, and never falls as a side or the weight grows', () => {
    const side = fc.integer({ min: 1, max: 260 });
    fc.assert(
      fc.property(side, side, side, fc.integer({ min: 1, max: 90 }), fc.nat(40), fc.nat(20), (a, b, c, weight, longer, heavier) => {
        expect(tier(String(weight), a, b, c)).toBe(tier(String(weight), c, a, b));
        const rank = (...given: Parameters<typeof tier>) => order.indexOf(tier(...given));
        expect(rank(String(weight + heavier), a + longer, b, c)).toBeGreaterThanOrEqual(rank(String(weight), a, b, c));
      }),
    );
  });
});
