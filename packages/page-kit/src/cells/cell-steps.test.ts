import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CellChange, type CellSteps, mostSteps, noSteps, takeBack, withStep } from './cell-steps.ts';

type Held = ReadonlyMap<string, unknown>;
const play = (held: Held, changes: readonly CellChange[]): Held =>
  changes.reduce((cells, { id, field, after }) => new Map(cells).set(`${id}.${field}`, after), held);

describe('steps of editing cells', () => {
  it('are undone one gesture at a time, the latest first', () => {
    const step = (...values: readonly [unknown, unknown]) => ({
      changes: [{ id: 1, version: 1, field: 'note', before: values[0], after: values[1] }],
    });
    const steps = withStep(withStep<ReturnType<typeof step>>(noSteps, step('a', 'b')), step('b', undefined));
    const last = takeBack(steps);
    expect(last?.changes).toEqual([{ id: 1, version: 1, field: 'note', before: undefined, after: 'b' }]);
    expect(takeBack(last!.rest)?.changes).toMatchObject([{ before: 'b', after: 'a' }]);
    expect(takeBack(takeBack(last!.rest)!.rest)).toBeUndefined();
  });

  it('all undone leave every cell as it was, however often it was changed', () => {
    const edit = fc.record({
      id: fc.integer({ min: 1, max: 3 }),
      field: fc.constantFrom('a', 'b'),
      after: fc.option(fc.nat(5), { nil: undefined }),
    });
    fc.assert(
      fc.property(fc.array(fc.array(edit, { maxLength: 6 }), { maxLength: 10 }), gestures => {
        const first: Held = new Map([1, 2, 3].flatMap(id => ['a', 'b'].map(field => [`${id}.${field}`, 0] as const)));
        let held = first;
        let steps: CellSteps = noSteps;
        for (const gesture of gestures) {
          const changes: CellChange[] = [];
          for (const { id, field, after } of gesture) {
            changes.push({ id, version: 1, field, before: held.get(`${id}.${field}`), after });
            held = play(held, changes.slice(-1));
          }
          steps = withStep(steps, { changes });
        }
        for (let last = takeBack(steps); last; last = takeBack(last.rest)) held = play(held, last.changes);
        expect(held).toEqual(first);
      }),
    );
  });

  it(`are kept up to ${mostSteps}`, () => {
    let steps: CellSteps = noSteps;
    for (let at = 0; at < mostSteps + 5; at++) steps = withStep(steps, { changes: [] });
    expect(steps).toHaveLength(mostSteps);
  });
});
