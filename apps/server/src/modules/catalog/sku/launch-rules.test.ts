import { launchesByItself, type SkuSalesStatus } from '@axle/catalog';
import type { LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';
import { launchOffered } from './launch-offered.ts';

const { db } = await testDatabase('demoTemplate');
const day = '2026-05-20' as LocalDate;
const { rows: offers } = await sql<{ sku: number; listing: number }>`
  with chosen as (select k.id from sku k where exists (select from offers_of_sku(k.id, ${day}::date)) order by k.id limit 12)
  select k.id as sku, o.listing from chosen k cross join lateral offers_of_sku(k.id, ${day}::date) o order by k.id, o.listing`.execute(db);
const skus = [...new Set(offers.map(({ sku }) => sku))];
const listings = [...new Set(offers.map(({ listing }) => listing))];

it('[SKU12] the database puts on sale the SKUs that the rule does', async () => {
  expect(skus.length).toBeGreaterThan(5);
  const statuses = fc.constantFrom<SkuSalesStatus>('draft', 'new', 'new', 'onSale', 'clearance', 'stopped', 'archived');
  const listed = fc.constantFrom('active', 'inactive', 'incomplete', undefined);
  await fc.assert(
    fc.asyncProperty(
      fc.array(statuses, { minLength: skus.length, maxLength: skus.length }),
      fc.array(listed, { minLength: listings.length, maxLength: listings.length }),
      async (states, listedAs) => {
        const standing = skus.map((id, at) => ({ id, sales_status: states[at]! }));
        const launched = await withValues(db, 'sku', standing, async transaction => {
          await sql`update sku set sales_status = 'stopped' where sales_status = 'new' and not id = any(${skus}::bigint[])`.execute(
            transaction,
          );
          for (const [at, id] of listings.entries())
            await sql`update pt_sku set listing_status = ${listedAs[at] ?? null} where id = ${id}`.execute(transaction);
          return launchOffered(transaction, day, new Date('2026-05-20T04:00:00.000Z'));
        });
        const own = (sku: number) => offers.filter(offer => offer.sku === sku).map(({ listing }) => listedAs[listings.indexOf(listing)]);
        expect(launched).toEqual(skus.filter((sku, at) => launchesByItself(states[at]!, own(sku))));
      },
    ),
    { numRuns: 30 },
  );
});
