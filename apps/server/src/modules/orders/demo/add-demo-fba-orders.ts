import { businessDay } from '@axle/page-kit';
import type { Demo } from '../../../platform/demo/demo-step.ts';
import { lots } from '../../../platform/demo/lots.ts';
import { dealOn } from '../../catalog/demo/demo-sales-season.ts';
import { explodeLines } from '../order/explode-lines.ts';
import { datePast } from './date-past.ts';
import { demoOrderBuyers } from './demo-order-buyers.ts';
import type { SoldListing } from './demo-listings-sold.ts';
import { demoSale } from './demo-sale.ts';
import { fbaSales } from './fba-sales.ts';

const [day, hour] = [86_400_000, 3_600_000] as const;

/** Orders that Amazon ships over the months of the demo: delivered, but for the last days; they move no stock of our warehouses. */
export async function addDemoFbaOrders({ transaction, now, months, adding }: Demo, listings: readonly SoldListing[]): Promise<void> {
  const sold = listings.filter(({ platform, fulfilment, iso2 }) => platform === 'amazon' && fulfilment === 'fba' && demoOrderBuyers[iso2]);
  const draw = lots(20_260_611);
  const sales = await fbaSales(transaction, sold, { now, months, draw });
  const records = sales.map(({ listing, purchasedAt, qty }, no) => {
    const buyers = demoOrderBuyers[listing.iso2]!;
    const shippedAt = new Date(purchasedAt.getTime() + (6 + draw(20)) * hour);
    const deliveredAt = new Date(shippedAt.getTime() + (1 + draw(3)) * day);
    const [isShipped, isThere] = [shippedAt < now, deliveredAt < now];
    const [name, , city, state, postcode] = buyers[draw(buyers.length)]!;
    return demoSale(
      { no: 20_000 + no, listings: [listing], buyer: [name, '', city, state, postcode, ''], purchasedAt, qty, off: dealOn(purchasedAt) },
      {
        kind: 'fba',
        platformStatus: isShipped ? 'Shipped' : 'Pending',
        status: isShipped ? (isThere ? 'delivered' : 'shipped') : 'pendingPay',
        line1: undefined,
        phone: undefined,
        ...(isShipped ? {} : { paidAt: undefined }),
        ...(isShipped ? { shippedAt: shippedAt.toISOString() } : {}),
        ...(isThere ? { deliveredAt: deliveredAt.toISOString() } : {}),
      },
    );
  });
  for (let from = 0; from < records.length; from += 500) await adding('operator')('orderList', records.slice(from, from + 500));
  await explodeLines(transaction, await datePast(transaction, now), businessDay(now));
}
