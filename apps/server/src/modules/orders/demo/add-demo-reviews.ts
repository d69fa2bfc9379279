import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { explodeLines } from '../order/explode-lines.ts';
import { datePast } from './date-past.ts';
import { demoOrderBuyers } from './demo-order-buyers.ts';
import { soldListings } from './demo-listings-sold.ts';
import { demoSale } from './demo-sale.ts';
import { leadAsFar } from './lead-as-far.ts';

/** Orders that their review held by itself: one with a discount too many, one for a car of years that the part does not fit. */
export const addDemoReviews = demoStep('salesOrderReviews', ['salesOrders'], async (demo: Demo) => {
  const { transaction, now, adding } = demo;
  const { rows } = await sql<{ listing: number; make: string; model: string; year: number }>`
    select distinct on (p.id) p.id as listing, f.make, f.model, f.year_from - 1 as year
    from pt_sku p cross join lateral pieces_of_sale(p.store, p.site, p.seller_sku, null, 1, current_date) c
    join sku k on k.id = c.sku and k.price is not null and k.sales_status <> 'clearance'
    join fitment f on f.sku = k.id and f.status = 1
    where not exists (select from fitment o where o.sku = k.id and o.status = 1 and lower(o.make) = lower(f.make)
      and lower(o.model) = lower(f.model) and f.year_from - 1 between o.year_from and o.year_to)
    order by p.id, f.id`.execute(transaction);
  const fitted = new Map(rows.map(row => [row.listing, row]));
  const listings = (await soldListings(transaction)).filter(({ id, iso2, free }) => iso2 === 'US' && free !== null && fitted.has(id));
  const { US: buyers = [] } = demoOrderBuyers;
  const [below, unfit] = [listings.at(-1), listings.at(-2)];
  if (!below || !unfit || buyers.length === 0) return;
  const { make, model, year } = fitted.get(unfit.id)!;
  const sales = [
    demoSale({ no: 97, listings: [below], buyer: buyers[0]!, purchasedAt: new Date(now.getTime() - 9 * 3_600_000), off: 95 }),
    demoSale({ no: 98, listings: [unfit], buyer: buyers[1 % buyers.length]!, purchasedAt: new Date(now.getTime() - 11 * 3_600_000) }),
  ];
  const [, named] = sales;
  const [line] = named!['lines'] as readonly object[];
  await adding('operator')('orderList', [sales[0]!, { ...named, lines: [{ ...line, vehicle: `${year} ${make} ${model}` }] }]);
  const ids = await datePast(transaction, now);
  await explodeLines(transaction, ids, businessDay(now));
  await leadAsFar(demo, ids, [['review']]);
});
