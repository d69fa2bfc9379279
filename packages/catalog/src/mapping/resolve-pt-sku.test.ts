import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BomTable } from '../bom/bom.ts';
import { resolvePtSku } from './resolve-pt-sku.ts';
import { mapLevel, type SkuMap } from './sku-map.ts';

const day = (text: string) => text as LocalDate;
const none = { boms: new Map(), kits: new Set<string>() };
const pads = (id: number, qty: number, scope: Partial<SkuMap> = {}): SkuMap => ({
  id,
  platform: 'amazon',
  sellerSku: 'PAD-US',
  lines: [{ sku: 'PAD', qty }],
  from: day('2026-01-01'),
  ...scope,
});
const listing = (store: string, on = '2026-05-20') => ({ platform: 'amazon', site: 'US', store, sellerSku: 'PAD-US', day: day(on) });
const taken = (maps: readonly SkuMap[], store: string, on?: string) => {
  const { result } = resolvePtSku(maps, listing(store, on), none);
  return result.ok ? Object.fromEntries(result.value.stocked) : result.refusal.code;
};

const maps = fc
  .array(
    fc.record(
      {
        platform: fc.constantFrom('amazon', 'ebay'),
        site: fc.constantFrom('US', 'DE'),
        store: fc.constantFrom('NA', 'EU'),
        from: fc.constantFrom('2026-01-01', '2026-05-20', '2026-06-01').map(day),
        to: fc.constantFrom('2026-05-19', '2026-12-31').map(day),
        qty: fc.integer({ min: 1, max: 9 }),
      },
      { requiredKeys: ['platform', 'from', 'qty'] },
    ),
    { maxLength: 12 },
  )
  .map(all => all.map(({ qty, ...scope }, id) => pads(id, qty, scope as Partial<SkuMap>)));

describe('what stands behind a sold listing', () => {
  it('[B6] with a store map of two and a platform map of one, that store takes 2, another 1; the day after the store map ends it takes 1', () => {
    const both = [pads(1, 1), pads(2, 2, { store: 'NA', to: day('2026-06-30') })];
    expect(taken(both, 'NA')).toEqual({ PAD: 2 });
    expect(taken(both, 'EU')).toEqual({ PAD: 1 });
    expect(taken(both, 'NA', '2026-06-30')).toEqual({ PAD: 2 });
    expect(taken(both, 'NA', '2026-07-01')).toEqual({ PAD: 1 });
  });

  it('[B6] the trace names every map of the seller SKU and why it was taken or not', () => {
    const all = [
      pads(1, 1),
      pads(2, 2, { store: 'NA' }),
      pads(3, 3, { store: 'NA', site: 'US', to: day('2026-05-19') }),
      pads(4, 4, { site: 'US', from: day('2026-06-01') }),
      pads(5, 5, { store: 'EU' }),
    ];
    const { trace } = resolvePtSku(all, listing('NA'), none);
    expect(trace.map(({ map, level, verdict }) => [map.id, level, verdict])).toEqual([
      [3, 'storeSite', 'ended'],
      [5, 'store', 'otherScope'],
      [2, 'store', 'used'],
      [4, 'platformSite', 'notYet'],
      [1, 'platform', 'lessSpecific'],
    ]);
  });

  it('[B6] nothing in force is UNMAPPED; kits come to their components, one without a BOM is refused', () => {
    expect(taken([], 'NA')).toBe('UNMAPPED');
    expect(taken([pads(1, 1, { platform: 'ebay' })], 'NA')).toBe('UNMAPPED');
    const kit = pads(1, 2, {
      lines: [
        { sku: 'KIT', qty: 2 },
        { sku: 'PAD', qty: 1 },
      ],
    });
    const boms: BomTable = new Map([
      [
        'KIT',
        [
          { child: 'PAD', quantity: '4' as Decimal },
          { child: 'ROTOR', quantity: '2' as Decimal },
        ],
      ],
    ]);
    const resolved = (of: BomTable) => resolvePtSku([kit], listing('NA'), { boms: of, kits: new Set(['KIT']) }).result;
    const found = resolved(boms);
    expect(found.ok && Object.fromEntries(found.value.stocked)).toEqual({ PAD: 9, ROTOR: 4 });
    expect(resolved(new Map())).toMatchObject({ ok: false, refusal: { code: 'NO_ACTIVE_BOM' } });
    // an assembly is stocked as it is, whatever it consists of
    const assembled = resolvePtSku([kit], listing('NA'), { boms, kits: new Set() }).result;
    expect(assembled.ok && Object.fromEntries(assembled.value.stocked)).toEqual({ KIT: 2, PAD: 1 });
  });

  it('[B6] what is lost in making is not taken from stock when a kit is sold', () => {
    const boms: BomTable = new Map([
      ['KIT', [{ child: 'SET', quantity: '3' as Decimal, scrap: '10' as Decimal }]],
      ['SET', [{ child: 'PAD', quantity: '2' as Decimal, scrap: '50' as Decimal }]],
    ]);
    const sold = resolvePtSku([pads(1, 1, { lines: [{ sku: 'KIT', qty: 1 }, ...pads(1, 1).lines] })], listing('NA'), {
      boms,
      kits: new Set(['KIT', 'SET']),
    }).result;
    expect(sold.ok && Object.fromEntries(sold.value.stocked)).toEqual({ PAD: 7 });
  });

  it('[B6] adding a less specific map never changes the answer', () => {
    const order = ['storeSite', 'store', 'platformSite', 'platform'];
    fc.assert(
      fc.property(maps, maps, (some, more) => {
        const before = resolvePtSku(some, listing('NA'), none).result;
        if (!before.ok) return;
        const wider = more.filter(map => order.indexOf(mapLevel(map)) > order.indexOf(mapLevel(before.value.map)));
        expect(resolvePtSku([...some, ...wider], listing('NA'), none).result).toEqual(before);
      }),
    );
  });

  it('[B6] quantities are whole and at least 1; one map of the trace is used, or none', () => {
    fc.assert(
      fc.property(maps, all => {
        const { result, trace } = resolvePtSku(all, listing('EU'), none);
        expect(trace.filter(({ verdict }) => verdict === 'used')).toHaveLength(result.ok ? 1 : 0);
        expect(trace).toHaveLength(all.length);
        if (result.ok) for (const qty of result.value.stocked.values()) expect(Number.isInteger(qty) && qty >= 1).toBe(true);
      }),
    );
  });
});
