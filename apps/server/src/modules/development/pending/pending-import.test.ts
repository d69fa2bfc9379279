import { unrestricted } from '@axle/permissions';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { ownParts } from '../../../platform/resources/own-parts.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { wholeRegistry } from '../../../modules.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const now = new Date('2026-05-20T08:30:00Z');
const server = await taskServer(database, { now: () => now });
await server.start();
const boss = await server.addUser('boss', [], true);

it('takes in the ASINs of what was pushed by SKU, store and site, and maps them; rows of what was not come back with why', async () => {
  const registry = await wholeRegistry();
  const { rows: known } = await sql<{
    id: number;
    sku: string;
  }>`select id, sku from sku where sales_status = 'new' order by id limit 3`.execute(db);
  const { rows: places } = await sql<{ id: number; code: string }>`select l.id, l.code from store_site_list l
    where l.platform = 'amazon' and l.status = 1 order by l.id limit 1`.execute(db);
  const [place] = places as [(typeof places)[number]];
  const made = await db.transaction().execute(async transaction => {
    const { rows } = await sql<{ id: number }>`select min(id) as id from new_product_registration`.execute(transaction);
    const parts = ownParts(transaction, { registry, access: unrestricted(1), now }, 'newAmazonPending');
    const values = known.map(({ id }) => ({ registration: rows[0]!.id, sku: id, storeSite: place.id }));
    return insertRows(transaction, parts, values, { action: 'add' });
  });
  const ids = made.map(({ id }) => id);
  await sql`update new_amazon_pending set state = 'pushed' where id = any(${ids.slice(0, 2)})`.execute(db);
  const [one, two, three] = known.map(({ sku }) => sku);
  const importer = importUser(boss, 'new_products_new_amazon_pending');
  const task = await importer.checked(`SKU,店铺站点,ASIN,卖家SKU
${one},${place.code},B0QZ000041,IMP-1
${two},${place.code},B0QZ00004,IMP-2
${three},${place.code},B0QZ000043,IMP-3
`);
  await importer.confirmed(task);
  const { rows } = await sql<{ state: string; asin: string | null }>`
    select state, asin from new_amazon_pending where id = any(${ids}) order by id`.execute(db);
  expect(rows).toEqual([
    { state: 'created', asin: 'B0QZ000041' },
    { state: 'pushed', asin: null },
    { state: 'waitInfo', asin: null },
  ]);
  expect((await importer.errors(task)).map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([3, 4]);
  const { rows: mapped } = await sql<{ skus: readonly string[] }>`select skus from pt_sku_list where seller_sku = 'IMP-1'`.execute(db);
  expect(mapped).toEqual([{ skus: [one] }]);
});
