import { add, addDays, type Decimal, type LocalDate, subtract, zero } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { correctedQty, expectedQty, type FbaReportLine, reportExceptions } from './fba-report.ts';
import { strandedTooLong } from './stranded.ts';

const day = '2026-05-20' as LocalDate;
const line = (ago: number, qty: string, moved: Readonly<Record<string, string>> = {}) =>
  ({ day: addDays(day, -ago), qty, ...moved }) as unknown as FbaReportLine;
const pieces = fc.integer({ min: 0, max: 500 }).map(String) as fc.Arbitrary<Decimal>;
const moves = fc.record({ received: pieces, returned: pieces, adjusted: pieces });

/** Reports that follow from each other. */
const sound = fc.tuple(pieces, fc.array(moves, { maxLength: 8 })).map(([first, all]) =>
  all.reduce<readonly FbaReportLine[]>(
    (lines, moved, place) => {
      const next = { day: addDays(day, place + 1), qty: zero, ...moved };
      return [...lines, { ...next, qty: expectedQty(lines.at(-1)!.qty, next) }];
    },
    [{ day, qty: first }],
  ),
);

describe('reports of FBA stock', () => {
  it('[FBA1, FBA3] last 100, received 50, shipped 30, returned 2, reported 118 → A3 difference −4', () => {
    const next = line(0, '118', { received: '50', shipped: '30', returned: '2' });
    expect(expectedQty('100' as Decimal, next)).toBe('122');
    expect(reportExceptions([line(1, '100'), next])).toEqual([{ type: 'A3', day, reported: '118', expected: '122', difference: '-4' }]);
  });

  it('[FBA2, FBA3] pieces are whole and never less than nothing, and such a report is not held against the next', () => {
    expect(reportExceptions([line(2, '-3'), line(1, '10'), line(0, '9.5')])).toEqual([
      { type: 'A2', day: addDays(day, -2), reported: '-3' },
      { type: 'A2', day, reported: '9.5' },
    ]);
    expect(reportExceptions([line(1, '10'), line(0, '8', { adjusted: '-2' })])).toEqual([]);
    expect(reportExceptions([line(0, '8', { shipped: '-2' })])).toMatchObject([{ type: 'A2' }]);
  });

  it('[FBA3] reports that follow from each other have no exception; one that is off shows by how much', () => {
    fc.assert(
      fc.property(sound, fc.integer({ min: 1, max: 9 }), (lines, off) => {
        expect(reportExceptions(lines)).toEqual([]);
        const last = lines.at(-1)!;
        const wrong = [...lines.slice(0, -1), { ...last, qty: add(last.qty, String(off) as Decimal) }];
        expect(reportExceptions(wrong).map(({ difference }) => difference)).toEqual(lines.length > 1 ? [String(off)] : []);
        for (const { reported, expected, difference } of reportExceptions(wrong)) expect(subtract(reported, expected!)).toBe(difference);
      }),
    );
  });

  it('[FBA4] pieces may lie without an offer for a week', () => {
    expect([7, 8].map(days => strandedTooLong(addDays(day, -days), day))).toEqual([false, true]);
  });
});

it('[FBA6] a count that cannot be is corrected to what follows from the report before, where anything does', () => {
  expect(correctedQty(line(1, '10'), line(0, '-1', { received: '5', shipped: '3' }))).toBe('12');
  expect(correctedQty(line(1, '2'), line(0, '-1', { shipped: '3' }))).toBeUndefined();
  expect(correctedQty(line(1, '-4'), line(0, '-1'))).toBeUndefined();
  expect(correctedQty(undefined, line(0, '7.5'))).toBeUndefined();
});
