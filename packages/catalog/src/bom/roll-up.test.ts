import { add, type Decimal, multiply } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BomTable } from './bom.ts';
import { rollUp, wholeTotal } from './roll-up.ts';

const number = (value: number) => String(value) as Decimal;
const boms: BomTable = new Map([
  [
    'KIT',
    [
      { child: 'ROTOR', quantity: number(2) },
      { child: 'PADS', quantity: number(1), scrap: number(2) },
    ],
  ],
  [
    'BOX',
    [
      { child: 'KIT', quantity: number(3) },
      { child: 'TAPE', quantity: '0.5' as Decimal },
    ],
  ],
]);
const prices: Readonly<Record<string, number>> = { ROTOR: 100, PADS: 50 };
const priceOf = (leaf: string) => (prices[leaf] === undefined ? undefined : number(prices[leaf]));

describe('what a part comes to', () => {
  it('[B32] a kit of 2 rotors at 100 and a pad set at 50 with 2 % scrap costs 251, and 250 without scrap', () => {
    expect(rollUp('KIT', boms, priceOf, { scrap: true })).toMatchObject({ ok: true, value: { total: '251', missing: [] } });
    expect(rollUp('KIT', boms, priceOf, { scrap: false })).toMatchObject({ ok: true, value: { total: '250' } });
  });

  it('[B32] rolls up over levels and names what is not known', () => {
    expect(rollUp('BOX', boms, priceOf, { scrap: true })).toMatchObject({ ok: true, value: { total: '753', missing: ['TAPE'] } });
    expect(rollUp('TAPE', boms, priceOf, { scrap: true })).toMatchObject({ ok: true, value: { total: undefined, missing: ['TAPE'] } });
  });

  it('[B32] a figure that cannot name what is not known is empty then', () => {
    expect(wholeTotal(rollUp('BOX', boms, priceOf, { scrap: true }))).toBeUndefined();
    expect(wholeTotal(rollUp('KIT', boms, priceOf, { scrap: true }))).toBe('251');
  });

  it('[B32] refuses circles and more than six levels', () => {
    const circle: BomTable = new Map([['A', [{ child: 'A', quantity: number(1) }]]]);
    expect(rollUp('A', circle, priceOf, { scrap: true })).toMatchObject({ ok: false, refusal: { code: 'CYCLE' } });
    const deep: BomTable = new Map(Array.from({ length: 8 }, (_, at) => [`P${at}`, [{ child: `P${at + 1}`, quantity: number(1) }]]));
    expect(rollUp('P0', deep, priceOf, { scrap: true })).toMatchObject({ ok: false, refusal: { code: 'TOO_DEEP' } });
  });

  it('[B32] the sum of the parts is the whole', () => {
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 1, max: 900 })), { minLength: 1, maxLength: 5 }),
        lines => {
          const table: BomTable = new Map([['P', lines.map(([quantity], at) => ({ child: `L${at}`, quantity: number(quantity) }))]]);
          const rolled = rollUp('P', table, leaf => number(lines[Number(leaf.slice(1))]![1]), { scrap: true });
          const sum = lines.reduce((total, [quantity, price]) => add(total, multiply(number(quantity), number(price))), '0' as Decimal);
          expect(rolled.ok && rolled.value.total).toBe(sum);
        },
      ),
    );
  });
});
