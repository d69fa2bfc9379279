import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { affectedOrders, type OpenOrderLine } from './affected-orders.ts';

const listing = { store: 1, site: 2, sellerSku: 'BP-0446-US' };
const order = (no: number, more: Partial<OpenOrderLine> = {}): OpenOrderLine => ({ ...listing, orderNo: `O-${no}`, units: 2, ...more });

describe('[MAP9] the orders that a listing holds up', () => {
  it('accept: 12 open orders of an unmapped listing show one row with 12', () => {
    const lines = [
      ...Array.from({ length: 12 }, (_, at) => order(at)),
      order(0),
      order(99, { sellerSku: 'OTHER' }),
      order(98, { site: 3 }),
    ];
    expect(affectedOrders(listing, lines)).toEqual({ orders: 12, units: 26 });
  });

  it('never count an order twice, and never more orders than lines', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.nat(5), fc.integer({ min: 1, max: 9 }))), given => {
        const lines = given.map(([no, units]) => order(no, { units }));
        const { orders, units } = affectedOrders(listing, lines);
        expect(orders).toBe(new Set(given.map(([no]) => no)).size);
        expect(units).toBe(given.reduce((sum, [, of]) => sum + of, 0));
      }),
    );
  });
});
