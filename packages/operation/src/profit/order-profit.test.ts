import { absolute, add, compareDecimals, type Decimal, divide, multiply, negate, subtract, sum, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyProfitItems } from '../testing.ts';
import { apportion } from './apportion.ts';
import { byLines } from './by-lines.ts';
import { marginOf, orderProfit } from './order-profit.ts';
import { profitBasis } from './profit-basis.ts';
import { addsToProfit, type ItemAmount, type ItemBasis, type ProfitItem, profitItems } from './profit-items.ts';
import { replaceEstimates } from './replace-estimates.ts';
import { waterfall } from './waterfall.ts';
import { withoutVat } from './without-vat.ts';

const d = (value: string) => value as Decimal;
const at = (item: ProfitItem, amount: string, basis: ItemBasis = 'estimated'): ItemAmount => ({
  item,
  amount: addsToProfit(item) ? d(amount) : negate(d(amount)),
  basis,
});

/** The order of the worked example, in dollars. */
const example: readonly ItemAmount[] = [
  at('item', '89.99'),
  at('promotion', '5'),
  at('referral', '10.2'),
  at('cogs', '18.3'),
  at('firstLeg', '6.4'),
  at('duty', '5.12'),
  at('lastMile', '9.85'),
  at('handling', '1.5'),
  at('storage', '0.8'),
  at('ads', '4.2'),
  at('refund', '2.55'),
];

describe('[O6] the profit of an order', () => {
  it('84.99 come to 44.97, 32.82 and 26.07, a margin of 30.67 %', () => {
    expect(orderProfit(example)).toEqual({
      netSales: '84.99',
      grossMargin: '44.97',
      fulfilMargin: '32.82',
      profit: '26.07',
      margin: '30.67',
    });
    expect(profitBasis(example)).toBe('estimated');
  });

  it('has no margin without net sales', () => {
    expect(orderProfit([at('lastMile', '9.85')])).toMatchObject({ netSales: '0', profit: '-9.85' });
    expect(orderProfit([]).margin).toBeUndefined();
    expect(marginOf(d('10'), zero)).toBeUndefined();
  });

  it('is the sum of its items, whatever their order, and of its lines', () => {
    fc.assert(
      fc.property(anyProfitItems(), anyProfitItems(), (one, other) => {
        const { profit } = orderProfit(one);
        expect(compareDecimals(profit, sum(one.map(({ amount }) => amount)))).toBe(0);
        expect(orderProfit([...one].reverse())).toEqual(orderProfit(one));
        expect(compareDecimals(orderProfit([...one, ...other]).profit, add(profit, orderProfit(other).profit))).toBe(0);
      }),
    );
  });

  it('lists every item once', () => {
    expect(new Set(profitItems).size).toBe(profitItems.length);
  });
});

describe('[O6a] the basis of a profit', () => {
  it('turns from estimated over partial to settled while bills come', () => {
    const bill = replaceEstimates(example, [at('lastMile', '10.35', 'actual')]);
    expect([profitBasis(bill), orderProfit(bill).profit]).toEqual(['partial', '25.57']);
    const actual = (item: ProfitItem) => example.filter(one => one.item === item).map(one => ({ ...one, basis: 'actual' as const }));
    const platform = replaceEstimates(bill, (['item', 'promotion', 'referral', 'refund'] as const).flatMap(actual));
    expect([profitBasis(platform), orderProfit(platform).profit]).toEqual(['settled', '25.57']);
  });

  it('goes by billed items alone', () => {
    expect(profitBasis([at('cogs', '18.3', 'actual'), at('item', '20')])).toBe('estimated');
    expect(profitBasis([at('cogs', '18.3')])).toBe('settled');
  });
});

