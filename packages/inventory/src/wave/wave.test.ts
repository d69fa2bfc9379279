import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildWaves, type WaveOrder } from './build-waves.ts';
import { pickPath, walkMetres, type WalkStop } from './pick-path.ts';

const rule = { maxOrders: 30, maxVolume: 2 };
const order = (id: number, more: Partial<WaveOrder> = {}): WaveOrder => ({
  id,
  warehouse: 1,
  cutoffAt: '2026-05-20T22:00:00.000Z',
  courier: 1,
  outType: 'sale',
  lines: [{ sku: 1, qty: 1 }],
  volume: 0.01,
  ...more,
});
const multi = { lines: [{ sku: 1, qty: 2 }] };
const many = (count: number, more: Partial<WaveOrder> = {}) => Array.from({ length: count }, (_, id) => order(id, more));
const summary = (orders: readonly WaveOrder[], own = rule) => buildWaves(orders, own).map(({ type, orders: ids }) => [type, ids.length]);

const orders = fc
  .array(
    fc.record({
      warehouse: fc.integer({ min: 1, max: 2 }),
      courier: fc.integer({ min: 0, max: 1 }),
      outType: fc.constantFrom('sale' as const, 'fba' as const, 'sample' as const),
      lines: fc.array(fc.record({ sku: fc.integer({ min: 1, max: 3 }), qty: fc.integer({ min: 1, max: 2 }) }), {
        minLength: 1,
        maxLength: 2,
      }),
      volume: fc.double({ min: 0, max: 3, noNaN: true }),
    }),
    { maxLength: 120 },
  )
  .map(rows => rows.map((row, id) => order(id, row)));

describe('waves', () => {
  it('[R10] [wms.md pickWave] 35 multi orders, max 30 → waves of 30 and 5; 22 single orders of one SKU → one bulk wave', () => {
    expect(summary(many(35, multi))).toEqual([
      ['multi', 30],
      ['multi', 5],
    ]);
    expect(summary(many(22))).toEqual([['bulk', 22]]);
  });

  it('[R10] nineteen singles are no bulk; cut-offs, carriers and warehouses are apart; whole cartons are FBA waves', () => {
    expect(summary(many(19))).toEqual([['single', 19]]);
    expect(summary([order(1), order(2, { courier: 2 }), order(3, { warehouse: 2 }), order(4, { cutoffAt: '' })])).toHaveLength(4);
    expect(summary([order(1, { outType: 'transfer' }), order(2, { outType: 'fba' })])).toEqual([['fba', 2]]);
  });

  it('[R10] a wave holds no more volume than the cart takes; what is larger goes alone', () => {
    expect(summary([order(1, { volume: 1.5, ...multi }), order(2, { volume: 1, ...multi }), order(3, { volume: 5, ...multi })])).toEqual([
      ['multi', 1],
      ['multi', 1],
      ['multi', 1],
    ]);
  });

  it('[R10] every order is in exactly one wave, and no wave is larger than allowed', () => {
    fc.assert(
      fc.property(orders, fc.integer({ min: 1, max: 40 }), (own, maxOrders) => {
        const waves = buildWaves(own, { maxOrders, maxVolume: 2 });
        expect(waves.flatMap(wave => wave.orders).toSorted((one, other) => one - other)).toEqual(own.map(({ id }) => id));
        for (const wave of waves) {
          const inside = wave.orders.map(id => own[id]!);
          expect(inside.length).toBeLessThanOrEqual(maxOrders);
          expect(inside.length === 1 || inside.reduce((sum, { volume }) => sum + volume, 0) <= 2 + 1e-9).toBe(true);
          expect(new Set(inside.map(({ warehouse, courier }) => `${warehouse}/${courier}`)).size).toBe(1);
          if (wave.type === 'bulk') expect(new Set(inside.map(({ lines }) => lines[0]!.sku)).size).toBe(1);
        }
      }),
    );
  });
});

const stop = (aisle: string, rack: string, more: Partial<WalkStop> = {}): WalkStop => ({
  areaSeq: 1,
  area: 'P',
  aisle,
  rack,
  level: 1,
  pos: 1,
  ...more,
});

describe('the walk', () => {
  it('[R7] goes up odd aisles and down even ones, one area after the other', () => {
    const stops = [stop('02', '01'), stop('01', '03'), stop('02', '05'), stop('01', '01'), stop('01', '01', { areaSeq: 2, area: 'R' })];
    expect(pickPath(stops).map(({ area, aisle, rack }) => `${area}${aisle}-${rack}`)).toEqual([
      'P01-01',
      'P01-03',
      'P02-05',
      'P02-01',
      'R01-01',
    ]);
  });

  it('[R7] takes aisles by their numbers, not their spelling, and letters as A, B, C', () => {
    expect(pickPath([stop('A10', '1'), stop('A9', '1')]).map(({ aisle }) => aisle)).toEqual(['A9', 'A10']);
    expect(pickPath([stop('B', '1'), stop('B', '2'), stop('A', '1')]).map(({ aisle, rack }) => aisle + rack)).toEqual(['A1', 'B2', 'B1']);
  });

  it('[R7] has every stop once, whatever the order in which they are given, and is estimated in metres', () => {
    const stops = fc.array(
      fc
        .record({ aisle: fc.constantFrom('01', '02', '03'), rack: fc.constantFrom('01', '02', '03', '04') })
        .map(each => stop(each.aisle, each.rack)),
      { maxLength: 12 },
    );
    fc.assert(
      fc.property(stops, own => {
        const walk = pickPath(own);
        expect(walk).toHaveLength(own.length);
        expect(pickPath(own.toReversed())).toEqual(walk);
        expect(walkMetres(walk)).toBeGreaterThanOrEqual(0);
      }),
    );
    expect(walkMetres(pickPath([stop('01', '01'), stop('01', '05'), stop('02', '05')]))).toBe(12);
  });
});
