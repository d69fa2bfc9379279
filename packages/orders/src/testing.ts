import fc from 'fast-check';
import type { ShipAddress } from './address/normalise-address.ts';
import { orderStatuses, type OrderStatus } from './order/order-status.ts';

/** Any status of a sales order. */
export const anyOrderStatus = (): fc.Arbitrary<OrderStatus> => fc.constantFrom(...(Object.keys(orderStatuses) as OrderStatus[]));

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
