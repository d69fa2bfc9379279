import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { daysOfSupply } from './days-of-supply.ts';
import { oneScope } from './one-scope.ts';
import { ruleInForce } from './rule-in-force.ts';
import { sellableSets } from './sellable-sets.ts';
import { stockOutDay } from './stock-out-day.ts';
import { stockStanding } from './stock-standing.ts';

const today = '2026-03-02' as LocalDate;
const on = (day: string) => day as LocalDate;
const pieces = fc.nat(500);

describe('[O2a] units of a listing', () => {
  it('a set of two rotors and a pad set, of 9 and 3, is there 3 times; nothing mapped is none', () => {
    expect(
      sellableSets([
        { pieces: 9, per: 2 },
        { pieces: 3, per: 1 },
      ]),
    ).toBe(3);
    expect([sellableSets([]), sellableSets([{ pieces: 7, per: 2 }]), sellableSets([{ pieces: 0, per: 1 }])]).toEqual([0, 3, 0]);
  });

  it('are never more than any part makes, and never fewer with more of a part', () => {
    const part = fc.record({ pieces, per: fc.integer({ min: 1, max: 8 }) });
    fc.assert(
      fc.property(fc.array(part, { minLength: 1, maxLength: 5 }), pieces, (parts, more) => {
        const sets = sellableSets(parts);
        expect(parts.every(one => sets * one.per <= one.pieces)).toBe(true);
        expect(sellableSets(parts.map(one => ({ ...one, pieces: one.pieces + more })))).toBeGreaterThanOrEqual(sets);
      }),
    );
  });
});

describe('[O2b] days of supply', () => {
  it('40 units at 30 a month last 40 days, at 45 a month 26.7; without sales or known units it is open', () => {
    expect([daysOfSupply(40, 30), daysOfSupply(40, 45), daysOfSupply(0, 45)]).toEqual(['40', '26.7', '0']);
    expect([daysOfSupply(40, 0), daysOfSupply(undefined, 45)]).toEqual([undefined, undefined]);
  });

  it('grow with the units and fall with the pace', () => {
    fc.assert(
      fc.property(pieces, pieces, fc.integer({ min: 1, max: 300 }), pieces, (units, more, pace, faster) => {
        const days = Number(daysOfSupply(units, pace));
        expect(Number(daysOfSupply(units + more, pace))).toBeGreaterThanOrEqual(days);
        expect(Number(daysOfSupply(units, pace + faster))).toBeLessThanOrEqual(days);
      }),
    );
  });
});

describe('[O2c] the day of the stock-out', () => {
  it('10 units at 30 a month are gone after 10 days; 5 that come on the eighth day give 5 more, on the eleventh they are too late', () => {
    const stock = { today, sellable: 10, units30: 30 };
    const after = (day: string) => stockOutDay({ ...stock, arrivals: [{ day: on(day), units: 5 }] });
    expect(stockOutDay({ ...stock, arrivals: [] })).toBe('2026-03-12');
    expect([after('2026-03-10'), after('2026-03-13'), after('2026-02-20')]).toEqual(['2026-03-17', '2026-03-12', '2026-03-17']);
    expect([stockOutDay({ ...stock, units30: 0, arrivals: [] }), stockOutDay({ ...stock, sellable: 9999, arrivals: [] })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('never comes earlier with more stock or more arrivals', () => {
    const arrival = fc.record({
      day: fc.integer({ min: 1, max: 28 }).map(day => on(`2026-03-${String(day).padStart(2, '0')}`)),
      units: pieces,
    });
    fc.assert(
      fc.property(
        pieces,
        fc.integer({ min: 1, max: 300 }),
        fc.array(arrival, { maxLength: 4 }),
        arrival,
        (sellable, units30, arrivals, one) => {
          const far = on('2999-01-01');
          const day = stockOutDay({ today, sellable, units30, arrivals }) ?? far;
          expect((stockOutDay({ today, sellable, units30, arrivals: [...arrivals, one] }) ?? far) >= day).toBe(true);
          expect((stockOutDay({ today, sellable: sellable + one.units, units30, arrivals }) ?? far) >= day).toBe(true);
        },
      ),
    );
  });
});

describe('[O2d] how a listing stands', () => {
  it('short below 14 days, excess above 180, idle without sales, out without units, unknown where nobody says', () => {
    const of = (sellable: number | undefined, days?: string, mapped = true) =>
      stockStanding({ mapped, sellable, daysOfSupply: days as Decimal | undefined });
    expect([of(9, '13.9'), of(9, '14'), of(9, '180'), of(9, '180.1')]).toEqual(['short', 'fine', 'fine', 'excess']);
    expect([of(9), of(0, '0'), of(0), of(0, undefined, false), of(undefined)]).toEqual(['idle', 'out', 'out', 'unmapped', 'unknown']);
  });
});

describe('[O2e] the rule of a listing', () => {
  const rules = [{ store: 1 }, { store: 1, category: 10 }, { store: 1, category: 12 }, { store: 1, sku: 7 }, { store: 2 }];

  it('is that of its SKU, else of its nearest category, else of its store', () => {
    const of = (store: number, sku: number | undefined, ...categories: number[]) =>
      rules.indexOf(ruleInForce(rules, { store, sku, categories })!);
    expect([of(1, 7, 12, 10), of(1, 8, 12, 10), of(1, 8, 11, 10), of(1, undefined, 11), of(2, 7, 12), of(3, 7)]).toEqual([
      3, 2, 1, 0, 4, -1,
    ]);
  });

  it('is always one of its own store', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.nat(9), fc.array(fc.integer({ min: 9, max: 13 })), (store, sku, categories) => {
        expect(ruleInForce(rules, { store, sku, categories })?.store ?? store).toBe(store);
      }),
    );
  });
});

describe('[O2f] what a rule speaks of', () => {
  it('a category or a SKU, not both', () => {
    expect([oneScope({}), oneScope({ sku: 1 }), oneScope({ category: 1 })].flat()).toEqual([]);
    expect(oneScope({ category: 1, sku: 1 }).map(({ code }) => code)).toEqual(['ONE_SCOPE']);
  });
});
