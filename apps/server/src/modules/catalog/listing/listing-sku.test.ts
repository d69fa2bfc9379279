import { skuOfListing } from '@axle/catalog';
import { addDays, type LocalDate } from '@axle/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';

const { db } = await testDatabase('demoTemplate');
const { rows: places } = await sql<{
  store: number;
  site: number;
}>`select store, site from store_site order by store, site limit 1`.execute(db);
const { store, site } = places[0]!;
const { rows: skus } = await sql<{ id: number; sku: string }>`select id, sku from sku order by id limit 4`.execute(db);
const msku = skus[0]!.sku.toLowerCase();
await sql`truncate fba_map cascade`.execute(db);
for (const at of [1, 2, 3])
  await sql`insert into fba_map (store, site, fnsku, msku, asin, sku, qty_per, effective_from)
    values (${store}, ${site}, ${`X00LISTED${at}`}, ${msku}, 'B0AXLEPAN1', ${skus[at]!.id}, 1, '2026-01-01')`.execute(db);
const maps = await db.selectFrom('fba_map').select(['id', 'sku']).orderBy('id').execute();
const first = '2026-01-01' as LocalDate;

it('[LST7] the database finds the SKU of a listing as the rule does', async () => {
  const period = fc.record({
    from: fc.nat(20),
    length: fc.option(fc.nat(10), { nil: undefined }),
    status: fc.constantFrom(1, 1, 0),
  });
  await fc.assert(
    fc.asyncProperty(
      fc.array(period, { minLength: maps.length, maxLength: maps.length }),
      fc.nat(30),
      fc.constantFrom(msku, 'NOBODY'),
      async (periods, after, of) => {
        const day = addDays(first, after);
        const dated = maps.map(({ id, sku }, at) => {
          const { from, length, status } = periods[at]!;
          return { id, sku, status, from: addDays(first, from), to: length === undefined ? undefined : addDays(first, from + length) };
        });
        const found = await withValues(
          db,
          'fba_map',
          dated.map(({ id, status, from, to }) => ({ id, status, effective_from: from, effective_to: to ?? null })),
          async transaction =>
            (await sql<{ sku: number | null }>`select sku_of_listing(${store}, ${site}, ${of}, ${day}::date) as sku`.execute(transaction))
              .rows[0]!.sku,
        );
        const own = dated.filter(({ status }) => status === 1 && of === msku);
        expect(found ?? undefined).toBe(skuOfListing(of, day, own, new Map(skus.map(({ id, sku }) => [sku, id]))));
      },
    ),
    { numRuns: 40 },
  );
});
