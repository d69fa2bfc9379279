import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { firstChildren } from './first-children.ts';
import { usedPercent } from './used-percent.ts';
import { checkAmazonCentre, zipDemanded } from './check-warehouse.ts';
import { warehouseTypes } from './warehouse-type.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

describe('a warehouse', () => {
  it('[W1] abroad begins with four parts, any other with one', () => {
    expect(firstChildren('US-W', 'overseas').map(({ code, sellable }) => [code, sellable])).toEqual([
      ['US-W-G', true],
      ['US-W-D', false],
      ['US-W-H', false],
      ['US-W-R', false],
    ]);
    expect(firstChildren('CN-SZ', 'domestic').map(({ code }) => code)).toEqual(['CN-SZ-G']);
  });

  it('[W1] of any kind begins with exactly one part that is sold from, and no code twice', () => {
    fc.assert(
      fc.property(fc.stringMatching(/^[A-Z]{2}-[A-Z0-9]{1,6}$/), fc.constantFrom(...warehouseTypes), (code, type) => {
        const made = firstChildren(code, type);
        expect(made.filter(({ sellable }) => sellable)).toHaveLength(1);
        expect(new Set(made.map(child => child.code)).size).toBe(made.length);
      }),
    );
  });

  it('[W2] names an Amazon centre and a shop where it is one of Amazon’s, and nowhere else', () => {
    expect(codes(checkAmazonCentre({ type: 'fba' }))).toEqual(['FBA_CENTER', 'FBA_STORE']);
    expect(codes(checkAmazonCentre({ type: 'fba', fbaCenter: 3, store: 2 }))).toEqual([]);
    expect(codes(checkAmazonCentre({ type: 'overseas', fbaCenter: 3, store: 2 }))).toEqual(['FBA_CENTER', 'FBA_STORE']);
    expect(codes(checkAmazonCentre({ type: 'overseas' }))).toEqual([]);
  });

  it('[W3] has a postal code in the US, Germany and the UK', () => {
    expect(['US', 'DE', 'GB', 'CN'].map(country => codes(zipDemanded(country, undefined)))).toEqual([['ZIP'], ['ZIP'], ['ZIP'], []]);
    expect(codes(zipDemanded('US', '90001'))).toEqual([]);
    expect(codes(zipDemanded('DE', '  '))).toEqual(['ZIP']);
  });
});

describe('how much of a warehouse is taken', () => {
  const cbm = (text: string) => text as Decimal;

  it('[W4] 12,000 pieces of 0.005 m³ in 1,200 m³ are 5.0 %', () => {
    expect(usedPercent([{ quantity: 12_000, unitCbm: cbm('0.005') }], cbm('1200'))).toBe('5');
    expect(usedPercent([], cbm('1200'))).toBe('0');
    expect(usedPercent([{ quantity: 1, unitCbm: cbm('1') }], undefined)).toBeUndefined();
    expect(usedPercent([{ quantity: 1, unitCbm: cbm('1') }], cbm('0'))).toBeUndefined();
  });

  it('[W4] never falls when goods come in', () => {
    const stored = fc.record({
      quantity: fc.nat(10_000),
      unitCbm: fc.integer({ min: 1, max: 9999 }).map(n => cbm((n / 10_000).toFixed(4))),
    });
    fc.assert(
      fc.property(fc.array(stored, { maxLength: 8 }), stored, (before, more) => {
        expect(Number(usedPercent([...before, more], cbm('900')))).toBeGreaterThanOrEqual(Number(usedPercent(before, cbm('900'))));
      }),
    );
  });
});
