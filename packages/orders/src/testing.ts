import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import type { PlatformOrder } from './intake/platform-order.ts';
import type { ShipAddress } from './address/normalise-address.ts';
import { orderStatuses, type OrderStatus } from './order/order-status.ts';

/** Any status of a sales order. */
export const anyOrderStatus = (): fc.Arbitrary<OrderStatus> => fc.constantFrom(...(Object.keys(orderStatuses) as OrderStatus[]));

const line = fc.record({
  id: fc.constantFrom('L1', 'L2', 'L3'),
  sellerSku: fc.constantFrom('BP-1', 'BP-2', 'NEW'),
  qty: fc.nat(3),
  amount: fc.nat(500).map(units => String(units) as Decimal),
  tax: fc.nat(20).map(units => String(units) as Decimal),
});

/** Lines of a report that has ids for all of them, or for none. */
const lines = fc
  .tuple(fc.boolean(), fc.uniqueArray(line, { maxLength: 3, selector: ({ id }) => id }))
  .map(([named, all]) => (named ? all : all.map(({ id: _, ...unnamed }) => unnamed)));

/** Any payload of one order on Amazon, of a day in spring 2026. */
export const anyPlatformOrder = (): fc.Arbitrary<PlatformOrder> =>
  fc.record(
    {
      orderId: fc.constant('114-1'),
      updatedAt: fc.nat(60).map(day => new Date(Date.UTC(2026, 2, 1 + day)).toISOString()),
      purchasedAt: fc.constant('2026-03-01T08:00:00.000Z'),
      status: fc.constantFrom('Pending', 'Unshipped', 'Shipped', 'Canceled', 'Unfulfillable', 'Mystery'),
      fulfilment: fc.constantFrom('merchant' as const, 'platform' as const),
      currency: fc.constantFrom('USD', 'XAU'),
      buyer: fc.constant({ name: 'Ann Lee' }),
      address: fc.record(
        { line1: fc.constantFrom('1 Main St', '车库路 5 号 🚗', 'x'.repeat(300)), city: fc.constant('Reno'), country: fc.constant('US') },
        { requiredKeys: ['country'] },
      ),
      lines,
    },
    { requiredKeys: ['orderId', 'updatedAt', 'purchasedAt', 'fulfilment', 'buyer', 'address', 'lines'] },
  );
/** Any address, in order or not, in several ways of writing. */
export const anyShipAddress = (): fc.Arbitrary<ShipAddress> => {
  const words = fc.oneof(
    fc.constantFrom('1842 W 190th St', 'PO Box 7', 'Main St', ' Torrance  ', '东京都', '🚗'),
    fc.string({ maxLength: 45 }),
  );
  const zip = fc.oneof(
    fc.constantFrom('90504', '905041234', 'sw1a1aa', 'K1A0B1', '1012ab', '00950', '100-0001'),
    fc.string({ maxLength: 10 }),
  );
  return fc.record(
    {
      name: words,
      line1: words,
      line2: words,
      city: words,
      state: fc.oneof(fc.constantFrom('CA', 'ny', 'California', 'AE', 'N.Y.'), fc.string({ maxLength: 8 })),
      zip,
      country: fc.oneof(fc.constantFrom('US', 'us', 'GB', 'CA', 'DE', 'NL', 'PL', 'JP', 'HK'), fc.string({ maxLength: 3 })),
      phone: fc.string({ maxLength: 14 }),
    },
    { requiredKeys: [] },
  );
};
export { anyMergeOrders } from './testing/any-merge-orders.ts';
export { anyCandidates, anyPieces, anyTerms } from './testing/any-allocation.ts';
