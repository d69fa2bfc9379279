import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sortedQty } from '../figures/rates.ts';
import { type AskedDisposition, type DecidedLot, dispositionRefusals, expiredRefusals } from './check-disposition.ts';
import { dispositionKinds, possibleDispositions } from './disposition-kinds.ts';
import { sortRefusals } from './sort-lot.ts';

const today = '2026-05-20' as LocalDate;
const lot: DecidedLot = { round: 1, criticalFound: 0, lotSize: 1200, hasOrder: true, isReceived: true };
const concession: AskedDisposition = { kind: 'concession', qty: 1200, priceCutPct: '4' as Decimal, validUntil: '2026-06-30' as LocalDate };
const codes = (asked: AskedDisposition, of: Partial<DecidedLot> = {}) =>
  dispositionRefusals(asked, { ...lot, ...of }, today).map(({ code }) => code);

describe('what is done with a rejected lot', () => {
  it('[Q25] critical defects are never conceded, and after three rounds a lot is returned or scrapped', () => {
    expect(codes(concession)).toEqual([]);
    expect(codes(concession, { criticalFound: 1 })).toEqual(['CRITICAL']);
    expect(dispositionKinds.map(kind => codes({ kind, qty: 1200 }, { round: 3 })[0])).toEqual([
      'LAST_ROUND',
      'LAST_ROUND',
      'LAST_ROUND',
      undefined,
      undefined,
    ]);
    expect(codes(concession, { round: 3, criticalFound: 1 })).toEqual(['CRITICAL']);
  });

  it('[Q25] every rejected lot can be disposed of, and another round or defect never allows more', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.nat(5), (round, criticalFound) => {
        const possible = possibleDispositions({ round, criticalFound });
        expect(possible).toEqual(expect.arrayContaining(['return', 'scrap']));
        for (const worse of [
          { round: round + 1, criticalFound },
          { round, criticalFound: criticalFound + 1 },
        ])
          expect(possibleDispositions(worse).filter(kind => !possible.includes(kind))).toEqual([]);
      }),
    );
  });

  it('[Q25a] a concession has its pieces, price cut and last day; all else is of the whole lot', () => {
    expect(codes({ ...concession, qty: 800 })).toEqual([]);
    expect([codes({ ...concession, qty: 0 }), codes({ ...concession, qty: 1201 })]).toEqual([['ABOVE_LOT'], ['ABOVE_LOT']]);
    expect(codes({ kind: 'sort', qty: 800 })).toEqual(['WHOLE_LOT']);
    expect(codes({ kind: 'concession', qty: 1200 })).toEqual(['PRICE_CUT', 'VALID_UNTIL']);
    expect(codes({ ...concession, priceCutPct: '50.01' as Decimal })).toEqual(['PRICE_CUT']);
    expect([codes({ ...concession, priceCutPct: '0' as Decimal }), codes({ ...concession, priceCutPct: '50' as Decimal })]).toEqual([
      [],
      [],
    ]);
    expect(codes({ ...concession, validUntil: '2026-05-19' as LocalDate })).toEqual(['VALID_UNTIL']);
    expect(codes({ ...concession, validUntil: today })).toEqual([]);
  });

  it('[Q25a] without an order nothing is returned from our warehouse, and no price is cut', () => {
    expect(codes({ kind: 'return', qty: 1200 }, { hasOrder: false })).toEqual(['NO_ORDER']);
    expect(codes({ kind: 'return', qty: 1200 }, { hasOrder: false, isReceived: false })).toEqual([]);
    expect([codes(concession, { hasOrder: false }), codes({ ...concession, priceCutPct: '0' as Decimal }, { hasOrder: false })]).toEqual([
      ['NO_ORDER'],
      [],
    ]);
  });

  it('[Q27] a concession is approved by its last day', () => {
    expect(expiredRefusals(today, today)).toEqual([]);
    expect(expiredRefusals('2026-05-19' as LocalDate, today)).toMatchObject([{ code: 'EXPIRED', field: 'validUntil' }]);
  });
});

describe('sorting', () => {
  it('[Q26] counts no more bad pieces than the lot has, and replaces no more than were bad', () => {
    const refused = (bad: number, replaced: number) => sortRefusals({ lotSize: 1000, bad, replaced }).map(({ code }) => code);
    expect([refused(37, 20), refused(0, 0), refused(1000, 1000)]).toEqual([[], [], []]);
    expect([refused(1001, 0), refused(-1, 0), refused(37, 38), refused(37, -1)]).toEqual([['BAD'], ['BAD'], ['REPLACED'], ['REPLACED']]);
  });

  it('[Q9] [Q26] releases 983 of 1,000 with 37 bad and 20 replaced; what is not refused releases some of the lot at most', () => {
    expect(sortedQty(1000, 37, 20)).toBe(983);
    const counts = fc.integer({ min: -2, max: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 50 }), counts, counts, (lotSize, bad, replaced) => {
        fc.pre(sortRefusals({ lotSize, bad, replaced }).length === 0);
        const released = sortedQty(lotSize, bad, replaced);
        expect(released).toBeGreaterThanOrEqual(0);
        expect(released).toBeLessThanOrEqual(lotSize);
      }),
    );
  });
});
