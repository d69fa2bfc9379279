import type { Decimal } from '@axle/kernel';
import { describe, expect, it } from 'vitest';
import { chooseShipping, type OfferedShipping } from './first-leg-output.ts';
import { firstStocked } from './first-stocked.ts';
import { checkFirstLegRule, checkWarehouseRule } from './check-rule.ts';

describe('what follows the match', () => {
  const offered: readonly OfferedShipping[] = [
    { code: 'AIR', carries: [], usdPerKg: '5.6' as Decimal },
    { code: 'FAST', carries: ['battery'], usdPerKg: '1.2' as Decimal },
    { code: 'NEW', carries: [] },
  ];
  const chosen = (output: Parameters<typeof chooseShipping>[0], hazards: readonly string[] = []) => {
    const result = chooseShipping(output, hazards, offered);
    return result.ok ? result.value.shipping : result.refusal.code;
  };

  it('[RT8] S, 15 days, battery not carried by that air product → fast ship, also at 60 m³; no later rule is tried', () => {
    expect(chosen({ shipping: 'AIR', fallback: 'FAST' }, ['battery'])).toBe('FAST');
    expect(chosen({ shipping: 'AIR', fallback: 'FAST' }, ['none'])).toBe('AIR');
    expect(chosen({ shipping: 'AIR' }, ['battery'])).toBe('NO_SHIPPING');
  });

  it('[RT8] a product above the cap, of unknown cost under one, or not in use gives way to the fallback', () => {
    const cap = (value: string) => ({ costCapUsdPerKg: value as Decimal });
    expect([
      chosen({ shipping: 'AIR', fallback: 'FAST', ...cap('5.6') }),
      chosen({ shipping: 'AIR', fallback: 'FAST', ...cap('5.59') }),
    ]).toEqual(['AIR', 'FAST']);
    expect([
      chosen({ shipping: 'NEW' }),
      chosen({ shipping: 'NEW', fallback: 'FAST', ...cap('9') }),
      chosen({ shipping: 'GONE', fallback: 'AIR', ...cap('1') }),
    ]).toEqual(['NEW', 'FAST', 'NO_SHIPPING']);
    expect(checkFirstLegRule({ shipping: 1, fallback: 1 }).map(({ code }) => code)).toEqual(['SAME_FALLBACK']);
  });

  it('[RT7] the first warehouse that has all of it sends it; orders are split over two at least', () => {
    const row = (warehouse: string, sku: string, available: number) => ({ warehouse, sku, available });
    const needed = new Map([
      ['P', 4],
      ['Q', 1],
    ]);
    expect(firstStocked(['W', 'E'], needed, [row('W', 'P', 9), row('E', 'P', 3), row('E', 'P', 1), row('E', 'Q', 1)])).toBe('E');
    expect(firstStocked(['W'], needed, [])).toBeUndefined();
    const codes = (values: object) => checkWarehouseRule({ warehouses: ['W'], ...values }).map(({ code }) => code);
    expect([
      codes({}),
      codes({ splitAllowed: true }),
      codes({ maxSplits: 2 }),
      codes({ splitAllowed: true, warehouses: ['W', 'E'], maxSplits: 2 }),
    ]).toEqual([[], ['SPLIT'], ['SPLIT'], []]);
    expect([
      codes({ warehouses: undefined }),
      codes({ storeWarehouses: true }),
      codes({ storeWarehouses: true, warehouses: undefined, splitAllowed: true, maxSplits: 2 }),
    ]).toEqual([['REQUIRED'], ['EITHER'], []]);
  });
});
