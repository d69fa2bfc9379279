import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { rowsCovered, stateDrawing } from './state-drawing.ts';
import type { StateMachine } from './state-machine.ts';

const title = { zh: '走', en: 'Go' };
const machine = (ways: readonly (readonly [from: readonly string[], to: string])[]): StateMachine => ({
  field: 'state',
  initial: 'a',
  final: [],
  transitions: ways.map(([from, to], at) => ({ key: `t${at}`, title, from, to })),
});
const codes = ['a', 'b', 'c', 'd', 'e', 'f'];
const machines = fc
  .array(fc.tuple(fc.subarray(codes, { minLength: 1 }), fc.constantFrom(...codes)), { maxLength: 12 })
  .map(ways => machine(ways));

describe('the drawing of states', () => {
  it('[ST1] runs straight to the next state, on the right down, on the left up, short ways inside', () => {
    const { ways, lanes } = stateDrawing(
      machine([
        [['a'], 'b'],
        [['b'], 'c'],
        [['a'], 'c'],
        [['c', 'b'], 'a'],
      ]),
      ['a', 'b', 'c'],
    );
    expect(ways.map(({ from, to, side, lane }) => `${from}${to} ${side} ${lane}`)).toEqual([
      'ab straight 0',
      'bc straight 0',
      'ac right 0',
      'ba left 0',
      'ca left 1',
    ]);
    expect(lanes).toEqual({ left: 2, right: 1 });
  });

  it('[ST1] draws two transitions between the same states as one way, and one that comes back as a loop', () => {
    const { ways } = stateDrawing(
      machine([
        [['a'], 'b'],
        [['a'], 'b'],
        [['b'], 'b'],
      ]),
      ['a', 'b'],
    );
    expect(ways.map(({ rows, side, transitions }) => [...rows, side, transitions.length])).toEqual([
      [0, 1, 'straight', 2],
      [1, 1, 'right', 1],
    ]);
  });

  it('[ST1] draws every way of every transition once', () => {
    fc.assert(
      fc.property(machines, states => {
        const drawn = stateDrawing(states, codes).ways.flatMap(({ from, transitions }) => transitions.map(({ key }) => `${key} ${from}`));
        expect(drawn.toSorted()).toEqual(states.transitions.flatMap(({ key, from }) => from.map(one => `${key} ${one}`)).toSorted());
      }),
    );
  });

  it('[ST1] never draws a way upon another', () => {
    fc.assert(
      fc.property(machines, states => {
        const { ways, lanes } = stateDrawing(states, codes);
        for (const [at, way] of ways.entries()) {
          if (way.side !== 'straight') expect(way.lane).toBeLessThan(lanes[way.side]);
          const [top, bottom] = rowsCovered(way);
          for (const other of ways.slice(at + 1))
            if (other.side === way.side && other.lane === way.lane)
              expect(rowsCovered(other)[0] >= bottom || rowsCovered(other)[1] <= top).toBe(true);
        }
      }),
    );
  });
});
