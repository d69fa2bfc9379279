import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { chosenAfter, matrixIn } from './matrix-in.ts';

describe('the matrix of a reply', () => {
  it('has the cells of each SKU below the columns, and nothing where it is not sold', () => {
    const { places, rows } = matrixIn({
      places: [
        { store: 1, site: 7 },
        { store: 2, site: 7 },
      ],
      rows: [{ sku: 5 }, { sku: 6 }],
      cells: [
        { target: 11, version: 3, sku: 5, store: 2, site: 7, distStatus: 'planned', days: 4 },
        { target: 12, version: 1, sku: 6, store: 1, site: 7, distStatus: 'listed' },
      ],
    });
    expect(places).toHaveLength(2);
    expect(rows[0]?.cells).toMatchObject([undefined, { id: 11, version: 3, distStatus: 'planned', days: 4 }]);
    expect(rows[1]?.cells).toMatchObject([{ id: 12, distStatus: 'listed' }, undefined]);
  });
});

describe('chosen cells', () => {
  it('are added by a click, taken away by the next, and are 100 at most', () => {
    expect([...chosenAfter(new Set([1]), [2, 3], 100)]).toEqual([1, 2, 3]);
    expect([...chosenAfter(new Set([1, 2]), [2], 100)]).toEqual([1]);
    expect([...chosenAfter(new Set([1]), [2, 3], 2)]).toEqual([1, 2]);
  });

  it('are as before after the same cells were clicked twice, as long as there is room', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat(30)), fc.uniqueArray(fc.integer({ min: 31, max: 60 }), { minLength: 1 }), (chosen, clicked) => {
        const once = chosenAfter(new Set(chosen), clicked, 100);
        expect(chosenAfter(once, clicked, 100)).toEqual(new Set(chosen));
      }),
    );
  });
});
