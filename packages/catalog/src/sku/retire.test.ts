import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { archiveRefusals, stopRefusals } from './retire.ts';

const codes = (refusals: readonly { readonly code: string }[]) => refusals.map(({ code }) => code);
const pieces = fc.integer({ min: 0, max: 1_000_000 });

describe('a SKU that is sold no more', () => {
  it('[SKU8] accept: stop with 3 pcs in transit is refused', () => {
    expect(stopRefusals({ onHand: 0, inTransit: 3, ordered: 0 })).toEqual([
      {
        code: 'STOCK_REMAINS',
        message: {
          zh: '仍有库存、在途或未完成的采购单：库存0，在途3，未到0',
          en: 'There is still stock, in transit or on order: 0 on hand, 3 in transit, 0 on order',
        },
      },
    ]);
    expect(stopRefusals({ onHand: 0, inTransit: 0, ordered: 0 })).toEqual([]);
  });

  it('[SKU8] is stopped exactly where nothing is left', () => {
    fc.assert(
      fc.property(pieces, pieces, pieces, (onHand, inTransit, ordered) => {
        expect(stopRefusals({ onHand, inTransit, ordered }).length === 0).toBe(Math.max(onHand, inTransit, ordered) === 0);
      }),
    );
  });

  it('[SKU9] is archived from the 180th day behind its last move, at once where it never moved', () => {
    const moved = '2026-01-01' as LocalDate;
    expect(codes(archiveRefusals(moved, '2026-06-29' as LocalDate))).toEqual(['MOVED_LATELY']);
    expect(archiveRefusals(moved, '2026-06-30' as LocalDate)).toEqual([]);
    expect(archiveRefusals(undefined, moved)).toEqual([]);
  });

  it('[SKU9] what may be archived on a day may be on every later one', () => {
    const moved = '2026-01-01' as LocalDate;
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 400 }), fc.integer({ min: 0, max: 400 }), (days, more) => {
        const may = (after: number) => archiveRefusals(moved, addDays(moved, after)).length === 0;
        expect(may(days) && !may(days + more)).toBe(false);
      }),
    );
  });
});
