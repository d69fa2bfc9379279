import type { Decimal, LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LineQuantities } from '../order/line-quantities.ts';
import { maxReceivable } from '../order/tolerance.ts';
import { lineQuantities } from '../testing.ts';
import { batchStatus, batchStatuses, notArrived } from './batch-status.ts';
import { freedRefusals } from './freed-batch.ts';
import { missingRefusals } from './missing-pieces.ts';
import { shippablePieces, type ShippingContext, shipRefusals } from './shippable-pieces.ts';
import { transitException } from './transit-exception.ts';

const line = (more: Partial<LineQuantities>): LineQuantities => ({
  qty: 500,
  cancelled: 0,
  shortClosed: 0,
  produced: 0,
  passed: 0,
  shipped: 0,
  received: 0,
  blocked: 0,
  returned: 0,
  replace: 0,
  invoiced: 0,
  settled: 0,
  ...more,
});
const context = (more: Partial<ShippingContext> = {}): ShippingContext => ({
  overTolPct: '2' as Decimal,
  isInspected: false,
  missing: 0,
  ...more,
});
const codes = (...asked: Parameters<typeof shipRefusals>) => shipRefusals(...asked).map(({ code }) => code);

describe('what may be shipped of a line', () => {
  it('[R7f] is released by inspection: with 300 passed and 200 shipped, 101 are refused and 100 are not', () => {
    const inspected = line({ passed: 300, shipped: 200 });
    expect(codes(inspected, 101, context({ isInspected: true }))).toEqual(['NOT_RELEASED']);
    expect(codes(inspected, 100, context({ isInspected: true }))).toEqual([]);
    expect(codes(inspected, 310, context())).toEqual([]);
    expect(codes(inspected, 311, context())).toEqual(['OVER_SHIPPED']);
  });

  it('[R7f] is not what came without a batch, and is again what a closed receipt was short of', () => {
    expect(shippablePieces(line({ received: 400 }), context())).toBe(110);
    expect(shippablePieces(line({ shipped: 510, received: 490 }), context())).toBe(0);
    expect(shippablePieces(line({ shipped: 510, received: 490 }), context({ missing: 20 }))).toBe(20);
  });

  it('[R7f] never brings more than may be received, and is never less than none', () => {
    fc.assert(
      fc.property(lineQuantities(), fc.boolean(), fc.nat(20), (one, isInspected, missing) => {
        const own = context({ isInspected, missing: Math.min(missing, one.shipped - Math.min(one.shipped, one.received)) });
        const most = shippablePieces(one, own);
        expect(most).toBeGreaterThanOrEqual(0);
        expect(codes(one, most, own)).toEqual([]);
        expect(codes(one, most + 1, own)).toHaveLength(1);
        if (most > 0) expect(one.received + most).toBeLessThanOrEqual(maxReceivable(one, '2' as Decimal));
      }),
    );
  });
});

describe('a batch that has left', () => {
  const way = { hasDeparted: false, isClosed: false };

  it('[R7g] is on its way until pieces come, and there with the last one', () => {
    const of = (...arrived: readonly number[]) => arrived.map((pieces, at) => ({ qty: 100 * (at + 1), arrived: pieces }));
    expect(batchStatus(of(0, 0), way)).toBe('shipped');
    expect(batchStatus(of(0, 0), { ...way, hasDeparted: true })).toBe('departed');
    expect(batchStatus(of(100, 199), way)).toBe('part_arrived');
    expect(batchStatus(of(100, 203), way)).toBe('arrived');
    expect(batchStatus(of(0, 120), { ...way, isClosed: true })).toBe('arrived');
  });

  it('[R7g] has come exactly when nothing is missing, whatever comes beyond', () => {
    fc.assert(
      fc.property(fc.array(fc.record({ qty: fc.integer({ min: 1, max: 50 }), arrived: fc.nat(60) }), { minLength: 1 }), lines => {
        const missing = lines.reduce((sum, one) => sum + notArrived(one), 0);
        expect(batchStatus(lines, way) === 'arrived').toBe(missing === 0);
      }),
    );
  });
});

it('[R7h] pieces on their way are overdue, then the rest of others, then of no known day', () => {
  const [today, past, ahead] = ['2026-12-10', '2026-12-09', '2026-12-10'] as readonly string[] as readonly LocalDate[];
  expect(transitException({ eta: past!, arrived: 280 }, today!)).toBe('overdue');
  expect(transitException({ eta: ahead!, arrived: 280 }, today!)).toBe('partial');
  expect(transitException({ arrived: 0 }, today!)).toBe('no_eta');
  expect(transitException({ eta: ahead!, arrived: 0 }, today!)).toBeUndefined();
});

it('[R62] a batch is planned again as long as it has not departed', () => {
  expect(batchStatuses.map(status => freedRefusals(status).map(({ code }) => code))).toEqual([
    ['BATCH_DEPARTED'],
    [],
    ...Array.from({ length: 4 }, () => ['BATCH_DEPARTED']),
  ]);
});

it('[R62] marks of missing pieces are taken back as long as what they made is a draft', () => {
  const codes = (...charges: string[]) => freedRefusals('shipped', charges).map(({ code }) => code);
  expect([codes(), codes('draft', 'draft'), codes('draft', 'submitted'), codes('notified')]).toEqual([
    [],
    [],
    ['MISSING_CHARGED'],
    ['MISSING_CHARGED'],
  ]);
  expect(freedRefusals('departed', ['submitted']).map(({ code }) => code)).toEqual(['BATCH_DEPARTED']);
});

it('[R63] pieces that have not come are marked as missing once, before the warehouse counts', () => {
  const line = { qty: 300, arrived: 280, missing: 0, acceptPoint: 'handover', isCounting: false } as const;
  const codes = (...asked: Parameters<typeof missingRefusals>) => missingRefusals(...asked).map(({ code }) => code);
  expect([codes(line, 20, 'lost'), codes(line, 21, 'short')]).toEqual([[], ['ABOVE_ON_WAY']]);
  expect([codes({ ...line, missing: 1 }, 1, 'lost'), codes({ ...line, isCounting: true }, 1, 'short')]).toEqual([['MARKED'], ['COUNTING']]);
  const theirs = { ...line, acceptPoint: 'receipt' } as const;
  expect([codes(theirs, 1, 'lost'), codes(theirs, 1, 'short')]).toEqual([['SUPPLIER_RISK'], []]);
});
