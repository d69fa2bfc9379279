import { type Decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { skuMay, type SkuSalesStatus } from '../sku/sku-may.ts';
import { fbaPieces } from './fba-pieces.ts';
import { mappingExceptions, type ListedPart } from './mapping-exceptions.ts';
import { checkMapPeriod, checkMapShares, checkPool } from './mapping-checks.ts';
import { mapShares } from './map-shares.ts';
import { packQuantity } from './pack-quantity.ts';
import { proposalKeys, proposeSkus } from './propose-skus.ts';
import { settleException } from './settle-exception.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

describe('shares of the lines of a map', () => {
  it('[MAP2] all are said and sum to 100, or none is', () => {
    const lines = (...shares: readonly (string | undefined)[]) => ({ lines: shares.map(revenueShare => ({ revenueShare })) });
    expect(codes(checkMapShares(lines('60', '40')))).toEqual([]);
    expect(codes(checkMapShares(lines(undefined, undefined)))).toEqual([]);
    expect(codes(checkMapShares(lines('60', undefined)))).toEqual(['SHARES']);
    expect(codes(checkMapShares(lines('60', '39.9999')))).toEqual(['SHARES']);
  });

  it('[MAP2] cost decides where none is said, pieces where a cost is not known', () => {
    const lines = [
      { sku: 'PAD', qty: 1 },
      { sku: 'ROTOR', qty: 2 },
    ];
    const costs: Readonly<Record<string, string>> = { PAD: '80', ROTOR: '60' };
    expect(mapShares(lines, sku => costs[sku] as Decimal)).toEqual(['40', '60']);
    expect(mapShares(lines, sku => (sku === 'PAD' ? ('80' as Decimal) : undefined))).toEqual(['33.3333', '66.6667']);
  });

  it('[MAP2] shares that are worked out sum to 100', () => {
    const line = fc.record({ sku: fc.string(), qty: fc.integer({ min: 1, max: 99 }) });
    fc.assert(
      fc.property(fc.array(line, { minLength: 1, maxLength: 5 }), fc.integer({ min: 0, max: 1000 }), (lines, cost) => {
        expect(sum(mapShares(lines, () => String(cost) as Decimal))).toBe('100');
      }),
    );
  });
});

describe('SKUs proposed for a listing', () => {
  const part = (sku: string, oeKeys: readonly string[] = []) => ({ sku, pcsPerUom: 4, oeKeys });

  it('[MAP3] BP-0446-US with a SKU BP-0446 is proposed at rank 2', () => {
    expect(proposeSkus({ sellerSku: 'BP-0446-US' }, [part('BP-0446')])).toEqual([{ sku: 'BP-0446', rank: 2, by: 'BP-0446', qty: 1 }]);
  });

  it('[MAP3] the same code comes first, then the longest beginning, then an OE number of the title', () => {
    const all = [part('RT-1', ['0446506090']), part('BP'), part('BP-0446'), part('BP-0446-US'), part('XX')];
    const title = 'Brake pads, replaces 04465 06090, Set of 4';
    expect(proposeSkus({ sellerSku: 'bp-0446-us', title }, all).map(({ sku, rank, qty }) => [sku, rank, qty])).toEqual([
      ['BP-0446-US', 1, 1],
      ['BP-0446', 2, 1],
      ['BP', 2, 1],
      ['RT-1', 3, 1],
    ]);
  });

  it('[MAP3] every SKU is proposed once, in the order of its rank, and no other', () => {
    const code = fc.stringMatching(/^[A-C]{1,2}(-[0-9]{1,2}){0,2}$/);
    fc.assert(
      fc.property(code, fc.uniqueArray(code, { maxLength: 12 }), (sellerSku, skus) => {
        const found = proposeSkus(
          { sellerSku },
          skus.map(sku => part(sku)),
        );
        expect(found.map(({ rank }) => rank)).toEqual(found.map(({ rank }) => rank).toSorted((one, other) => one - other));
        expect(new Set(found.map(({ sku }) => sku))).toEqual(new Set(skus.filter(sku => proposalKeys({ sellerSku }).codes.includes(sku))));
      }),
    );
  });
});

describe('exceptions of the mapping of a listing', () => {
  const part = (more: Partial<ListedPart> = {}): ListedPart => ({
    sku: 'BP',
    qty: 1,
    pcsPerUom: 4,
    salesStatus: 'onSale',
    lacksBom: false,
    ...more,
  });
  const exceptions = (parts: readonly ListedPart[], more: object = {}) =>
    mappingExceptions({ ignored: false, conflict: false, parts, listingStatus: 'active', ...more }, '2026-05-20' as LocalDate).map(
      ({ rule }) => rule,
    );

  it('[MAP4] a title promises so many pieces, or says nothing', () => {
    expect(
      ['2 Pack brake pads', 'Rotors, Set of 4', '4-Pack', '2er-Set Bremsscheiben', '刹车片 4件装', 'Camry 2012-2017', 'Packard 4'].map(
        packQuantity,
      ),
    ).toEqual([2, 4, 4, 2, 4, undefined, undefined]);
  });

  it('[MAP6] each rule finds its own exception', () => {
    expect(exceptions([])).toEqual(['unmapped']);
    expect(exceptions([part({ salesStatus: 'stopped' })])).toEqual(['R2']);
    expect(exceptions([part()], { conflict: true })).toEqual(['R3']);
    expect(exceptions([part({ lacksBom: true })])).toEqual(['R4']);
    expect(exceptions([part()], { title: 'Pads 2 Pack' })).toEqual(['R7']);
    expect(exceptions([part()], { title: 'Pads Set of 4' })).toEqual([]);
  });

  it('[MAP6] a listing on sale is an exception after 14 days without stock, one off sale with more than 30 pieces behind it', () => {
    const stock = (sets: number, emptySince?: string) => ({ sellable: { sets, ...(emptySince ? { emptySince } : {}) } });
    expect(exceptions([part()], stock(0, '2026-05-06'))).toEqual(['R5']);
    expect(exceptions([part()], stock(0, '2026-05-07'))).toEqual([]);
    expect(exceptions([part()], stock(1))).toEqual([]);
    expect(exceptions([part({ salesStatus: 'stopped' })], stock(0, '2026-01-01'))).toEqual(['R2']);
    expect(exceptions([part()], { listingStatus: 'inactive', ...stock(31) })).toEqual(['R6']);
    expect(exceptions([part()], { listingStatus: 'inactive', ...stock(30) })).toEqual([]);
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100 }), fc.constantFrom('active', 'inactive'), (sets, listingStatus) => {
        const found = exceptions([part()], { listingStatus, ...stock(sets, '2026-01-01') });
        expect(found.includes('R5')).toBe(listingStatus === 'active' && sets === 0);
        expect(found.includes('R6')).toBe(listingStatus === 'inactive' && sets > 30);
      }),
    );
  });

  it('[MAP6] what is ignored or deleted has none', () => {
    expect(exceptions([], { ignored: true })).toEqual([]);
    expect(exceptions([part({ salesStatus: 'archived' })], { listingStatus: 'deleted' })).toEqual([]);
  });

  it('[MAP8] a check opens what is new, was closed or is ignored no more, closes what is mended and keeps the rest', () => {
    const today = '2026-05-20' as LocalDate;
    const until = (day: string) => ({ state: 'ignored', ignoredUntil: day as LocalDate }) as const;
    expect(settleException(undefined, true, today)).toBe('open');
    expect(settleException({ state: 'done' }, true, today)).toBe('open');
    expect(settleException(until('2026-05-19'), true, today)).toBe('open');
    expect(
      [{ state: 'open' } as const, { state: 'doing' } as const, until('2026-05-20')].map(kept => settleException(kept, true, today)),
    ).toEqual(['keep', 'keep', 'keep']);
    expect(
      [{ state: 'open' } as const, { state: 'doing' } as const, until('2026-05-20'), { state: 'done' } as const].map(kept =>
        settleException(kept, false, today),
      ),
    ).toEqual(['mended', 'mended', 'mended', 'keep']);
    expect(settleException(undefined, false, today)).toBe('keep');
  });

  it('[B5] drafts and archived SKUs are neither bought nor sold; everything but drafts moves', () => {
    const all: readonly SkuSalesStatus[] = ['draft', 'new', 'onSale', 'clearance', 'stopped', 'archived'];
    expect(all.filter(status => skuMay(status, 'sell'))).toEqual(['new', 'onSale', 'clearance']);
    expect(all.filter(status => skuMay(status, 'purchase'))).toEqual(['new', 'onSale']);
    expect(all.filter(status => skuMay(status, 'move'))).toEqual(all.slice(1));
  });
});

