import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sameValue } from '../changes/same-value.ts';
import { jsonChanges } from './json-difference.ts';

describe('[J1] where two values differ', () => {
  it('is given by the path from the outside in', () => {
    expect(
      jsonChanges({
        before: { price: '12.00', tags: ['a', 'b'], stock: { cn: 3, us: 1 }, note: 'x' },
        after: { price: '12.50', tags: ['a'], stock: { cn: 3, us: 2 }, note: 'x', hold: true },
      }),
    ).toEqual([
      { path: 'price', before: '12.00', after: '12.50' },
      { path: 'tags.1', before: 'b' },
      { path: 'stock.us', before: 1, after: 2 },
      { path: 'hold', after: true },
    ]);
  });

  it('a value that is new or gone is listed entry by entry', () => {
    expect(jsonChanges({ after: { a: 1, b: { c: 2 } } })).toEqual([
      { path: 'a', after: 1 },
      { path: 'b.c', after: 2 },
    ]);
    expect(jsonChanges({ before: 'on', after: 'off' })).toEqual([{ path: '', before: 'on', after: 'off' }]);
    expect(jsonChanges({ before: { a: [] }, after: { a: {} } })).toEqual([{ path: 'a', before: [], after: {} }]);
  });

  it('is nowhere exactly where they are the same, and the same seen from the other side', () => {
    fc.assert(
      fc.property(fc.jsonValue(), fc.jsonValue(), (before, after) => {
        const changes = jsonChanges({ before, after });
        expect(changes.length === 0).toBe(sameValue(before, after));
        const back = jsonChanges({ before: after, after: before });
        expect(back.map(({ path }) => path).toSorted()).toEqual(changes.map(({ path }) => path).toSorted());
        expect(jsonChanges({ before, after: before })).toEqual([]);
      }),
    );
  });
});
