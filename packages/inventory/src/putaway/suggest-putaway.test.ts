import { add, compareDecimals, type Decimal, divide, multiply } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { binRefuses, binRoom, binWith, putawayRefusal } from './bin-takes.ts';
import type { PutawayBin, PutawayItem } from './putaway-bin.ts';
import { suggestPutaway } from './suggest-putaway.ts';

const d = (text: string) => text as Decimal;
const item: PutawayItem = {
  sku: 7,
  status: 'available',
  unitCbm: d('0.012'),
  unitKg: d('1.25'),
  abc: 'A',
  categories: [3, 1],
  dangerous: false,
};
const empty: PutawayBin = {
  bin: 1,
  code: 'R7',
  seq: 3,
  use: 'reserve',
  putawaySeq: 10,
  abc: 'A',
  capCbm: d('1.6'),
  capKg: d('600'),
  fillPct: d('90'),
  usedCbm: d('0'),
  usedKg: d('0'),
  skus: [],
  statuses: [],
  mixSku: true,
  mixStatus: false,
  categories: [],
  dangerous: false,
};
const bin = (change: Partial<PutawayBin>): PutawayBin => ({ ...empty, ...change });
const p1 = bin({
  bin: 11,
  code: 'P1',
  use: 'pick',
  capCbm: d('0.80'),
  capKg: d('300'),
  usedCbm: d('0.50'),
  usedKg: d('50'),
  skus: [7],
  statuses: ['available'],
});
const r1 = bin({
  bin: 12,
  code: 'R1',
  capCbm: d('1.60'),
  capKg: d('600'),
  usedCbm: d('0.90'),
  usedKg: d('500'),
  skus: [7],
  statuses: ['available'],
});
const r7 = bin({ bin: 13, code: 'R7' });

describe('[R9] the worked example: 100 pcs of 0.012 m³, 1.25 kg', () => {
  it('bin P1 0.80 m³ at 90 % with 0.50 used → 18', () => expect(binRoom(item, p1)).toBe(18));
  it('R1 1.60 m³ with 0.90 used, 600 kg with 500 used → min(45, 80) = 45', () => expect(binRoom(item, r1)).toBe(45));
  it('empty R7 → 37; total 100, unplaced 0', () =>
    expect(suggestPutaway(item, 100, [r7, r1, p1])).toEqual({
      places: [
        { bin: 11, qty: 18 },
        { bin: 12, qty: 45 },
        { bin: 13, qty: 37 },
      ],
      unplaced: 0,
    }));
});

describe('[R9] what a bin takes', () => {
  const why = (change: Partial<PutawayBin>, of: Partial<PutawayItem> = {}) => binRefuses({ ...item, ...of }, bin(change))?.code;
  it('takes pieces of a status only where they belong', () => {
    expect(why({ use: 'dock' })).toBe('AREA_USE');
    expect(why({ use: 'damage' }, { status: 'damaged' })).toBeUndefined();
    expect(why({ use: 'pick' }, { status: 'damaged' })).toBe('AREA_USE');
  });
  it('keeps dangerous goods and categories to their areas', () => {
    expect(why({}, { dangerous: true })).toBe('DANGEROUS_GOODS');
    expect(why({ dangerous: true }, { dangerous: true })).toBeUndefined();
    expect(why({ categories: [4] })).toBe('AREA_CATEGORY');
    expect(why({ categories: [1] })).toBeUndefined();
  });
  it('mixes SKUs and statuses only where that is allowed', () => {
    expect(why({ mixSku: false, skus: [8], statuses: ['available'] })).toBe('NOT_MIXED');
    expect(why({ mixSku: false, skus: [7], statuses: ['reserved'] })).toBeUndefined();
    expect(why({ skus: [7], statuses: ['qc_hold'] })).toBe('NOT_MIXED');
    expect(why({ mixStatus: true, skus: [7], statuses: ['qc_hold'] })).toBeUndefined();
    expect(why({ mostSkus: 2, skus: [8, 9], statuses: ['available'] })).toBe('TOO_MANY_SKUS');
  });
  it('says how many fit where there are too many', () => {
    expect(putawayRefusal(item, p1, 18)).toBeUndefined();
    expect(putawayRefusal(item, p1, 19)).toEqual({
      code: 'BIN_FULL',
      message: { zh: '库位容量不足，最多可放 18 件', en: 'Bin full, at most 18 pcs' },
    });
  });
  it('comes to empty bins of the class before others', () => {
    const [other, own] = [bin({ bin: 1, abc: 'B', putawaySeq: 1 }), bin({ bin: 2, abc: 'A', putawaySeq: 2 })];
    expect(suggestPutaway(item, 1, [other, own]).places).toEqual([{ bin: 2, qty: 1 }]);
    expect(suggestPutaway({ ...item, abc: 'C' }, 1, [other, own]).places).toEqual([{ bin: 1, qty: 1 }]);
  });
});

const decimals = (most: number) => fc.integer({ min: 0, max: most * 1000 }).map(thousandths => d(String(thousandths / 1000)));
const anyBin = fc.record({
  seq: fc.nat(5),
  use: fc.constantFrom('pick' as const, 'reserve' as const, 'dock' as const),
  putawaySeq: fc.integer({ min: 1, max: 3 }),
  abc: fc.constantFrom('A' as const, 'B' as const),
  capCbm: decimals(2),
  capKg: decimals(500),
  fillPct: fc.integer({ min: 10, max: 100 }).map(pct => d(String(pct))),
  usedCbm: decimals(1),
  usedKg: decimals(100),
  skus: fc.uniqueArray(fc.integer({ min: 6, max: 9 }), { maxLength: 2 }),
  mixSku: fc.boolean(),
});
const anyBins = fc.array(anyBin, { maxLength: 12 }).map(list => list.map((each, at) => bin({ ...each, bin: at + 1, code: `B${at}` })));

describe('[R9] whatever the bins', () => {
  it('places no more than there is, all of it or the rest unplaced, and fills no bin over', () =>
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), anyBins, (qty, bins) => {
        const { places, unplaced } = suggestPutaway(item, qty, bins);
        expect(places.reduce((all, place) => all + place.qty, 0) + unplaced).toBe(qty);
        for (const place of places) {
          const before = bins.find(each => each.bin === place.bin)!;
          const after = binWith(item, before, place.qty);
          expect(putawayRefusal(item, before, place.qty)).toBeUndefined();
          expect(compareDecimals(after.usedCbm, divide(multiply(after.capCbm!, after.fillPct), d('100'), 6))).toBeLessThanOrEqual(0);
          expect(compareDecimals(after.usedKg, add(after.capKg!, d('0')))).toBeLessThanOrEqual(0);
        }
      }),
    ));
  it('says the same in whichever order the bins come', () =>
    fc.assert(
      fc.property(anyBins, fc.nat(300), (bins, qty) => {
        expect(suggestPutaway(item, qty, bins.toReversed())).toEqual(suggestPutaway(item, qty, bins));
      }),
    ));
});
