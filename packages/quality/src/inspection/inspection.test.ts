import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { heldRefusals } from './hold-rest.ts';
import { placeRefusals, placesADay, planRefusals } from './plan-inspection.ts';
import { skipRefusals, type SkippedLot } from './skip-inspection.ts';
import { lotsBeforeWaiving, releasedPieces, waiveRefusals } from './waive-inspection.ts';

const today = '2026-05-20' as LocalDate;
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);

it('[Q15] a new inspection is planned from tomorrow on, one that stands already from today on', () => {
  const plan = (day: string, isNew: boolean) => codes(planRefusals(day as LocalDate, { today, isNew }));
  expect([plan('2026-05-19', true), plan('2026-05-20', true), plan('2026-05-21', true)]).toEqual([['PAST'], ['TOO_SOON'], []]);
  expect([plan('2026-05-19', false), plan('2026-05-20', false)]).toEqual([['PAST'], []]);
});

it('[Q16] an inspector goes to two places a day, however many lots are there', () => {
  expect(codes(placeRefusals('Ningbo', ['Ningbo', 'Taizhou', 'Ningbo']))).toEqual([]);
  expect(codes(placeRefusals('Ruian', ['Ningbo', 'Taizhou']))).toEqual(['TOO_MANY_PLACES']);
  fc.assert(
    fc.property(fc.array(fc.constantFrom('a', 'b', 'c', 'd')), fc.constantFrom('a', 'b', 'c', 'd'), (planned, place) => {
      expect(placeRefusals(place, planned).length > 0).toBe(new Set([...planned, place]).size > placesADay);
    }),
  );
});

it('[Q17] nothing is waived after a rejection among the last three lots', () => {
  expect(codes(waiveRefusals([]))).toEqual([]);
  expect(codes(waiveRefusals(['accept', 'accept', 'reject']))).toEqual(['REJECTED_LATELY']);
  expect(codes(waiveRefusals(['accept', 'accept', 'accept', 'reject']))).toEqual([]);
  const lots = fc.array(fc.constantFrom('accept' as const, 'reject' as const));
  fc.assert(
    fc.property(lots, lots, (newer, older) => {
      fc.pre(newer.length >= lotsBeforeWaiving);
      expect(waiveRefusals([...newer, ...older])).toEqual(waiveRefusals(newer));
    }),
  );
});

it('[Q18] what is set aside of a released lot is not released', () => {
  expect(releasedPieces(488, 3)).toBe(485);
  fc.assert(
    fc.property(fc.nat(1_000_000), fc.nat(1_000_000), (lot, bad) => {
      const free = releasedPieces(lot, bad);
      expect(free).toBeGreaterThanOrEqual(0);
      expect(free).toBeLessThanOrEqual(lot);
    }),
  );
});

it('[Q29] an incoming lot is skipped if it was accepted at the supplier, major defects are reduced and nothing came damaged', () => {
  const lot: SkippedLot = { outgoingAccepted: true, majorSeverity: 'reduced', damaged: 0 };
  const refused = (more: Partial<SkippedLot>) => codes(skipRefusals({ ...lot, ...more }));
  expect(refused({})).toEqual([]);
  expect([refused({ outgoingAccepted: false }), refused({ damaged: 1 })]).toEqual([['NOT_ACCEPTED'], ['DAMAGED']]);
  expect((['normal', 'tightened', 'discontinued'] as const).flatMap(majorSeverity => refused({ majorSeverity }))).toEqual([
    'NOT_REDUCED',
    'NOT_REDUCED',
    'NOT_REDUCED',
  ]);
});

it('[Q29a] no more pieces are released or blocked than are held', () => {
  expect([heldRefusals(15, 15), heldRefusals(15, 1)].flat()).toEqual([]);
  expect([heldRefusals(15, 16), heldRefusals(15, 0), heldRefusals(0, 1)].map(codes)).toEqual([
    ['ABOVE_HELD'],
    ['ABOVE_HELD'],
    ['ABOVE_HELD'],
  ]);
});
