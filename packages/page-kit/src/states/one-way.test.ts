import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { defineResource } from '../resource/resource.ts';
import { leftForGood, oneWayProblems } from './one-way.ts';
import type { StateMachine, Transition } from './state-machine.ts';

const words = { zh: '走', en: 'Go' };
const codes = ['a', 'b', 'c', 'd'];
const machine = (transitions: readonly Omit<Transition, 'key' | 'title'>[]): StateMachine => ({
  field: 'state',
  initial: 'a',
  final: [],
  transitions: transitions.map((one, at) => ({ ...one, key: `t${at}`, title: words })),
});
const faults = (states: StateMachine) =>
  oneWayProblems(defineResource({ entity: 'letter', label: words, service: 'item', nameFields: [], fields: {}, states }));

describe('ways back', () => {
  it('[ST2] are there, by whatever road, or the transition says why not', () => {
    const round = [
      { from: ['a'], to: 'b' },
      { from: ['b'], to: 'c' },
      { from: ['c'], to: 'a' },
    ];
    expect(faults(machine(round))).toEqual([]);
    expect(faults(machine(round.slice(0, 2)))).toEqual([
      't0 leaves a for good and does not say why',
      't1 leaves b for good and does not say why',
    ]);
    expect(faults(machine(round.slice(0, 2).map(one => ({ ...one, oneWay: words }))))).toEqual([]);
  });

  it('[ST2] are asked for each state that a transition leaves, and a reason without cause is a fault too', () => {
    const back = { from: ['c'], to: 'b' };
    expect(faults(machine([{ from: ['a', 'b'], to: 'c' }, back]))).toEqual(['t0 leaves a for good and does not say why']);
    expect(faults(machine([{ from: ['b'], to: 'c', oneWay: words }, back]))).toEqual([
      't0 says that there is no way back, and there is one',
    ]);
  });

  it('[ST2] of a machine whose transitions give no reason lead from everywhere to wherever one came from', () => {
    const transition = fc.record({ from: fc.subarray(codes, { minLength: 1 }), to: fc.constantFrom(...codes) });
    fc.assert(
      fc.property(fc.array(transition, { minLength: 1, maxLength: 8 }).map(machine), states => {
        fc.pre(faults(states).length === 0);
        for (const one of states.transitions) {
          for (const state of one.from) {
            const seen = new Set([one.to]);
            for (const at of seen) for (const way of states.transitions) if (way.from.includes(at)) seen.add(way.to);
            expect(seen.has(state)).toBe(true);
          }
          expect(leftForGood(states, one)).toEqual([]);
        }
      }),
    );
  });
});
