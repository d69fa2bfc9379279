import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { levelBelow, refuseAboveCategories, refuseBelowSkus, refusePlace } from './category-tree.ts';

/** 1 above 2 above 3, and 9 by itself. */
const tree = new Map([
  [1, undefined],
  [2, 1],
  [3, 2],
  [9, undefined],
]);

describe('the tree of categories', () => {
  it('[CAT3] has four levels, also where a whole branch moves', () => {
    expect([undefined, 1, 2, 3].map(parent => levelBelow(tree, parent))).toEqual([1, 2, 3, 4]);
    expect([refusePlace(tree, undefined, 3), refusePlace(tree, 1, 9), refusePlace(tree, 9, 3)]).toEqual([undefined, undefined, undefined]);
    expect(refusePlace(new Map([...tree, [4, 3]]), undefined, 4)).toMatchObject({ code: 'TOO_DEEP' });
    expect(refusePlace(new Map([...tree, [4, 3]]), 1, 9)).toMatchObject({ code: 'TOO_DEEP' });
  });

  it('[CAT3] never turns back on itself', () => {
    expect([1, 2, 3].map(parent => refusePlace(tree, 1, parent)?.code)).toEqual(['OWN_BRANCH', 'OWN_BRANCH', 'OWN_BRANCH']);
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(9), fc.option(fc.nat(9), { nil: undefined })), { maxLength: 40 }), moves => {
        const parents = new Map<number, number | undefined>(Array.from({ length: 10 }, (_, id) => [id, undefined]));
        for (const [id, parent] of moves) if (!refusePlace(parents, id, parent)) parents.set(id, parent);
        for (const [id, parent] of parents) {
          expect(levelBelow(parents, parent)).toBeLessThanOrEqual(4);
          expect(refusePlace(parents, id, parent)).toBeUndefined();
        }
      }),
    );
  });

  it('[CAT3] has SKUs in its leaves alone', () => {
    expect([refuseBelowSkus(0), refuseAboveCategories(0)]).toEqual([undefined, undefined]);
    expect([refuseBelowSkus(1)?.code, refuseAboveCategories(1)?.code]).toEqual(['HOLDS_SKUS', 'NOT_A_LEAF']);
  });
});
