import fc from 'fast-check';
import { expect, it } from 'vitest';
import { funnel } from './funnel.ts';

const views = [...'ABAC'];
const pages = fc.array(fc.constantFrom('A', 'B', 'C'), { maxLength: 8 });

it.each([
  ['ABC', [1, 1, 1]],
  ['ACB', [1, 1, 0]],
  ['CA', [1, 0]],
  ['AAA', [1, 1, 0]],
  ['', []],
])('[L5] of the views A, B, A, C through %s counts %j', (steps, counts) => {
  expect(funnel([views], [...steps])).toEqual(counts);
});

it('[L5] counts sessions', () => {
  expect(funnel([views, ['A'], ['B', 'C'], []], ['A', 'B'])).toEqual([2, 1]);
});

it('[L5] never rises along the steps, and adds up over the sessions', () => {
  fc.assert(
    fc.property(fc.array(pages), pages, (sessions, steps) => {
      const counts = funnel(sessions, steps);
      expect(counts).toEqual(counts.toSorted((one, other) => other - one));
      expect(counts).toEqual(steps.map((_, step) => sessions.reduce((sum, own) => sum + (funnel([own], steps)[step] ?? 0), 0)));
    }),
  );
});
