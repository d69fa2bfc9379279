import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyCandidates, anyPieces, anyTerms } from '../testing/any-allocation.ts';
import { allocateOrder } from './allocate-order.ts';
import type { AllocationCandidate } from './allocation-candidate.ts';

const at = (warehouse: string, stock: Readonly<Record<string, number>>, rulePriority: number, cost?: string, days?: number) =>
  ({
    warehouse,
    rulePriority,
    available: new Map(Object.entries(stock)),
    ...(cost === undefined ? {} : { cost: cost as Decimal }),
    ...(days === undefined ? {} : { days }),
  }) satisfies AllocationCandidate;
const need = (...wanted: readonly (readonly [string, number])[]) => wanted.map(([sku, qty], place) => ({ piece: place + 1, sku, qty }));
const worked = need(['A', 4], ['B', 2]);
const splitting = { splitAllowed: true };

describe('[S6] the warehouse of an order', () => {
  it('is the first by priority before cost among those that hold all', () => {
    const { outcome, parts, trace } = allocateOrder(
      worked,
      [at('US-E', { A: 9, B: 9 }, 2, '8.20'), at('US-W', { A: 5, B: 2 }, 1, '9.85')],
      splitting,
    );
    expect([outcome, parts]).toEqual(['single', [{ warehouse: 'US-W', pieces: worked }]]);
    expect(trace.map(({ warehouse, verdict }) => [warehouse, verdict])).toEqual([
      ['US-W', 'whole'],
      ['US-E', 'priority'],
    ]);
  });

  it('is two where none holds all and the order may be split, else the order is short with what each lacks', () => {
    const candidates = [at('US-W', { A: 5, B: 1 }, 1, '9.85'), at('US-E', { A: 3, B: 9 }, 2, '8.20')];
    expect(allocateOrder(worked, candidates, splitting)).toMatchObject({
      outcome: 'split',
      parts: [
        { warehouse: 'US-W', pieces: [{ piece: 1, sku: 'A', qty: 4 }] },
        { warehouse: 'US-E', pieces: [{ piece: 2, sku: 'B', qty: 2 }] },
      ],
    });
    expect(allocateOrder(worked, candidates, { splitAllowed: false })).toMatchObject({
      outcome: 'short',
      parts: [],
      trace: [
        { warehouse: 'US-W', verdict: 'lacks', lacks: [{ sku: 'B', qty: 1 }] },
        { warehouse: 'US-E', verdict: 'lacks', lacks: [{ sku: 'A', qty: 1 }] },
      ],
    });
  });

  it('of equal priority is the one within the promise, then the cheaper, then by code; each other has its reason', () => {
    const all = [
      at('C', { A: 1 }, 1, '5', 9),
      at('D', { A: 1 }, 1, '6', 2),
      at('B', { A: 1 }, 1, '5', 2),
      at('A', { A: 1 }, 1, undefined, 2),
    ];
    const { trace } = allocateOrder(need(['A', 1]), [...all, at('E', { A: 1 }, 1, '5', 3)], { splitAllowed: false, promisedDays: 3 });
    expect(trace.map(({ warehouse, verdict }) => [warehouse, verdict])).toEqual([
      ['B', 'whole'],
      ['E', 'code'],
      ['D', 'cost'],
      ['A', 'cost'],
      ['C', 'days'],
    ]);
  });

  it('is none where every candidate is refused', () => {
    const refused = { zh: '没有渠道', en: 'No channel' };
    expect(allocateOrder(worked, [{ ...at('US-W', { A: 9, B: 9 }, 1), refused }], splitting)).toEqual({
      outcome: 'none',
      parts: [],
      trace: [{ warehouse: 'US-W', verdict: 'refused', lacks: [], reason: refused }],
    });
  });

  it('gives each SKU whole or not at all, takes no more than is available, and does not depend on the order of candidates', () => {
    fc.assert(
      fc.property(anyPieces, anyCandidates, anyTerms, (pieces, candidates, terms) => {
        const found = allocateOrder(pieces, candidates, terms);
        expect(allocateOrder(pieces, candidates.toReversed(), terms)).toEqual(found);
        const given = found.parts.flatMap(part => part.pieces.map(piece => ({ ...piece, warehouse: part.warehouse })));
        const units = (of: readonly { readonly qty: number }[]) => of.reduce((sum, { qty }) => sum + qty, 0);
        for (const { piece, qty } of pieces)
          expect(units(given.filter(one => one.piece === piece))).toBe(found.parts.length === 0 ? 0 : qty);
        for (const { warehouse, available, refused } of candidates)
          for (const sku of ['A', 'B', 'C']) {
            const taken = units(given.filter(one => one.warehouse === warehouse && one.sku === sku));
            expect(taken).toBeLessThanOrEqual(refused ? 0 : (available.get(sku) ?? 0));
          }
        expect(found.parts.length).toBeLessThanOrEqual(terms.splitAllowed ? 3 : 1);
        expect(found.parts.every(part => part.pieces.length > 0)).toBe(true);
        expect(found.trace.map(({ warehouse }) => warehouse).toSorted()).toEqual(candidates.map(({ warehouse }) => warehouse).toSorted());
      }),
    );
  });
});
