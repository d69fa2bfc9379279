import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { days } from '../testing.ts';
import { type HeldPieces, keepPieces, type PiecesByLine } from './keep-pieces.ts';
import { sharePieces } from './share-pieces.ts';

const day = (text: string) => text as LocalDate;
const [first, second, third] = [day('2026-08-01'), day('2026-09-01'), day('2026-10-01')];
const room = (...lines: readonly (readonly [LocalDate, number])[]): PiecesByLine => new Map(lines);
const held = (reqNo: string, lineDate: LocalDate, qty: number, requiredDate = lineDate): HeldPieces => ({
  reqNo,
  requiredDate,
  priority: 5,
  lineDate,
  qty,
});
const brief = (pieces: readonly HeldPieces[]) => pieces.map(({ reqNo, lineDate, qty }) => [reqNo, lineDate, qty]);
const lines = () => fc.uniqueArray(fc.tuple(days(), fc.integer({ min: 1, max: 50 })), { selector: ([line]) => line, maxLength: 4 });

describe('requirements and the lines of their order', () => {
  it('[R24a] of two lines of one SKU, the one that is taken away gives back its own pieces', () => {
    const both = [held('RQ1', first, 100), held('RQ2', second, 40)];
    expect(brief(keepPieces(both, room([first, 100], [second, 40]), room([second, 40])))).toEqual([['RQ2', second, 40]]);
    expect(brief(keepPieces(both, room([first, 100], [second, 40]), room([first, 30], [second, 40])))).toEqual([
      ['RQ1', first, 30],
      ['RQ2', second, 40],
    ]);
  });

  it('[R24a] pieces go along with a line whose day is changed, and into one that it is merged with', () => {
    const both = [held('RQ1', first, 100), held('RQ2', second, 40)];
    const before = room([first, 120], [second, 60]);
    expect(brief(keepPieces(both, before, room([third, 120], [second, 60])))).toEqual([
      ['RQ2', second, 40],
      ['RQ1', third, 100],
    ]);
    expect(brief(keepPieces(both, before, room([second, 150])))).toEqual([
      ['RQ2', second, 40],
      ['RQ1', second, 90],
    ]);
  });

  it('[R24a] never gives a line more than its room, nor a requirement more than it had', () => {
    fc.assert(
      fc.property(lines(), lines(), fc.integer({ min: 1, max: 60 }), (was, becomes, share) => {
        const [before, after] = [new Map(was), new Map(becomes)];
        const given = was.map(([line, qty], at) => held(`RQ${at % 2}`, line, Math.min(qty, share)));
        const kept = keepPieces(given, before, after);
        const sumOf = (of: readonly HeldPieces[]) => of.reduce((sum, { qty }) => sum + qty, 0);
        for (const [line, most] of after) expect(sumOf(kept.filter(one => one.lineDate === line))).toBeLessThanOrEqual(most);
        for (const reqNo of ['RQ0', 'RQ1']) {
          const own = (of: readonly HeldPieces[]) => sumOf(of.filter(one => one.reqNo === reqNo));
          expect(own(kept)).toBeLessThanOrEqual(own(given));
        }
        expect(new Set(kept.map(({ reqNo, lineDate }) => `${reqNo} ${lineDate}`)).size).toBe(kept.length);
        expect(brief(keepPieces(given, before, before))).toEqual(brief(given));
      }),
    );
  });

  it('[R24b] a requirement takes pieces of the last line that comes by its day, then earlier, then later ones', () => {
    const free = room([first, 50], [second, 30], [third, 100]);
    const waiting = { reqNo: 'RQ1', openQty: 90, requiredDate: day('2026-09-15'), priority: 5 };
    expect(brief(sharePieces(free, [waiting]))).toEqual([
      ['RQ1', second, 30],
      ['RQ1', first, 50],
      ['RQ1', third, 10],
    ]);
  });
});
