import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { SkuSalesStatus } from '../sku/sku-may.ts';
import { checkMaterialArea } from './check-area.ts';
import { fitmentOverlap } from './fitment-overlap.ts';
import { checkSubstituteGroup } from './check-group.ts';
import { type Material, resolveMaterial } from './resolve-material.ts';

const skuSalesStates: readonly SkuSalesStatus[] = ['draft', 'new', 'onSale', 'clearance', 'stopped', 'archived'];
const day = '2026-05-20' as LocalDate;
const part = (sku: string, more: Partial<Material> = {}): Material => ({ sku, ratio: '1' as Decimal, status: 'onSale', ...more });
const stock = (have: Readonly<Record<string, number>>) => new Map(Object.entries(have));
const given = ({ taken }: ReturnType<typeof resolveMaterial>) => Object.fromEntries(taken.map(({ sku, pieces }) => [sku, pieces]));

describe('[B7] resolving a need', () => {
  const materials = [part('MAIN'), part('SUB')];

  it('accept: main 40, substitute 100 available, need 60, policy split, ratio 1 → 40 + 20; policy whole → 60 of the substitute', () => {
    const have = stock({ MAIN: 40, SUB: 100 });
    expect(given(resolveMaterial({ materials, policy: 'split' }, 60, have, day))).toEqual({ MAIN: 40, SUB: 20 });
    expect(given(resolveMaterial({ materials, policy: 'whole' }, 60, have, day))).toEqual({ SUB: 60 });
  });

  it('a substitute gives the need times its ratio, rounded up to whole pieces', () => {
    const pairs = [part('SET'), part('PIECE', { ratio: '2' as Decimal }), part('ODD', { ratio: '1.5' as Decimal })];
    const have = stock({ SET: 1, PIECE: 5, ODD: 10 });
    expect(resolveMaterial({ materials: pairs, policy: 'split' }, 6, have, day)).toEqual({
      taken: [
        { sku: 'SET', pieces: 1, covers: 1 },
        { sku: 'PIECE', pieces: 4, covers: 2 },
        { sku: 'ODD', pieces: 5, covers: 3 },
      ],
      covered: 6,
      short: 0,
      skipped: [],
    });
    // where the main part has a ratio of its own, both are of one unit of the group
    const other = [part('PIECE', { ratio: '2' as Decimal }), part('SET')];
    expect(given(resolveMaterial({ materials: other, policy: 'split' }, 5, stock({ PIECE: 2, SET: 9 }), day))).toEqual({
      PIECE: 2,
      SET: 2,
    });
  });

  it('parts after their last day and those that may not be sold are passed over; nobody covering all, the best is taken', () => {
    const many = [part('MAIN'), part('OLD', { until: '2026-05-19' as LocalDate }), part('GONE', { status: 'stopped' }), part('SUB')];
    const have = stock({ MAIN: 10, OLD: 99, GONE: 99, SUB: 30 });
    expect(resolveMaterial({ materials: many, policy: 'whole' }, 60, have, day)).toEqual({
      taken: [{ sku: 'SUB', pieces: 30, covers: 30 }],
      covered: 30,
      short: 30,
      skipped: [
        { sku: 'OLD', why: 'date' },
        { sku: 'GONE', why: 'status' },
      ],
    });
    expect(given(resolveMaterial({ materials: many, policy: 'split' }, 60, have, '2026-05-19' as LocalDate))).toEqual({
      MAIN: 10,
      OLD: 50,
    });
  });

  const ratio = fc.integer({ min: 1, max: 50_000 }).map(tenThousandths => (tenThousandths / 10_000).toFixed(4) as Decimal);
  const order = fc.record({
    materials: fc.array(fc.record({ ratio, status: fc.constantFrom(...skuSalesStates) }), { minLength: 1, maxLength: 5 }),
    policy: fc.constantFrom('whole' as const, 'split' as const),
  });
  const named = ({ materials: given, policy }: typeof order extends fc.Arbitrary<infer One> ? One : never) => ({
    policy,
    materials: given.map((one, at) => part(`P${at}`, one)),
  });

  it('never covers more than the need nor uses more than there is, and gives the same result each time', () => {
    fc.assert(
      fc.property(order, fc.nat(5000), fc.array(fc.nat(5000), { minLength: 5, maxLength: 5 }), (drawn, need, counts) => {
        const asked = named(drawn);
        const have = stock(Object.fromEntries(counts.map((count, at) => [`P${at}`, count])));
        const resolved = resolveMaterial(asked, need, have, day);
        expect(resolved.covered).toBeLessThanOrEqual(need);
        expect(resolved.covered + resolved.short).toBe(need);
        for (const { sku, pieces } of resolved.taken) expect(pieces).toBeLessThanOrEqual(have.get(sku)!);
        if (asked.policy === 'whole') expect(resolved.taken.length).toBeLessThanOrEqual(1);
        expect(resolveMaterial(asked, need, have, day)).toEqual(resolved);
      }),
    );
  });

  it('with ample stock of a main part that may be sold nothing else is used', () => {
    fc.assert(
      fc.property(order, fc.integer({ min: 1, max: 5000 }), (drawn, need) => {
        const {
          materials: [first, ...others],
          policy,
        } = named(drawn);
        const all = [{ ...first!, status: 'onSale' as const }, ...others];
        const have = stock(Object.fromEntries(all.map(({ sku }) => [sku, 1_000_000])));
        expect(given(resolveMaterial({ materials: all, policy }, need, have, day))).toEqual({ P0: need });
      }),
    );
  });
});

