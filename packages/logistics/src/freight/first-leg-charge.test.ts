import { add, compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkShipping } from '../leg/check-shipping.ts';
import { chargeable, type ChargeBasis, freightCost, volumeOf } from './first-leg-charge.ts';

const d = (text: string) => text as Decimal;
const charged = (cbm: string, kg: string, basis: ChargeBasis) => {
  const result = chargeable({ cbm: d(cbm), kg: d(kg) }, basis);
  return result.ok ? result.value : result.refusal.code;
};
const volume = (cartons: number, ...sides: readonly string[]) => {
  const result = volumeOf(sides as never, cartons);
  return result.ok ? result.value : result.refusal.code;
};

describe('what is charged', () => {
  it('[B4] a carton of 48 × 32 × 42 cm is 0.064512 m³ and 10.752 kg by air; 250 of them are 16.128 m³', () => {
    expect([volume(1, '48', '32', '42'), volume(250, '48', '32', '42')]).toEqual(['0.064512', '16.128']);
    expect(charged('0.064512', '8', 'kg6000')).toMatchObject({ dimensional: '10.752', chargeable: '11' });
  });

  it('[B4] 16.128 m³ of 3,900 kg at 95 by W/M come to 1,532.16; by air 3,900 kg are charged, 2,688 by dimension', () => {
    const sea = charged('16.128', '3900', 'cbmWm');
    expect(sea).toEqual({ actual: '3.9', dimensional: '16.128', chargeable: '16.128' });
    expect(freightCost(d('16.128'), d('95'), 'USD')).toBe('1532.16');
    expect(charged('16.128', '3900', 'kg6000')).toEqual({ actual: '3900', dimensional: '2688', chargeable: '3900' });
    expect([freightCost(d('0.4'), d('95'), 'USD', d('60')), freightCost(d('0.4'), d('95'), 'USD')]).toEqual(['60', '38']);
    expect(['USD', 'JPY', 'KWD'].map(currency => freightCost(d('0.333'), d('95.5'), currency))).toEqual(['31.8', '32', '31.802']);
  });

  it('[B4] containers are whole; sizes and weights are above zero', () => {
    expect([charged('68', '20000', 'container'), charged('68.1', '20000', 'container')]).toMatchObject([
      { chargeable: '1' },
      { chargeable: '2' },
    ]);
    expect([charged('0', '1', 'kg5000'), charged('1', '-1', 'kg5000'), volume(1, '1', '0', '1'), volume(0, '1', '1', '1')]).toEqual(
      Array.from({ length: 4 }, () => 'BAD_SIZE'),
    );
  });

  const amounts = fc.integer({ min: 1, max: 9_999_999 }).map(n => d(String(n / 1000)));
  const bases = fc.constantFrom<ChargeBasis>('cbmWm', 'kg6000', 'kg5000', 'container');

  it('[B4] it is never below weight or volume, and never falls as one of them grows; the order of sides does not count', () => {
    fc.assert(
      fc.property(amounts, amounts, amounts, bases, (cbm, kg, more, basis) => {
        const of = (volumeGiven: Decimal, weight: Decimal) => {
          const result = chargeable({ cbm: volumeGiven, kg: weight }, basis);
          if (!result.ok) throw new Error(result.refusal.code);
          return result.value;
        };
        const one = of(cbm, kg);
        expect(compareDecimals(one.chargeable, one.actual)).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(one.chargeable, one.dimensional)).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(of(add(cbm, more), kg).chargeable, one.chargeable)).toBeGreaterThanOrEqual(0);
        expect(compareDecimals(of(cbm, add(kg, more)).chargeable, one.chargeable)).toBeGreaterThanOrEqual(0);
        expect(volume(3, cbm, kg, more)).toBe(volume(3, more, cbm, kg));
      }),
    );
  });
});

describe('a shipping product', () => {
  it('[L13] names its harbours by sea, and its weekdays by sea and rail', () => {
    const fields = (values: Readonly<Record<string, unknown>>) => checkShipping(values).map(({ field }) => field);
    expect(fields({ mode: 'seaLcl' })).toEqual(['fromHarbour', 'toHarbour', 'sailWeekdays']);
    expect([
      fields({ mode: 'seaFcl', fromHarbour: 1, toHarbour: 2, sailWeekdays: [3] }),
      fields({ mode: 'rail', sailWeekdays: [] }),
      fields({ mode: 'air' }),
    ]).toEqual([[], ['sailWeekdays'], []]);
  });
});
