import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chooseWarehouse, type OrderLine, usablePieces, type WarehouseOrder } from './choose-warehouse.ts';
import { checkStoreConfig } from './check-store-config.ts';

type Stock = Readonly<Record<string, Readonly<Record<string, number>>>>;
const stockOf = (stock: Stock) => (warehouse: string, sku: string) => stock[warehouse]?.[sku] ?? 0;
const config = (more: Partial<WarehouseOrder> = {}): WarehouseOrder => ({
  warehouses: ['US-W', 'US-E'],
  splitAllowed: false,
  maxParcels: 2,
  ...more,
});
const order = (...lines: readonly (readonly [sku: string, qty: number])[]): readonly OrderLine[] =>
  lines.map(([sku, qty], at) => ({ line: at + 1, sku, qty }));

describe('an order without a warehouse', () => {
  const here: Stock = { 'US-W': { A: 5 }, 'US-E': { A: 2 } };

  it('[R16] SKU A in US-W 5, US-E 2: A × 6 is short without a split, and US-W 5 + US-E 1 with two parcels', () => {
    const short = chooseWarehouse(order(['A', 6]), config(), stockOf(here));
    expect([short.outcome, short.parts, short.missing]).toEqual(['short', [], [{ line: 1, qty: 1 }]]);
    const split = chooseWarehouse(order(['A', 6]), config({ splitAllowed: true }), stockOf(here));
    expect([split.outcome, split.parts]).toEqual([
      'split',
      [
        { warehouse: 'US-W', lines: [{ line: 1, qty: 5 }] },
        { warehouse: 'US-E', lines: [{ line: 1, qty: 1 }] },
      ],
    ]);
  });

  it('[R16] leaves from the first warehouse that covers every line, even if one before it has some', () => {
    const stock = { 'US-W': { A: 9 }, 'US-E': { A: 1, B: 1 } };
    const { outcome, parts, trace } = chooseWarehouse(order(['A', 1], ['B', 1]), config({ splitAllowed: true }), stockOf(stock));
    expect([outcome, parts.map(({ warehouse }) => warehouse)]).toEqual(['one', ['US-E']]);
    expect(trace.map(({ verdict }) => verdict)).toEqual(['lacks', 'covers']);
  });

  it('[R16] keeps the buffer: in pieces, or a share of what is free rounded up', () => {
    expect([usablePieces(5, { bufferPcs: 2 }), usablePieces(5, { bufferPct: '10' as Decimal }), usablePieces(1, { bufferPcs: 3 })]).toEqual(
      [3, 4, 0],
    );
    expect(usablePieces(-4, { bufferPct: '50' as Decimal })).toBe(0);
    expect(chooseWarehouse(order(['A', 5]), config({ bufferPcs: 1 }), stockOf(here)).missing).toEqual([{ line: 1, qty: 1 }]);
  });

  it('[R16] is short where it would take more parcels, and says why of each warehouse', () => {
    const three = config({ warehouses: ['US-W', 'US-E', 'US-3PL-HOU'], splitAllowed: true });
    const { outcome, missing, trace } = chooseWarehouse(order(['A', 8]), three, stockOf({ ...here, 'US-3PL-HOU': { A: 4 } }));
    expect([outcome, missing]).toEqual(['short', [{ line: 1, qty: 1 }]]);
    expect(trace.map(({ verdict }) => verdict)).toEqual(['gives', 'gives', 'tooMany']);
  });

  it('[R16] two lines of one SKU share its pieces', () => {
    const { missing } = chooseWarehouse(order(['A', 3], ['A', 3]), config(), stockOf(here));
    expect(missing).toEqual([{ line: 2, qty: 1 }]);
  });

  const warehouses = ['W1', 'W2', 'W3', 'W4'];
  const skus = ['A', 'B', 'C'];
  const cases = fc.record({
    lines: fc.array(fc.record({ sku: fc.constantFrom(...skus), qty: fc.integer({ min: 1, max: 12 }) }), { minLength: 1, maxLength: 4 }),
    free: fc.array(fc.array(fc.integer({ min: -2, max: 15 }), { minLength: 3, maxLength: 3 }), { minLength: 4, maxLength: 4 }),
    splitAllowed: fc.boolean(),
    maxParcels: fc.integer({ min: 2, max: 4 }),
    bufferPcs: fc.integer({ min: 0, max: 4 }),
  });

  it('[R16] gives no warehouse more than its free pieces less the buffer, no line more than ordered, and splits only where it must', () => {
    fc.assert(
      fc.property(cases, ({ lines, free, splitAllowed, maxParcels, bufferPcs }) => {
        const wanted = lines.map((line, at) => ({ ...line, line: at + 1 }));
        const atp = (warehouse: string, sku: string) => free[warehouses.indexOf(warehouse)]![skus.indexOf(sku)]!;
        const chosen = chooseWarehouse(wanted, { warehouses, splitAllowed, maxParcels, bufferPcs }, atp);
        const skuOf = new Map(wanted.map(({ line, sku }) => [line, sku]));
        for (const { warehouse, lines: given } of chosen.parts)
          for (const sku of skus) {
            const sum = given.filter(({ line }) => skuOf.get(line) === sku).reduce((total, { qty }) => total + qty, 0);
            expect(sum).toBeLessThanOrEqual(Math.max(0, atp(warehouse, sku) - bufferPcs));
          }
        for (const { line, qty } of wanted) {
          const given = chosen.parts.flatMap(part => part.lines).filter(one => one.line === line);
          const sum = given.reduce((total, one) => total + one.qty, 0);
          expect(sum).toBe(chosen.outcome === 'short' ? 0 : qty);
        }
        const covers = (warehouse: string) =>
          skus.every(sku => {
            const need = wanted.filter(one => one.sku === sku).reduce((total, { qty }) => total + qty, 0);
            return need === 0 || atp(warehouse, sku) - bufferPcs >= need;
          });
        expect(chosen.outcome === 'one').toBe(warehouses.some(covers));
        if (chosen.outcome === 'one') expect(chosen.parts.map(({ warehouse }) => warehouse)).toEqual([warehouses.find(covers)]);
        expect(chosen.parts.length).toBeLessThanOrEqual(maxParcels);
        expect(chosen.missing.length > 0).toBe(chosen.outcome === 'short');
        expect(chosen.trace.map(({ warehouse }) => warehouse)).toEqual(warehouses);
      }),
    );
  });
});

describe('a store configuration', () => {
  const fields = (values: object) => checkStoreConfig({ warehouses: [{}], ...values }).map(({ field }) => field);

  it('[R16a] names 1 to 8 warehouses, one kind of buffer, and parcels where it splits', () => {
    expect(fields({})).toEqual([]);
    expect(fields({ warehouses: [] })).toEqual(['warehouses']);
    expect(fields({ warehouses: Array.from({ length: 9 }, () => ({})) })).toEqual(['warehouses']);
    expect(fields({ bufferPcs: 0, bufferPct: '5' })).toEqual(['bufferPct']);
    expect(fields({ splitAllowed: true })).toEqual(['maxParcels']);
    expect(fields({ splitAllowed: false, maxParcels: 2 })).toEqual(['maxParcels']);
  });
});
