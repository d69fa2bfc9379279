import type { Decimal } from '@axle/kernel';
import fc from 'fast-check';
import type { PlatformOrder } from './intake/platform-order.ts';
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