describe('stock at Amazon', () => {
  const part = (site: string, qtyPer = 1) => ({ store: 'EU', site, fnsku: 'X001', sku: 'BP', qtyPer });
  const report = (site: string, units: number) => ({ store: 'EU', site, fnsku: 'X001', units });

  it('[MAP7] 40 units of an FNSKU with 2 pieces each are 80 pieces of the SKU', () => {
    expect([...fbaPieces([report('DE', 40)], [], [part('DE', 2)])]).toEqual([['BP', 80]]);
  });

  it('[MAP7] four sites of a pool that report the same 90 units hold 90, not 360', () => {
    const sites = ['DE', 'FR', 'IT', 'ES'];
    const reports = sites.map(site => report(site, 90));
    const parts = sites.map(site => part(site));
    expect([...fbaPieces(reports, [{ store: 'EU', homeSite: 'DE', sites }], parts)]).toEqual([['BP', 90]]);
    expect([...fbaPieces(reports, [], parts)]).toEqual([['BP', 360]]);
  });

  it('[MAP5] the home site is one of the sites; [MAP1] what is dated does not end before it begins', () => {
    expect(codes(checkPool({ homeSite: 1, sites: [{ site: 2 }] }))).toEqual(['HOME_SITE']);
    expect(codes(checkPool({ homeSite: 2, sites: [{ site: 2 }] }))).toEqual([]);
    expect(codes(checkMapPeriod({ effectiveFrom: '2026-05-20', effectiveTo: '2026-05-19' }))).toEqual(['RANGE']);
    expect(codes(checkMapPeriod({ effectiveFrom: '2026-05-20', effectiveTo: '2026-05-20' }))).toEqual([]);
  });
});
