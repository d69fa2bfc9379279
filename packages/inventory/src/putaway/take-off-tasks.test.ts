import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type OpenPutaway, takeOffTasks } from './take-off-tasks.ts';

const task = (id: number, qty: number, doneQty = 0): OpenPutaway => ({ id, qty, doneQty, places: [{ bin: 7, qty: qty - doneQty }] });
const left = (tasks: readonly OpenPutaway[]) => tasks.reduce((sum, { qty, doneQty }) => sum + qty - doneQty, 0);
const openTasks = fc.uniqueArray(
  fc.record({ id: fc.integer({ min: 1, max: 99 }), left: fc.integer({ min: 1, max: 40 }), done: fc.integer({ min: 0, max: 20 }) }),
  { selector: ({ id }) => id, maxLength: 6 },
);

describe('[M5] pieces that a receipt counts no more', () => {
  it('40 open, 12 taken off → 28; all of it → cancelled; all that is left of one that was begun → done with what it placed', () => {
    expect(takeOffTasks([task(1, 40)], 12)).toEqual({
      changed: [{ id: 1, qty: 28, places: [{ bin: 7, qty: 28 }], state: 'asBefore' }],
      placed: 0,
    });
    expect(takeOffTasks([task(1, 40)], 40).changed).toEqual([{ id: 1, qty: 40, places: [], state: 'cancelled' }]);
    expect(takeOffTasks([task(1, 40, 15)], 25).changed).toEqual([{ id: 1, qty: 15, places: [], state: 'done' }]);
  });

  it('come off the newest task first; what no task has left lies in bins already', () => {
    expect(takeOffTasks([task(1, 10), task(2, 5)], 8).changed).toMatchObject([
      { id: 2, state: 'cancelled' },
      { id: 1, qty: 7 },
    ]);
    expect(takeOffTasks([task(1, 10, 4)], 9)).toMatchObject({ changed: [{ id: 1, state: 'done' }], placed: 3 });
    expect(takeOffTasks([], 3)).toEqual({ changed: [], placed: 3 });
  });

  it('are taken off once each, and never below what a task has placed', () => {
    fc.assert(
      fc.property(openTasks, fc.integer({ min: 0, max: 200 }), (drawn, pieces) => {
        const tasks = drawn.map(one => task(one.id, one.left + one.done, one.done));
        const { changed, placed } = takeOffTasks(tasks, pieces);
        const after = new Map(changed.map(one => [one.id, one]));
        const still = tasks.reduce((sum, { id, qty, doneQty }) => {
          const now = after.get(id);
          return sum + (now === undefined ? qty - doneQty : now.state === 'asBefore' ? now.qty - doneQty : 0);
        }, 0);
        expect(still + pieces - placed).toBe(left(tasks));
        for (const { id, qty, places, state } of changed) {
          const before = tasks.find(one => one.id === id)!;
          expect(qty).toBeGreaterThanOrEqual(Math.max(before.doneQty, 1));
          if (state === 'asBefore') expect(places.reduce((sum, place) => sum + place.qty, 0)).toBe(qty - before.doneQty);
        }
      }),
    );
  });
});
