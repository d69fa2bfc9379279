import { fbaPieces } from '@axle/catalog';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { testDatabase } from '../../../testing/test-database.ts';
import { withValues } from '../../../testing/with-values.ts';

const { db } = await testDatabase('demoTemplate');
const one = async (table: 'store' | 'site', code: string) =>
  (await db.selectFrom(table).select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const store = await one('store', 'AMZ-EU');
const sites = await Promise.all(['AMZ-DE', 'AMZ-FR', 'AMZ-IT', 'AMZ-ES'].map(code => one('site', code)));
const fnskus = ['X00POOL001', 'X00POOL002'];
await sql`truncate fba_pool, fba_pool_sites, fba_map, fba_stock cascade`.execute(db);
for (const fnsku of fnskus)
  for (const site of sites) {
    await sql`insert into fba_map (store, site, fnsku, msku, asin, sku, qty_per, effective_from)
      select ${store}, ${site}, ${fnsku}, ${`${fnsku}-${site}`}, 'B0AXLEPAN1', min(id), 1, '2026-01-01' from sku`.execute(db);
    await sql`insert into fba_stock (store, site, msku, fnsku, snapshot_at)
      values (${store}, ${site}, ${`${fnsku}-${site}`}, ${fnsku}, '2026-05-19')`.execute(db);
  }
const { rows: pools } = await sql<{ id: number }>`insert into fba_pool (pool_code, store, kind, home_site, effective_from)
  values ('POOL', ${store}, 'paneu', ${sites[0]}, '2026-01-01') returning id`.execute(db);
for (const [at, site] of sites.entries())
  await sql`insert into fba_pool_sites (record_id, line_no, site) values (${pools[0]!.id}, ${at}, ${site})`.execute(db);
const reports = await db.selectFrom('fba_stock').select(['id', 'site', 'fnsku']).orderBy('id').execute();
const maps = await db.selectFrom('fba_map').select(['id', 'site', 'fnsku']).orderBy('id').execute();

it('[MAP7] the database counts the stock of a pool as the rule does', async () => {
  const units = fc.array(fc.nat(200), { minLength: reports.length, maxLength: reports.length });
  const parts = fc.array(fc.record({ status: fc.constantFrom(1, 1, 0), qtyPer: fc.integer({ min: 1, max: 4 }) }), {
    minLength: maps.length,
    maxLength: maps.length,
  });
  await fc.assert(
    fc.asyncProperty(units, parts, fc.constantFrom(...sites), async (quantities, given, home) => {
      const stocked = reports.map(({ id }, at) => ({ id, fulfillable: quantities[at]! }));
      const counted = await withValues(db, 'fba_stock', stocked, async transaction => {
        await sql`update fba_pool set home_site = ${home} where id = ${pools[0]!.id}`.execute(transaction);
        for (const [at, { id }] of maps.entries())
          await sql`update fba_map set status = ${given[at]!.status}, qty_per = ${given[at]!.qtyPer} where id = ${id}`.execute(transaction);
        return (
          await sql<{ pieces: number }>`select pool_stock as pieces from fba_pool_list where id = ${pools[0]!.id}`.execute(transaction)
        ).rows[0]!;
      });
      const pieces = fbaPieces(
        reports.map(({ site, fnsku }, at) => ({ store: 'EU', site: String(site), fnsku: fnsku!, units: quantities[at]! })),
        [{ store: 'EU', homeSite: String(home), sites: sites.map(String) }],
        maps.flatMap(({ site, fnsku }, at) =>
          given[at]!.status === 1 ? [{ store: 'EU', site: String(site), fnsku, sku: fnsku, qtyPer: given[at]!.qtyPer }] : [],
        ),
      );
      expect(counted.pieces).toBe([...pieces.values()].reduce((sum, qty) => sum + qty, 0));
    }),
    { numRuns: 40 },
  );
});
