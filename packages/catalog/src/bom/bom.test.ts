import { add, compareDecimals, type Decimal } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { BomTable } from './bom.ts';
import { explodeBom } from './explode-bom.ts';
import { findCycle } from './find-cycle.ts';

const number = (value: number) => String(value) as Decimal;
const table = (boms: Readonly<Record<string, readonly (readonly [string, number, number?])[]>>): BomTable =>
  new Map(
    Object.entries(boms).map(([part, lines]) => [
      part,
      lines.map(([child, quantity, scrap]) => ({
        child,
        quantity: number(quantity),
        ...(scrap === undefined ? {} : { scrap: number(scrap) }),
      })),
    ]),
  );
const leaves = (part: string, quantity: number, boms: BomTable) => {
  const result = explodeBom(part, number(quantity), boms);
  return result.ok ? Object.fromEntries(result.value) : result.refusal.code;
};

/** Tables in which a part consists of later ones alone. */
const tables = fc
  .array(
    fc.array(
      fc.record({ child: fc.integer({ min: 1, max: 3 }), quantity: fc.integer({ min: 1, max: 3 }), scrap: fc.integer({ min: 0, max: 9 }) }),
      { maxLength: 3 },
    ),
    { minLength: 4, maxLength: 4 },
  )
  .map(parts =>
    table(
      Object.fromEntries(
        parts.flatMap((lines, at) =>
          lines.length === 0 ? [] : [[`P${at}`, lines.map(({ child, quantity, scrap }) => [`P${at + child}`, quantity, scrap] as const)]],
        ),
      ),
    ),
  );

describe('what a kit comes to', () => {
  it('[B8] 100 kits of 2 rotors and a pad set with 2 % scrap are 200 rotors and 102 pad sets', () => {
    expect(
      leaves(
        'KIT',
        100,
        table({
          KIT: [
            ['ROTOR', 2],
            ['PADS', 1, 2],
          ],
        }),
      ),
    ).toEqual({ ROTOR: '200', PADS: '102' });
  });

  it('[B8] rounds up on each level, and adds up what comes by several ways', () => {
    expect(
      leaves(
        'A',
        3,
        table({
          A: [
            ['B', 1, 10],
            ['C', 1],
          ],
          B: [['C', 2]],
        }),
      ),
    ).toEqual({ C: '11' });
  });

  it('[B8] a leaf is itself; a cycle and too many levels are refused', () => {
    expect(leaves('X', 5, table({}))).toEqual({ X: '5' });
    expect(leaves('A', 1, table({ A: [['B', 1]], B: [['A', 1]] }))).toBe('CYCLE');
    expect(leaves('P0', 1, table(Object.fromEntries(Array.from({ length: 8 }, (_, at) => [`P${at}`, [[`P${at + 1}`, 1]]]))))).toBe(
      'TOO_DEEP',
    );
  });

  it('[B8] of two quantities together is never more than of each apart', () => {
    fc.assert(
      fc.property(tables, fc.integer({ min: 1, max: 50 }), fc.integer({ min: 1, max: 50 }), (boms, first, second) => {
        const [one, other, both] = [first, second, first + second].map(quantity => explodeBom('P0', number(quantity), boms));
        if (!one?.ok || !other?.ok || !both?.ok) throw new Error('no cycle can be here');
        for (const [leaf, need] of both.value)
          expect(compareDecimals(need, add(one.value.get(leaf)!, other.value.get(leaf)!))).toBeLessThanOrEqual(0);
      }),
    );
  });
});

describe('a part among its own components', () => {
  it('[B31] is found with its way', () => {
    const parts: Readonly<Record<string, readonly string[]>> = { A: ['C', 'B'], B: ['A'] };
    expect(findCycle('A', part => parts[part] ?? [])).toEqual(['A', 'B', 'A']);
    expect(findCycle('A', part => (part === 'A' ? ['B', 'B'] : []))).toBeUndefined();
  });

  it('[B31] is found wherever explosion finds it, and nowhere else', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(4), fc.nat(4)), { maxLength: 6 }), edges => {
        const children = (part: string) => edges.filter(([from]) => `P${from}` === part).map(([, to]) => `P${to}`);
        const boms: BomTable = new Map(
          [...Map.groupBy(edges, ([from]) => `P${from}`)].map(([part, lines]) => [
            part,
            lines.map(([, to]) => ({ child: `P${to}`, quantity: number(1) })),
          ]),
        );
        const exploded = explodeBom('P0', number(1), boms);
        expect(findCycle('P0', children) === undefined).toBe(exploded.ok);
      }),
    );
  });
});