describe('[O6b] an estimate that a bill replaces', () => {
  it('a courier bill of 10.35 for an estimate of 9.85 leaves 25.57', () => {
    expect(orderProfit(replaceEstimates(example, [at('lastMile', '10.35', 'actual')])).profit).toBe('25.57');
  });

  it('changes its own item only, and is replaced once', () => {
    fc.assert(
      fc.property(anyProfitItems(), fc.constantFrom(...profitItems), fc.integer({ min: -9999, max: 9999 }), (items, item, cents) => {
        const actual: ItemAmount = { item, amount: divide(d(String(cents)), d('100'), 2), basis: 'actual' };
        const after = replaceEstimates(items, [actual]);
        expect(after.filter(one => one.item !== item)).toEqual(items.filter(one => one.item !== item));
        expect(after.some(one => one.item === item && one.basis === 'estimated')).toBe(false);
        expect(replaceEstimates(after, [])).toEqual(after);
      }),
    );
  });
});

describe('[O6c] an amount of an order, shared out over its lines', () => {
  it('7.99 over 59.98, 24.50 and 12.00 are 4.97, 2.03 and 0.99', () => {
    expect(apportion(d('7.99'), [d('59.98'), d('24.5'), d('12')], 2)).toEqual(['4.97', '2.03', '0.99']);
  });

  it('equal lines share alike, the first takes the cent; free lines too', () => {
    expect(apportion(d('10'), [d('30'), d('30'), d('30')], 2)).toEqual(['3.34', '3.33', '3.33']);
    expect(apportion(d('10'), [zero, zero], 2)).toEqual(['5', '5']);
    expect(apportion(d('10'), [d('-3'), d('5')], 2)).toEqual(['0', '10']);
    expect(apportion(d('10'), [], 2)).toEqual([]);
  });

  it('what a line says itself stays its own', () => {
    expect(byLines(d('7.99'), [d('2'), zero], [d('10'), d('30')], 2)).toEqual(['3.5', '4.49']);
    expect(byLines(d('4'), [d('3'), d('1')], [d('10'), d('30')], 2)).toEqual(['3', '1']);
  });

  it('sums to it exactly, each share less than a least unit off', () => {
    const cents = fc.integer({ min: -100_000, max: 100_000 });
    fc.assert(
      fc.property(cents, fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 12 }), (total, weights) => {
        fc.pre(weights.some(weight => weight > 0));
        const amount = divide(d(String(total)), d('100'), 2);
        const parts = apportion(
          amount,
          weights.map(weight => d(String(weight))),
          2,
        );
        const base = sum(weights.map(weight => d(String(weight))));
        expect(compareDecimals(sum(parts), amount)).toBe(0);
        for (const [nth, part] of parts.entries()) {
          const off = absolute(subtract(multiply(part, base), multiply(amount, d(String(weights[nth])))));
          expect(compareDecimals(off, multiply(d('0.01'), base))).toBeLessThan(0);
        }
      }),
    );
  });
});

describe('[O6d] the opened waterfall', () => {
  it('hangs each item where the one before ended, and stands each level on the ground', () => {
    const bars = waterfall(example);
    expect(bars.filter(({ kind }) => kind === 'level').map(({ key, to }) => [key, to])).toEqual([
      ['netSales', '84.99'],
      ['grossMargin', '44.97'],
      ['fulfilMargin', '32.82'],
      ['profit', '26.07'],
    ]);
    expect(bars.slice(0, 3).map(({ key, from, to }) => [key, from, to])).toEqual([
      ['item', '0', '89.99'],
      ['promotion', '89.99', '84.99'],
      ['netSales', '0', '84.99'],
    ]);
    expect(bars.some(({ key }) => key === 'giftWrap')).toBe(false);
  });

  it('ends at the profit', () => {
    fc.assert(
      fc.property(anyProfitItems(), items => {
        const bars = waterfall(items);
        expect(bars.at(-1)).toMatchObject({ kind: 'level', key: 'profit', to: orderProfit(items).profit });
      }),
    );
  });
});

it('[O5] a price that includes VAT of 19 % is divided by 1.19', () => {
  expect(withoutVat(d('119'), d('19'), 2)).toBe('100');
  expect(withoutVat(d('89.99'), zero, 2)).toBe('89.99');
});
