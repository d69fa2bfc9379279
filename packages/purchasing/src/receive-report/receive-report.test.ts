import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { confirmerRefusals, receiptDifferences, shortagePayer, shortWayRefusals } from './confirm-report.ts';
import { linkOpens, linkRefusals } from './link-terms.ts';
import { photoRefusals, uploadsUsedUp } from './photo-limits.ts';
import { countsAtStation } from './own-count.ts';
import { reportDifference, type ReportLine } from './report-figures.ts';
import { figureRefusals, roomRefusals, submitReportRefusals } from './report-refusals.ts';

const line: ReportLine = { orderLine: 1, shipped: 300, counted: 298, good: 290, damaged: 8 };
const report = { lines: [line], sealIntact: true, hasPhotos: true, hasReceiver: true, isSigned: true };
const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);
const pieces = fc.integer({ min: 0, max: 999_999 });

it('[R67] shipped 300, counted 298, good 290, damaged 8 → short 2, over 0; counted is good and damaged', () => {
  expect(reportDifference(line)).toEqual({ short: 2, over: 0 });
  expect(reportDifference({ shipped: 300, counted: 303 })).toEqual({ short: 0, over: 3 });
  expect(reportDifference({ shipped: 300 })).toBeUndefined();
  expect(codes(figureRefusals(line))).toEqual([]);
  expect(figureRefusals({ ...line, good: 291 })[0]?.message.zh).toBe('第1行：实收须等于良品+残损');
  expect(figureRefusals({ ...line, good: undefined })).toEqual([]);
});

it('[R67] short and over are never both, and say what was counted', () => {
  fc.assert(
    fc.property(pieces, pieces, (shipped, counted) => {
      const { short, over } = reportDifference({ shipped, counted })!;
      expect(Math.min(short, over)).toBe(0);
      expect(shipped - short + over).toBe(counted);
    }),
  );
});

it('[R67] of 510 that may be received with 300 received, 211 are refused and 210 taken', () => {
  const none = { cancelled: 0, shortClosed: 0, produced: 0, passed: 0, blocked: 0, returned: 0, replace: 0, invoiced: 0, settled: 0 };
  const order = { quantities: { ...none, qty: 500, shipped: 500, received: 300 }, overTolPct: '2' as Decimal };
  const counting = (counted: number) => roomRefusals({ orderLine: 3, shipped: 200, counted, good: counted, damaged: 0 }, order);
  expect(counting(210)).toEqual([]);
  expect(counting(211)).toMatchObject([
    { code: 'OVER_DELIVERY', message: { en: 'Line 3: Over-delivery: at most 510, this would make 511' } },
  ]);
});

it('[R68] every line is entered, and a photo shows what is damaged, short or came behind a broken seal', () => {
  const whole = { orderLine: 1, shipped: 300, counted: 300, good: 300, damaged: 0 };
  const asked = (more: Partial<typeof report>) => codes(submitReportRefusals({ ...report, ...more }));
  expect(asked({})).toEqual([]);
  expect(asked({ hasPhotos: false })).toEqual(['PHOTO']);
  expect(asked({ hasPhotos: false, lines: [{ ...line, hasPhotos: true }] })).toEqual([]);
  expect(asked({ hasPhotos: false, lines: [whole] })).toEqual([]);
  expect(asked({ hasPhotos: false, lines: [whole], sealIntact: false })).toEqual(['PHOTO']);
  expect(asked({ lines: [line, { orderLine: 2, shipped: 10 }] })).toEqual(['NOT_ENTERED']);
  expect(asked({ lines: [{ ...line, damaged: 9 }], isSigned: false, hasReceiver: false })).toEqual(['SUM', 'RECEIVER', 'SIGNATURE']);
});

it('[R69] somebody else confirms, and what a warehouse counted by itself is the same', () => {
  expect([codes(confirmerRefusals(7, 7)), codes(confirmerRefusals(7, 8)), codes(confirmerRefusals(undefined, 8))]).toEqual([
    ['OWN_REPORT'],
    [],
    [],
  ]);
  expect(codes(receiptDifferences([line], undefined))).toEqual(['NOT_COUNTED']);
  expect(receiptDifferences([line], [{ orderLine: 1, counted: 298, damaged: 8 }])).toEqual([]);
  expect(receiptDifferences([line], [{ orderLine: 1, counted: 297, damaged: 8 }])[0]?.message.en).toBe(
    'Line 1 differs from the receipt: report 298, damaged 8; receipt 297, damaged 8',
  );
  expect(codes(receiptDifferences([line, { ...line, orderLine: 2 }], [{ orderLine: 1, counted: 298, damaged: 8 }]))).toEqual(['DIFFERS']);
});

it('[R76] the carrier pays behind a broken seal or at our risk, else the supplier; a shortage is claimed or deducted', () => {
  expect(shortagePayer({ sealIntact: false, acceptPoint: 'receipt' })).toBe('carrier');
  expect(shortagePayer({ sealIntact: true, acceptPoint: 'handover' })).toBe('carrier');
  expect(shortagePayer({ sealIntact: true, acceptPoint: 'receipt' })).toBe('supplier');
  const short = { short: 2, damaged: 0, sealIntact: true, acceptPoint: 'handover' } as const;
  expect(codes(shortWayRefusals(undefined, short))).toEqual(['SHORT_WAY']);
  expect(codes(shortWayRefusals(undefined, { ...short, short: 0, damaged: 1 }))).toEqual(['SHORT_WAY']);
  expect(codes(shortWayRefusals('deduct', { ...short, sealIntact: false }))).toEqual(['SEAL_BROKEN']);
  expect(codes(shortWayRefusals('deduct', { ...short, acceptPoint: 'receipt' }))).toEqual(['NOT_OWED']);
  expect(shortWayRefusals('deduct', short)).toEqual([]);
  expect(shortWayRefusals('claim', { ...short, sealIntact: false })).toEqual([]);
  expect(shortWayRefusals(undefined, { ...short, short: 0, sealIntact: false })).toEqual([]);
});

it('[R78] our own warehouses count at their stations, those of others report', () => {
  expect(['domestic', 'overseas', 'returns', 'threePl', 'fba'].map(countsAtStation)).toEqual([true, true, true, false, false]);
});

it('[R77] a link holds for 1 to 30 days, and one to fill in opens what is not confirmed', () => {
  expect([0, 1, 7, 30, 31, 1.5].map(days => codes(linkRefusals(days)).length)).toEqual([1, 0, 0, 0, 1, 1]);
  const states = ['draft', 'submitted', 'confirmed', 'void'];
  expect(states.map(state => linkOpens('fill', state))).toEqual([true, true, false, false]);
  expect(states.map(state => linkOpens('view', state))).toEqual([true, true, true, true]);
});

it('[R86] a report holds 60 photos and no more', () => {
  expect([0, 60, 61].map(photos => codes(photoRefusals(photos)))).toEqual([[], [], ['PHOTOS_MOST']]);
  expect(uploadsUsedUp.message.en).toBe('This link sends at most 80 files');
});
