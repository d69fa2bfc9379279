import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  abcOf,
  effectivePriority,
  manualUntil,
  mostS,
  checkPriority,
  priorityOf,
  priorityRank,
  sFull,
  suggestedPriority,
  suggestions,
  xyzOf,
} from './abc-xyz.ts';

const ranked = (...revenues: readonly number[]) => revenues.map((revenue, id) => ({ id, revenue: String(revenue) as Decimal }));
const classes = (...revenues: readonly number[]) =>
  abcOf(ranked(...revenues))
    .map(({ abc }) => abc)
    .join(' ');
const day = (text: string) => text as LocalDate;

describe('priorities', () => {
  it('[B15] revenues 52,23,10,6,4,3,2 → A A A B B C C', () => {
    expect(classes(52, 23, 10, 6, 4, 3, 2)).toBe('A A A B B C C');
    expect(abcOf(ranked(2, 98)).map(({ id, cumulative }) => [id, cumulative])).toEqual([
      [1, 98],
      [0, 100],
    ]);
    expect(classes(80, 15, 5)).toBe('A B C');
  });

  it('[B15] of equal revenue the smaller number comes first; where nothing is sold, or less than nothing, all are C', () => {
    const equal = [3, 1, 2].map(id => ({ id, revenue: '5' as Decimal }));
    expect(abcOf(equal).map(({ id }) => id)).toEqual([1, 2, 3]);
    expect(abcOf(ranked(0, 0)).map(({ abc, cumulative }) => [abc, cumulative])).toEqual([
      ['C', 100],
      ['C', 100],
    ]);
    expect(classes(10, 0, -1)).toBe('A C C');
    expect(classes(-5)).toBe('C');
  });

  it('[B15] weeks that vary by up to 0.5 are X, up to 1 Y, else Z; both classes suggest a priority', () => {
    expect(xyzOf([10, 10, 10])).toEqual({ cv: 0, xyz: 'X' });
    expect(xyzOf([0, 0, 0, 12]).xyz).toBe('Z');
    expect(xyzOf([2, 4, 6, 12]).xyz).toBe('Y');
    expect(xyzOf([0, 0])).toEqual({ xyz: 'Z' });
    expect([xyzOf([1, 2, 3]), xyzOf([0, 2, 4])]).toEqual([
      { cv: 0.5, xyz: 'X' },
      { cv: 1, xyz: 'Y' },
    ]);
    const all = (['A', 'B', 'C'] as const).map(abc => (['X', 'Y', 'Z'] as const).map(xyz => suggestedPriority(abc, xyz)).join(''));
    expect(all).toEqual(['SAA', 'ABC', 'BCD']);
  });

  it('[B15] the first with revenue is A; scaling changes nothing; no revenue is C', () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 0, max: 100_000 }), { minLength: 1, maxLength: 30 }),
        fc.integer({ min: 2, max: 9 }),
        (all, scale) => {
          const found = abcOf(ranked(...all));
          if (Number(found[0]!.revenue) > 0) expect(found[0]!.abc).toBe('A');
          for (const { revenue, abc } of found) if (revenue === '0') expect(abc).toBe('C');
          expect(classes(...all.map(revenue => revenue * scale))).toBe(classes(...all));
        },
      ),
    );
  });

  it('[P5] manual S until yesterday shows the suggestion today', () => {
    const set = { suggested: 'B', manual: 'S', until: day('2026-05-19') } as const;
    expect(effectivePriority(set, day('2026-05-20'))).toBe('B');
    expect(effectivePriority(set, day('2026-05-19'))).toBe('S');
    expect(effectivePriority({}, day('2026-05-19'))).toBeUndefined();
    expect(effectivePriority({ suggested: 'B', manual: 'S' }, day('2026-05-20'))).toBe('S');
    expect(effectivePriority({ suggested: 'B', until: day('2026-06-01') }, day('2026-05-20'))).toBe('B');
  });

  it('[P5] it ends within 180 days; S is for a tenth; none ranks as the third', () => {
    expect(manualUntil(day('2026-11-16'), day('2026-05-20'))).toBeUndefined();
    expect(manualUntil(day('2026-11-17'), day('2026-05-20'))?.code).toBe('UNTIL');
    expect(manualUntil(day('2026-05-20'), day('2026-05-20'))).toBeUndefined();
    expect(manualUntil(day('2026-05-19'), day('2026-05-20'))).toMatchObject({ code: 'UNTIL', field: 'until' });
    expect([mostS(240), mostS(9)]).toEqual([24, 0]);
    expect(sFull.message.zh).toBe('S级不得超过10%');
    expect([priorityRank('S'), priorityRank(undefined), priorityRank('D')]).toEqual([1, 3, 5]);
  });

  it('[P5] the best sellers alone are S; a manual one needs reason and end, and shows that it differs', () => {
    const items = [1, 2, 3].map(id => ({ id, abc: 'A', xyz: 'X' }) as const);
    expect(suggestions([...items, { id: 4, abc: 'C', xyz: 'Z' }], 1).map(({ suggested }) => suggested)).toEqual(['S', 'A', 'A', 'D']);
    const today = { today: day('2026-05-20') };
    expect(checkPriority({ manual: 'S' }, today).map(({ code }) => code)).toEqual(['REASON', 'UNTIL']);
    expect(checkPriority({ manual: 'S', reason: 'launch', until: '2026-06-30' }, today)).toEqual([]);
    expect([checkPriority({}, today), checkPriority({ manual: null }, today)]).toEqual([[], []]);
    expect(checkPriority({ manual: 'S', reason: ' ' }, today).map(({ field }) => field)).toEqual(['reason', 'until']);
    expect(priorityOf({ suggested: 'S', manual: 'S' })).toMatchObject({ differs: false });
    expect(sFull).toMatchObject({ code: 'S_LIMIT', field: 'priority' });
    expect(priorityOf({ suggested: 'B', manual: 'S' })).toEqual({ priority: 'S', rank: 1, differs: true });
    expect(priorityOf({ suggested: 'B' })).toEqual({ priority: 'B', rank: 3, differs: false });
    const byHand = { suggested: 'B', manual: 'S', until: day('2026-05-20') } as const;
    expect(priorityOf(byHand, undefined, day('2026-05-20'))).toMatchObject({ priority: 'S', differs: true });
    expect(priorityOf(byHand, undefined, day('2026-05-21'))).toEqual({ priority: 'B', rank: 3, differs: false });
  });
});
