import { businessDay } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { lots } from '../../../platform/demo/lots.ts';
import { explodeLines } from '../order/explode-lines.ts';
import { datePast } from './date-past.ts';
import { demoOrderBuyers } from './demo-order-buyers.ts';
import type { SoldListing } from './demo-listings-sold.ts';
import { demoSale } from './demo-sale.ts';
import { dealOn, ordersOn } from './demo-sales-season.ts';

const day = 86_400_000;

/** Orders that Amazon ships over the months of the demo: delivered, but for the last days; they move no stock of our warehouses. */
export async function addDemoFbaOrders({ transaction, now, months, adding }: Demo, listings: readonly SoldListing[]): Promise<void> {
  const sold = listings.filter(({ platform, fulfilment, iso2 }) => platform === 'amazon' && fulfilment === 'fba' && demoOrderBuyers[iso2]);
  if (sold.length === 0) return;
  const draw = lots(20_260_611);
  const records = Array.from({ length: Math.round(months * 30.4) }, (_, ago) => {
    const at = new Date(now.getTime() - ago * day);
    return Array.from({ length: ordersOn(at, now, draw) }, (__, each) => {
      const listing = sold[draw(sold.length)]!;
      const buyers = demoOrderBuyers[listing.iso2]!;
      const purchasedAt = new Date(at.getTime() - (1 + draw(20)) * 3_600_000);
      const shippedAt = new Date(purchasedAt.getTime() + (6 + draw(20)) * 3_600_000);
      const isShipped = shippedAt < now;
      const [name, , city, state, postcode] = buyers[draw(buyers.length)]!;
      const buyer = [name, '', city, state, postcode, ''] as const;
      return demoSale(
        { no: 20_000 + ago * 40 + each, listings: [listing], buyer, purchasedAt, qty: draw(12) === 0 ? 2 : 1, off: dealOn(at) },
        {
          kind: 'fba',
          platformStatus: isShipped ? 'Shipped' : 'Pending',
          status: isShipped ? (ago > 4 ? 'delivered' : 'shipped') : 'pendingPay',
          line1: undefined,
          phone: undefined,
          ...(isShipped ? {} : { paidAt: undefined }),
          ...(isShipped ? { shippedAt: shippedAt.toISOString() } : {}),
          ...(isShipped && ago > 4 ? { deliveredAt: new Date(shippedAt.getTime() + 2 * day).toISOString() } : {}),
        },
      );
    });
  }).flat();
  for (let from = 0; from < records.length; from += 500) await adding('operator')('orderList', records.slice(from, from + 500));
  await explodeLines(transaction, await datePast(transaction, now), businessDay(now));
}
