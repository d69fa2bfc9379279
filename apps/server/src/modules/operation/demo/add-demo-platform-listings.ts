import { addDays, type Decimal, round } from '@axle/kernel';
import { businessDay, type RecordRow } from '@axle/page-kit';
import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { type Demo, demoStep } from '../../../platform/demo/demo-step.ts';
import { leadingDemo } from '../../../platform/demo/lead-demo.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { refreshListingFloors } from '../listing/refresh-listing-floors.ts';
import { syncListings } from '../listing/sync-listings.ts';
import { applyPriceChanges } from '../price/apply-price-changes.ts';

const dayLong = 86_400_000;
/** How many floors the demo begins with; the hourly rounds work the others out. */
const floored = 150;

/** What reports of eBay and Walmart said of their listings, drawn from what each part costs. */
const reported = ({ transaction }: Demo) =>
  sql`
  update platform_listing t set price = round((coalesce(s.price, 60) / 7.1 * (2.2 + (t.id % 5) * 0.2) + 14)::numeric, 0) - 0.05,
    qty = case when t.id % 23 = 0 then 0 else (t.id % 37)::integer + 3 end,
    image_count = case when t.id % 19 = 0 then 2 else 6 end,
    rating = 4.0 + (t.id % 9) * 0.1, reviews = (t.id % 140)::integer
  from sku s where s.id = t.sku and t.platform in ('ebay', 'walmart')`.execute(transaction);

/** The price of the buy box, as eBay and Walmart report it too. */
const seen = ({ transaction }: Demo) =>
  sql`
  update platform_listing t set buy_box_price = case when t.id % 3 = 0 then round(price * (0.93 + (t.id % 11) * 0.01), 2) end
  where t.price is not null and t.platform in ('amazon', 'ebay', 'walmart')`.execute(transaction);

async function priced({ transaction, registry, now }: Demo): Promise<readonly RecordRow[]> {
  const caller = { registry, access: unrestricted(1), now };
  const parts = ownParts(transaction, caller, 'operationListing');
  const rows = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.id in (select id from platform_listing where price > 20 and state = 'active'
      and (floor is null or floor < price * 0.9) order by (floor is null), id limit 24)`,
  );
  await updateRows(
    transaction,
    parts,
    rows
      .slice(20)
      .map(before => ({ before, after: { ...before, mapPrice: round((Number(before['price']) * 0.95).toFixed(2) as Decimal, 2) } })),
    { action: 'update' },
  );
  return rows;
}

const changedBy = (row: RecordRow, percent: number): string => (Number(row['price']) * (1 + percent / 100)).toFixed(2);

/** Adds the listings of all platforms of the demo, price changes in every state, and rules that follow the buy box. */
export const addDemoPlatformListings = demoStep('platformListings', ['partsGeek', 'listings'], async demo => {
  const { transaction, registry, now, person, adding } = demo;
  const operator = person('operator');
  const caller = { registry, access: unrestricted(operator), now };
  await syncListings(transaction, now);
  await reported(demo);
  await seen(demo);
  await refreshListingFloors(transaction, caller, floored);
  const rows = await priced(demo);
  const today = businessDay(now);
  const lead = leadingDemo(transaction, registry, new Date(now.getTime() - dayLong));
  const change = (at: number, percent: number, day: number, ...steps: Parameters<typeof lead>[3]) =>
    lead(
      'priceChanges',
      operator,
      {
        listing: rows[at]!.id,
        store: rows[at]!['store'],
        newPrice: changedBy(rows[at]!, percent),
        effectiveFrom: addDays(today, day),
        reason: percent > 0 ? 'Cost of the new lot' : 'Competitor is cheaper',
      },
      steps,
    );
  const second = person('planManager');
  for (const at of [0, 1, 2]) await change(at, 3, -1, ['submit', operator]);
  for (const at of [3, 4]) await change(at, 9, -1, ['submit', operator], ['approve', second]);
  await applyPriceChanges(transaction, caller);
  for (const at of [5, 6]) await change(at, 4, 5, ['submit', operator]);
  for (const at of [7, 8, 9]) await change(at, 12, 3, ['submit', operator]);
  await change(10, -8, 3, ['submit', operator], ['reject', second, { rejectReason: 'Margin is too small in peak season' }]);
  for (const at of [11, 12]) await change(at, 6, 7);
  await change(13, 2, 0, ['submit', operator]);
  await sql`update platform_listing set state = 'ended' where id = ${rows[13]!.id}`.execute(transaction);
  await applyPriceChanges(transaction, caller);
  const { rows: stores } = await sql<{ id: number; code: string }>`
    select id, code from store where code in ('AMZ-NA', 'EBAY-US') order by code`.execute(transaction);
  await adding('operator')(
    'repricingRules',
    stores.map(({ id, code }) => ({ store: id, under: code === 'AMZ-NA' ? '0.10' : '0.50', note: 'Follow the buy box' })),
  );
});