describe('[SUB3] overlap of fitments', () => {
  const vehicles = (from: number, to: number) => new Set(Array.from({ length: to - from + 1 }, (_, at) => `Toyota Camry ${from + at}`));

  it('accept: old part fits 12 vehicle-years, new fits 10 of them → overlap 83.3% and 2 rows listed', () => {
    const overlap = fitmentOverlap([
      { sku: 'OLD', vehicles: vehicles(2007, 2018) },
      { sku: 'NEW', vehicles: vehicles(2009, 2018) },
    ]);
    expect(overlap).toMatchObject({ all: 12, common: 10, percent: '83.3' });
    expect(overlap.gaps).toEqual([
      { vehicle: 'Toyota Camry 2007', fits: ['OLD'], lacks: ['NEW'] },
      { vehicle: 'Toyota Camry 2008', fits: ['OLD'], lacks: ['NEW'] },
    ]);
    expect(fitmentOverlap([{ sku: 'OLD', vehicles: new Set() }]).percent).toBeUndefined();
  });

  it('every vehicle is common or a gap, and the order of members does not count', () => {
    const fits = fc.array(fc.uniqueArray(fc.constantFrom(...'abcdefgh')), { minLength: 1, maxLength: 4 });
    fc.assert(
      fc.property(fits, drawn => {
        const members = drawn.map((own, at) => ({ sku: `P${at}`, vehicles: new Set(own) }));
        const { all, common, percent, gaps } = fitmentOverlap(members);
        expect(common + gaps.length).toBe(all);
        expect(fitmentOverlap(members.toReversed())).toMatchObject({ all, common, percent });
        for (const { fits: has, lacks } of gaps) expect(has.length + lacks.length).toBe(members.length);
      }),
    );
  });
});

it('[SUB1] a group has two members of different ranks, old parts have their last day and a part that follows them', () => {
  const codes = (members: readonly object[], more: object = {}) =>
    checkSubstituteGroup({ members, ...more }).map(({ code, field }) => `${field} ${code}`);
  const fine = { rank: 1, type: 'interchange' };
  expect(codes([fine, { rank: 2, type: 'emergency' }])).toEqual([]);
  expect(codes([fine])).toEqual(['members MEMBERS']);
  expect(codes([fine, { rank: 1, type: 'emergency' }])).toEqual(['members.1.rank RANK_TWICE']);
  expect(codes([fine, { rank: 2, type: 'supersede' }])).toEqual(['members.1.stopDate STOP_DATE']);
  const old = { type: 'supersede', stopDate: '2026-06-30' };
  expect(
    codes([
      { ...old, rank: 1 },
      { ...old, rank: 2 },
    ]),
  ).toEqual(['members ALL_OLD']);
  expect(codes([fine, { ...old, rank: 2 }], { effectiveFrom: '2026-05-02', effectiveTo: '2026-05-01' })).toEqual(['effectiveTo DATES']);
});

it('[SUB2] the main part of a market does not end before it begins', () => {
  expect(checkMaterialArea({ effectiveFrom: '2026-05-01', effectiveTo: '2026-05-01' })).toEqual([]);
  expect(checkMaterialArea({ effectiveFrom: '2026-05-02', effectiveTo: '2026-05-01' })).toMatchObject([{ code: 'DATES' }]);
});
