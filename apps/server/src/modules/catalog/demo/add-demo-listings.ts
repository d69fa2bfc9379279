import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { demoSnapshots, type ListedSku } from './demo-listings.ts';

/** Adds the snapshots of the demo's listings at Amazon, in one statement. */
export const addDemoListings = demoStep('listings', ['catalogue', 'stores'], async ({ transaction, person, now }) => {
  const operator = person('operator');
  const { rows: skus } = await sql<ListedSku>`
    select s.id, s.sku, s.name_en as name, b.name_en as brand, s.price::float8 as price from sku s join brand b on b.id = s.brand
    where s.sales_status in ('onSale', 'new') order by s.sku collate "C"`.execute(transaction);
  const snapshots = demoSnapshots(skus, now);
  await sql`
    insert into amazon_listing (store, site, msku, asin, fnsku, sku, title, brand, price, buy_box, rank, rating, reviews, fulfilment, stock,
    units, fitment_count, images,
      listing_status, snapshot_date, latest, created_by, created_at, updated_by, updated_at)
    select s.id, i.id, g.msku, g.asin, g.fnsku, g.sku, g.title, g.brand, g.price, g.buy_box, g.rank, g.rating, g.reviews, g.fulfilment,
    g.stock, g.units, g.fitment_count, g.images,
      g.listing_status, g.snapshot_date, g.latest, ${operator}::bigint, ${now.toISOString()}::timestamptz, ${operator}::bigint,
      ${now.toISOString()}::timestamptz
    from json_to_recordset(${JSON.stringify(snapshots)}::json) as g (store text, site text, msku text, asin text, fnsku text, sku bigint,
    title text, brand text,
      price numeric, buy_box boolean, rank integer, rating numeric, reviews integer, fulfilment text, stock integer, units integer,
      fitment_count integer, images integer,
      listing_status text, snapshot_date date, latest boolean)
    join store s on s.code = g.store join site i on i.code = g.site`.execute(transaction);
  // what was added at once is not known to the planner yet
  await sql`analyze amazon_listing`.execute(transaction);
});
