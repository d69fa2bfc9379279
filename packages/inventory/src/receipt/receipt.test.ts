import { compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { innerGtin, readScan } from './read-scan.ts';
import { dockUses } from './dock-uses.ts';
import { differencesOf, dispositionsOf, diffTypes, holdsReceipt, overAsksApproval } from './receipt-differences.ts';
import { maxReceivable, receiveVariance, shareScan } from './receive-variance.ts';
import { returnCost } from './return-cost.ts';
import { onWayPieces } from './on-way-pieces.ts';

const pieces = fc.integer({ min: 0, max: 999_999 });

describe('what came against what was expected', () => {
  it('[R8] expected 500, good 480, damaged 6 → diff −14, one short row of 14', () => {
    expect(receiveVariance({ expected: 500, good: 480, damaged: 6, most: 510 })).toEqual({ diff: -14, accepted: 486, overHold: 0 });
    const rows = differencesOf({ expected: 500, good: 480, hold: 0, damaged: 6, over: 0 });
    expect(rows).toEqual([
      { type: 'short', qty: 14 },
      { type: 'damaged', qty: 6 },
    ]);
    expect(rows.filter(({ type }) => holdsReceipt(type))).toEqual([{ type: 'short', qty: 14 }]);
  });

  it('[R8] 500 with 2 % over-tolerance takes 510, the 511th piece is held; an order of 511 takes 521', () => {
    expect(maxReceivable(500, 2)).toBe(510);
    expect(receiveVariance({ expected: 500, good: 511, damaged: 0, most: 510 })).toEqual({ diff: 11, accepted: 510, overHold: 1 });
    expect(maxReceivable(511, 2)).toBe(521);
    expect(maxReceivable(500, 0)).toBe(500);
  });

  it('[R8] never takes more than the most, and loses no piece', () => {
    fc.assert(
      fc.property(pieces, pieces, pieces, pieces, (expected, good, damaged, more) => {
        const most = expected + more;
        const { diff, accepted, overHold } = receiveVariance({ expected, good, damaged, most });
        expect(accepted).toBeLessThanOrEqual(most);
        expect(accepted + overHold).toBe(good + damaged);
        expect(diff).toBe(good + damaged - expected);
      }),
    );
  });

  it('[R8] the pieces of a scan fill what is expected line by line, then the tolerance; the rest is held', () => {
    const lines = [
      { expected: 100, most: 102, accepted: 95 },
      { expected: 50, most: 51, accepted: 0 },
    ];
    expect(shareScan(lines, 5)).toEqual([{ at: 0, take: 5, over: 0 }]);
    expect(shareScan(lines, 60)).toEqual([
      { at: 0, take: 7, over: 0 },
      { at: 1, take: 51, over: 2 },
    ]);
    const line = fc.record({ expected: pieces, more: fc.nat(100), accepted: pieces }).map(({ expected, more, accepted }) => ({
      expected,
      most: expected + more,
      accepted: Math.min(accepted, expected + more),
    }));
    fc.assert(
      fc.property(
        fc.array(line, { minLength: 1, maxLength: 5 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.integer({ min: 1, max: 9999 }),
        (all, one, other) => {
          const shares = shareScan(all, one);
          expect(shares.reduce((sum, { take, over }) => sum + take + over, 0)).toBe(one);
          for (const { at, take } of shares) expect(all[at]!.accepted + take).toBeLessThanOrEqual(all[at]!.most);
          // whether in one scan or in two: as much is taken
          const later = all.map((each, at) => ({ ...each, accepted: each.accepted + (shares.find(share => share.at === at)?.take ?? 0) }));
          const taken = (list: ReturnType<typeof shareScan>) => list.reduce((sum, { take }) => sum + take, 0);
          expect(taken(shares) + taken(shareScan(later, other))).toBe(taken(shareScan(all, one + other)));
        },
      ),
    );
  });

  it('[R8] each kind of difference has its decisions, and taking in more than 5 % over asks for approval', () => {
    expect(new Set(diffTypes.flatMap(dispositionsOf)).size).toBe(6);
    expect([overAsksApproval(25, 500), overAsksApproval(26, 500), overAsksApproval(1, 0)]).toEqual([false, true, true]);
  });
});

describe('goods on their way', () => {
  it('[R17] of 300 on their way and 6 beyond, 300 leave the bin of what is on its way', () => {
    expect(onWayPieces({ expected: 300, accepted: 0, inTransit: true }, 306)).toBe(300);
    expect(onWayPieces({ expected: 300, accepted: 280, inTransit: true }, 26)).toBe(20);
    expect(onWayPieces({ expected: 300, accepted: 0, inTransit: false }, 300)).toBe(0);
  });

  it('[R17] in however many scans, no more leave that bin than were booked into it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 999 }), fc.array(fc.integer({ min: 1, max: 400 }), { maxLength: 6 }), (expected, takes) => {
        let [accepted, left] = [0, expected];
        for (const take of takes) {
          left -= onWayPieces({ expected, accepted, inTransit: true }, take);
          accepted += take;
        }
        expect(left).toBe(Math.max(0, expected - accepted));
      }),
    );
  });
});

describe('the cost of what customers send back', () => {
  const costValue = '3714.5000' as Decimal;

  it('[R18] is the average with which its line left; an unknown line has the last cost', () => {
    expect(returnCost({ qty: 2, outbound: { shipped: 70, costValue } })).toEqual({ value: '106.1286', source: 'return' });
    expect(returnCost({ qty: 5, lastCost: '53.0643' as Decimal })).toEqual({ value: '265.3215', source: 'last_cost' });
    expect(returnCost({ qty: 5 })).toEqual({ value: '0', source: 'unknown' });
  });

  it('[R18] never is more than the line took, and all of it where all comes back', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9999 }), fc.integer({ min: 1, max: 9999 }), (shipped, back) => {
        const qty = Math.min(shipped, back);
        const { value } = returnCost({ qty, outbound: { shipped, costValue } });
        expect(compareDecimals(value, costValue)).toBeLessThanOrEqual(0);
        if (qty === shipped) expect(compareDecimals(value, costValue)).toBe(0);
      }),
    );
  });
});

describe('what a scanner writes', () => {
  it('is a code, so many of it, or so many cartons', () => {
    expect(readScan(' 5901234123457 ')).toEqual({ code: '5901234123457', count: 1, cartons: false });
    expect(readScan('12*BRK-1')).toEqual({ code: 'BRK-1', count: 12, cartons: false });
    expect(readScan('3c*BRK-1')).toEqual({ code: 'BRK-1', count: 3, cartons: true });
  });

  it('the GTIN-14 of a carton holds the digits of what is inside', () => {
    expect(innerGtin('15901234123454')).toBe('590123412345');
    expect([innerGtin('05901234123457'), innerGtin('5901234123457')]).toEqual([undefined, undefined]);
  });
});

it('goods come in at the dock, and what customers send back among the returns', () => {
  expect([dockUses('purchase'), dockUses('transfer'), dockUses(undefined), dockUses('customer_return')]).toEqual([
    ['dock'],
    ['dock'],
    ['dock'],
    ['return'],
  ]);
});
