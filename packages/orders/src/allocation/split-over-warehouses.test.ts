import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCandidates, anyPieces } from '../testing/any-allocation.ts';
import { allocateOrder } from './allocate-order.ts';
import { splitOverWarehouses } from './split-over-warehouses.ts';

const at = (warehouse: string, stock: Readonly<Record<string, number>>, cost: string) => ({
  warehouse,
  rulePriority: 1,
  available: new Map(Object.entries(stock)),
  cost: cost as Decimal,
});
const pieces = [
  { piece: 1, sku: 'A', qty: 4 },
  { piece: 2, sku: 'B', qty: 4 },
];
const needed = new Map([
  ['A', 4],
  ['B', 4],
]);
const codes = (parts: ReturnType<typeof splitOverWarehouses>) => parts.map(({ warehouse }) => warehouse);

describe('[S6a] an order that is split', () => {
  it('makes two parcels rather than three, however cheap', () => {
    const all = [at('W1', { A: 4 }, '90'), at('W2', { B: 4 }, '90'), at('W3', { A: 2, B: 2 }, '1'), at('W4', { A: 2, B: 1 }, '1')];
    expect(codes(splitOverWarehouses(all, needed, pieces))).toEqual(['W1', 'W2']);
  });

  it('divides the fewest SKUs, then costs the least, then goes by code', () => {
    const whole = [at('W1', { A: 4 }, '9'), at('W2', { B: 4 }, '9')];
    const cheap = [at('W3', { A: 2, B: 2 }, '1'), at('W4', { A: 2, B: 2 }, '1')];
    expect(codes(splitOverWarehouses([...cheap, ...whole], needed, pieces))).toEqual(['W1', 'W2']);
    expect(codes(splitOverWarehouses([...whole, at('W5', { B: 4 }, '8')], needed, pieces))).toEqual(['W1', 'W5']);
    expect(codes(splitOverWarehouses([...whole, at('W0', { B: 4 }, '9')], needed, pieces))).toEqual(['W1', 'W0']);
  });

  it('comes about whenever three warehouses hold all together, and makes no more parcels than are needed', () => {
    fc.assert(
      fc.property(anyPieces, anyCandidates, (wanted, candidates) => {
        const { parts, outcome } = allocateOrder(wanted, candidates, { splitAllowed: true });
        fc.pre(outcome === 'split');
        const left = parts.slice(1).map(({ warehouse }) => candidates.find(one => one.warehouse === warehouse)!);
        expect(allocateOrder(wanted, left, { splitAllowed: true }).parts).toEqual([]);
      }),
    );
  });
});
