import { addDays } from '@axle/kernel';
import { businessDay } from '@axle/page-kit';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { steppingAll } from '../../../platform/demo/lead-demo.ts';
import { countListings } from '../stock/count-listings.ts';

const page = 'operationInventory';
const dayLong = 86_400_000;

/** Stores, categories and SKUs of the demo whose quantities go by a rule: not PartsGeek's, whose listings have rules of their own. */
const ruled = async ({ transaction }: Demo) =>
  (
    await sql<{ store: number; category: number | null; sku: number | null }>`
    with shop as (select s.id from store s where s.status = 1 and s.platform in ('amazon', 'ebay', 'walmart')
      and exists (select from store_config c where c.store = s.id and c.status = 1)
      and exists (select from sellable_stock t where t.store = s.id and t.fulfilment in ('fbm', 'b2b')))
    select id as store, null::bigint as category, null::bigint as sku from shop
    union all (select distinct on (t.store) t.store, t.category, null from sellable_stock t join shop on shop.id = t.store
      where t.category is not null order by t.store, t.category)
    union all (select distinct on (t.store) t.store, null, t.sku from sellable_stock t join shop on shop.id = t.store
      where t.sku is not null and t.fulfilment = 'fbm' order by t.store, t.available desc, t.id)`.execute(transaction)
  ).rows;

/** Counts what the demo can sell of its listings, with rules, published quantities, and listings that are frozen for a while. */
export const addDemoSellable = demoStep('sellableStock', ['listingUnits', 'fbaStock', 'orderProfits'], async demo => {
  const { transaction, registry, adding, person, now } = demo;
  await countListings(transaction, now);
  const rules = await ruled(demo);
  await adding('operator')(
    'publishRules',
    rules.map(({ store, category, sku }) => ({
      store,
      ...(category === null ? {} : { category }),
      ...(sku === null ? {} : { sku }),
      ...(sku !== null
        ? { buffer: 2, share: 100 }
        : category !== null
          ? { buffer: 5, share: 40, cap: 20 }
          : { buffer: 5, share: 50, cap: 40 }),
      least: 2,
    })),
  );
  await countListings(transaction, now);
  const { rows } = await sql<{ id: number }>`
    select t.id from sellable_stock t join store s on s.id = t.store
    where t.ruled is not null and s.platform <> 'partsgeek' order by t.id % 53, t.id limit 120`.execute(transaction);
  const ids = rows.map(({ id }) => id);
  const operator = person('operator');
  const on = (ago: number) => steppingAll(transaction, registry, new Date(now.getTime() - ago * dayLong));
  await on(1)(page, ids, [['publish', operator, {}]]);
  const until = addDays(businessDay(now), 5);
  await on(0)(page, ids.slice(0, 4), [['freeze', operator, { until, reason: 'Recount of the bin is under way' }]]);
  // what channels show follows what was published, but for some that were changed there by hand
  await sql`
    update platform_listing l set qty = t.published + case when l.id % 11 = 0 then 3 else 0 end
    from sellable_stock t where t.pt_sku = l.pt_sku and l.platform in ('ebay', 'walmart') and t.published is not null
      and (select count(*) from platform_listing o where o.pt_sku = l.pt_sku) = 1`.execute(transaction);
  await countListings(transaction, now);
});
