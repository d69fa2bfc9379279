import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { clearStockGate, type GatedLine } from './clear-stock-gate.ts';

const line = (order: string, more: Partial<GatedLine> = {}): GatedLine => ({
  order,
  kind: 'platform',
  isClearance: true,
  needed: 2,
  reservable: 2,
  ...more,
});
const orders = (lines: readonly GatedLine[]) => [...new Set(lines.map(({ order }) => order))];

describe('[S7] SKUs in clearance', () => {
  it('are never bought, are sold on platforms as far as there is stock, and in no order by hand', () => {
    const lines = [line('P1'), line('P2', { reservable: 1 }), line('M1', { kind: 'manual' }), line('R1', { kind: 'resend' })];
    expect(orders(clearStockGate(lines, 'oms').allowed)).toEqual(['P1']);
    expect(orders(clearStockGate(lines, 'purchase').allowed)).toEqual([]);
    expect(orders(clearStockGate([line('M2', { kind: 'manual', isClearance: false })], 'oms').allowed)).toEqual(['M2']);
  });

  it('block the whole of an order that holds one', () => {
    const other = line('M1', { kind: 'manual', isClearance: false });
    const stopped = line('M1', { kind: 'manual' });
    expect(clearStockGate([other, stopped], 'oms')).toEqual({ allowed: [], blocked: [other, stopped], because: [stopped] });
  });

  it('part the lines into allowed and blocked ones, and no order into both', () => {
    const any = fc.record({
      order: fc.constantFrom('A', 'B', 'C'),
      kind: fc.constantFrom('platform', 'manual', 'sample'),
      isClearance: fc.boolean(),
      needed: fc.integer({ min: 1, max: 5 }),
      reservable: fc.integer({ min: 0, max: 5 }),
    });
    fc.assert(
      fc.property(fc.array(any), fc.constantFrom('oms' as const, 'purchase' as const), (lines, context) => {
        const { allowed, blocked } = clearStockGate(lines, context);
        expect([...allowed, ...blocked].length).toBe(lines.length);
        expect(lines.every(one => allowed.includes(one) !== blocked.includes(one))).toBe(true);
        expect(orders(allowed).filter(order => orders(blocked).includes(order))).toEqual([]);
        expect(clearStockGate(allowed, context).blocked).toEqual([]);
      }),
    );
  });
});
