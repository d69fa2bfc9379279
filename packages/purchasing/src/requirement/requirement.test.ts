import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { openRequirements } from '../testing.ts';
import { allocatePieces } from './allocate-pieces.ts';
import { mergeRequirements, type OpenRequirement } from './merge-requirements.ts';
import { roundOrderQty } from './round-order-qty.ts';

const key = { supplier: 1, companyEntity: 1, warehouse: 1, currency: 'CNY', type: 'std', priceInclTax: true, incoterm: 'EXW' } as const;
const requirement = (reqNo: string, openQty: number, requiredDate: string): OpenRequirement => ({
  reqNo,
  openQty,
  requiredDate: requiredDate as LocalDate,
  priority: 5,
  sku: 7,
  key,
});
const steps = () => ({ cartonQty: 24, moq: 100 });

describe('pieces to order', () => {
  it('[R3] cover the need and the minimum in whole cartons and multiples', () => {
    expect(roundOrderQty(130, { moq: 500, cartonQty: 12, multiple: 50 })).toBe(600);
    expect(roundOrderQty(0, { moq: 500, cartonQty: 12, multiple: 50 })).toBe(0);
    expect(roundOrderQty(137, {})).toBe(137);
  });

  it('[R3] are the fewest of their kind, and no fewer for a greater need', () => {
    const step = fc.integer({ min: 1, max: 60 });
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 5000 }), fc.nat(900), step, step, (need, moq, cartonQty, multiple) => {
        const qty = roundOrderQty(need, { moq, cartonQty, multiple });
        const fits = (n: number) => n >= need && n >= moq && n % cartonQty === 0 && n % multiple === 0;
        expect(fits(qty)).toBe(true);
        expect(Array.from({ length: Math.min(qty, 200) }, (_, less) => qty - 1 - less).some(fits)).toBe(false);
        expect(roundOrderQty(need + 1, { moq, cartonQty, multiple })).toBeGreaterThanOrEqual(qty);
      }),
    );
  });
});

describe('merging requirements', () => {
  it('[R2] 137 and 60 pieces two days apart are one line of 216: nine cartons, 19 more than needed', () => {
    const [order] = mergeRequirements([requirement('RQ1', 137, '2026-12-01'), requirement('RQ2', 60, '2026-12-03')], steps);
    expect(order).toEqual({
      key,
      lines: [
        {
          sku: 7,
          requiredDate: '2026-12-01',
          need: 197,
          qty: 216,
          surplus: 19,
          allocations: [
            { reqNo: 'RQ1', qty: 137 },
            { reqNo: 'RQ2', qty: 60 },
          ],
        },
      ],
    });
  });

  it('[R2] nine days apart they are two lines of 144 and 120; no need is no line', () => {
    const apart = [requirement('RQ1', 137, '2026-12-01'), requirement('RQ2', 60, '2026-12-10'), requirement('RQ3', 0, '2026-12-01')];
    expect(mergeRequirements(apart, steps).flatMap(({ lines }) => lines.map(({ qty }) => qty))).toEqual([144, 120]);
  });

  it('[R2] gives every requirement its pieces, mixes no orders, and does not mind the order of its input', () => {
    fc.assert(
      fc.property(openRequirements(), fc.integer({ min: 1, max: 30 }), (all, cartonQty) => {
        const merged = mergeRequirements(all, () => ({ cartonQty }));
        const byNo = new Map(all.map(each => [each.reqNo, each]));
        const given = new Map<string, number>();
        for (const order of merged)
          for (const line of order.lines) {
            expect(line.allocations.reduce((sum, { qty }) => sum + qty, 0)).toBe(line.qty - line.surplus);
            for (const { reqNo, qty } of line.allocations) {
              given.set(reqNo, (given.get(reqNo) ?? 0) + qty);
              expect(byNo.get(reqNo)).toMatchObject({ key: order.key, sku: line.sku });
            }
          }
        expect(all.map(({ reqNo }) => given.get(reqNo) ?? 0)).toEqual(all.map(({ openQty }) => openQty));
        expect(mergeRequirements(all.toReversed(), () => ({ cartonQty }))).toEqual(merged);
      }),
    );
  });

  it('[R3a] more pieces than a line holds make a line of another order, in whole cartons', () => {
    const many = [requirement('RQ1', 999_999, '2026-12-01'), requirement('RQ2', 10, '2026-12-02')];
    const merged = mergeRequirements(many, () => ({ cartonQty: 24 }));
    expect(merged.map(({ lines }) => lines.map(({ requiredDate, need, qty }) => [requiredDate, need, qty]))).toEqual([
      [['2026-12-01', 999_984, 999_984]],
      [['2026-12-01', 25, 48]],
    ]);
    expect(merged[1]!.lines[0]!.allocations).toEqual([
      { reqNo: 'RQ1', qty: 15 },
      { reqNo: 'RQ2', qty: 10 },
    ]);
    expect(mergeRequirements(many, () => ({ moq: 1_000_000 }))).toEqual([]);
  });

  it('[R3a] more lines than an order has make another order, those of a SKU together', () => {
    const at = (sku: number, day: string) => ({ ...requirement(`RQ${sku} ${day}`, 10, day), sku });
    const skus = Array.from({ length: 499 }, (_, sku) => at(sku, '2026-12-01'));
    const twice = [at(499, '2026-12-01'), at(499, '2026-12-20')];
    expect(mergeRequirements([...skus, ...twice], () => ({})).map(({ lines }) => lines.length)).toEqual([499, 2]);
  });

  it('[R2] fewer pieces than needed go to the most urgent first', () => {
    const waiting = [requirement('RQ2', 60, '2026-12-03'), requirement('RQ1', 137, '2026-12-01')];
    expect(allocatePieces(150, waiting)).toEqual([
      { reqNo: 'RQ1', qty: 137 },
      { reqNo: 'RQ2', qty: 13 },
    ]);
  });
});
