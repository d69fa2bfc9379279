import { absolute, compareDecimals, type Decimal, type LocalDate, sum } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cycleMonths, dueBefore, nextCount } from './cycle-plan.ts';
import { gainStatus, lossByStatus } from './loss-by-status.ts';
import { scopeNamed } from './scope-named.ts';
import { settleCount } from './settle-count.ts';
import { approvalLevel, stocktakeVariance } from './stocktake-variance.ts';

const d = (text: string) => text as Decimal;
const day = (text: string) => text as LocalDate;

describe('[R12] the worked example', () => {
  const [book, final, cost] = [
    [120, 45, 60, 10],
    [118, 45, 63, 10],
    ['35.20', '12.00', '18.50', '99.00'],
  ];
  const found = stocktakeVariance(book.map((qty, at) => ({ book: qty, final: final[at]!, cost: d(cost[at]!) })));
  it('book 120/45/60/10, count 118/45/63/10, cost 35.20/12.00/18.50/99.00 → −70.40, 0, +55.50, 0', () =>
    expect(found.lines.map(({ value }) => value)).toEqual(['-70.4', '0', '55.5', '0']));
  it('|Σ| 125.90 → supervisor; line accuracy 50 %, value accuracy 98.17 %', () => {
    expect(found).toMatchObject({
      varLines: 2,
      varQty: 1,
      varValue: '-14.9',
      absValue: '125.9',
      lineAccuracy: '50',
      valueAccuracy: '98.17',
    });
    expect(approvalLevel(found.absValue)).toBe('supervisor');
  });
});

describe('[R12] approval by value', () => {
  it.each([
    ['500', 'supervisor'],
    ['500.01', 'manager'],
    ['5000', 'manager'],
    ['5000.01', 'finance'],
  ] as const)('%s CNY: %s', (value, level) => expect(approvalLevel(d(value))).toBe(level));
  it('nothing counted gives no accuracy', () =>
    expect(stocktakeVariance([])).toEqual({ lines: [], varLines: 0, varQty: 0, varValue: '0', absValue: '0' }));
});

describe('[R12] which count is accepted', () => {
  const settle = (counts: readonly number[], ordered = 1) => settleCount({ book: 100, cost: d('10'), counts, ordered }, d('100'));
  it('the first within the limit, else another one counts', () => {
    expect(settle([])).toEqual({ due: 1 });
    expect(settle([90])).toEqual({ final: 90 });
    expect(settle([89])).toEqual({ due: 2 });
    expect(settle([100], 2)).toEqual({ due: 2 });
  });
  it('the second where both agree, else the third', () => {
    expect(settle([80, 80])).toEqual({ final: 80 });
    expect(settle([80, 81])).toEqual({ due: 3 });
    expect(settle([80, 80], 3)).toEqual({ due: 3 });
    expect(settle([80, 81, 79])).toEqual({ final: 79 });
  });
});

describe('[R12] what a variance posts', () => {
  it('takes available pieces first and those allocated last', () =>
    expect(
      lossByStatus(
        [
          { status: 'reserved', qty: 4 },
          { status: 'available', qty: 2 },
        ],
        3,
      ),
    ).toEqual([
      { status: 'available', qty: 2 },
      { status: 'reserved', qty: 1 },
    ]));
  it('finds pieces in the status of their like, else of the area', () => {
    expect(gainStatus([{ status: 'damaged', qty: 1 }], 'pick')).toBe('damaged');
    expect(gainStatus([{ status: 'reserved', qty: 1 }], 'damage')).toBe('available');
    expect(
      gainStatus(
        [
          { status: 'damaged', qty: 1 },
          { status: 'available', qty: 1 },
        ],
        'pick',
      ),
    ).toBe('available');
    expect(gainStatus([], 'damage')).toBe('damaged');
    expect(gainStatus([], 'return')).toBe('qc_hold');
    expect(gainStatus([], 'reserve')).toBe('available');
  });
});

it('[R12] a count that is not full says what it counts', () => {
  expect(scopeNamed({ type: 'full' })).toEqual([]);
  expect(scopeNamed({ type: 'spot', binCodes: [] })).toMatchObject([{ code: 'EMPTY_SCOPE' }]);
  expect(scopeNamed({ type: 'spot', skuCodes: ['A'] })).toEqual([]);
  expect(scopeNamed({ type: 'cycle', abc: 'A' })).toEqual([]);
});

it('[R12] A monthly, B quarterly, C half-yearly', () => {
  expect(cycleMonths).toEqual({ A: 1, B: 3, C: 6 });
  expect(nextCount('A', day('2026-04-20'), day('2026-05-22'))).toBe('2026-05-20');
  expect(nextCount('C', undefined, day('2026-05-22'))).toBe('2026-05-22');
  expect(dueBefore('B', day('2026-05-22'))).toBe('2026-02-22');
});

const counted = fc.array(fc.record({ book: fc.nat(500), final: fc.nat(500), cost: fc.nat(99_999).map(cents => d(String(cents / 100))) }), {
  maxLength: 12,
});

describe('[R12] whatever was counted', () => {
  it('a line varies exactly where book and count differ, and the sums are those of the lines', () =>
    fc.assert(
      fc.property(counted, lines => {
        const found = stocktakeVariance(lines);
        expect(found.varLines).toBe(lines.filter(({ book, final }) => book !== final).length);
        expect(compareDecimals(found.varValue, sum(found.lines.map(({ value }) => value)))).toBe(0);
        expect(compareDecimals(found.absValue, absolute(found.varValue))).toBeGreaterThanOrEqual(0);
        expect(found.lineAccuracy === '100').toBe(lines.length > 0 && found.varLines === 0);
      }),
    ));
  it('an accepted number was counted, and no more than three counts are asked for', () =>
    fc.assert(
      fc.property(fc.nat(50), fc.array(fc.nat(50), { maxLength: 3 }), fc.integer({ min: 1, max: 3 }), (book, counts, ordered) => {
        const settled = settleCount({ book, cost: d('3'), counts, ordered }, d('20'));
        if ('final' in settled) expect(counts).toContain(settled.final);
        else expect(settled.due).toBe(counts.length + 1);
      }),
    ));
  it('a loss takes no more of a status than there is, and all that is asked for while there is as much', () =>
    fc.assert(
      fc.property(fc.nat(20), fc.nat(20), fc.nat(60), (available, reserved, lost) => {
        const there = [
          { status: 'available' as const, qty: available },
          { status: 'reserved' as const, qty: reserved },
        ];
        const taken = lossByStatus(there, lost);
        expect(taken.reduce((all, { qty }) => all + qty, 0)).toBe(Math.min(lost, available + reserved));
        for (const { status, qty } of taken) expect(qty).toBeLessThanOrEqual(there.find(each => each.status === status)!.qty);
      }),
    ));
});
