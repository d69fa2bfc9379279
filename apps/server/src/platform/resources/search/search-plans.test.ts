import { unrestricted } from '@axle/permissions';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../../database/tables.ts';
import { generateCatalogue } from '../../../testing/generate-catalogue.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import { registry } from '../../../testing/whole-registry.ts';
import { postgresRecords } from '../postgres-records.ts';

const { db, pool } = await testDatabase('demoTemplate');
await generateCatalogue(db, { skus: 3000, fitments: 3000 });
const asked: CompiledQuery[] = [];
const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
const access = unrestricted(1);
const caller = { registry, access, now: new Date('2026-05-20T08:30:00.000Z') };
const recordsOf = (key: string) =>
  postgresRecords(watched, registry.page(key)!.page.resource!, key, caller, { referred: registry.referred });

/** How the database carries out what was asked of search texts. */
async function planOf(): Promise<string> {
  const query = asked.find(({ sql: text }) => text.includes('search_text'))!;
  return db.transaction().execute(async transaction => {
    // a table of this size is passed over as quickly: what matters is that the index can serve
    await sql`set local enable_seqscan = off`.execute(transaction);
    const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain (costs off) ${query.sql}` });
    return rows.map(row => row['QUERY PLAN']).join('\n');
  });
}

it.each(['前大灯', '灯', 'dadeng', 'zqdd', 'lamp 21', 'la', 'zz', '0012', '0791900001', 'zzzzzz'])(
  'a list of many rows is searched for %s by the index of search texts',
  async typed => {
    asked.length = 0;
    const filters = [{ field: 'sku', op: 'search' as const, value: typed, also: ['nameZh', 'nameEn'] }];
    expect((await recordsOf('skuList').count({ filters })).ok).toBe(true);
    const plan = await planOf();
    expect(plan).toContain('Bitmap Index Scan on search_text_sku_found');
    expect(plan).not.toContain('search_text_other');
  },
);

it.each(['stockBalance', 'stockBin', 'stockLedger', 'stockLayer', 'fitment', 'buyingLog', 'slowMovingReport', 'distributionPlanDetail'])(
  '[SR1] %s is searched by the index of the search texts of SKUs, which is asked once for all rows',
  async key => {
    asked.length = 0;
    const [field = '', ...also] = registry.page(key)!.page.search;
    const filters = [{ field, op: 'search' as const, value: 'zqdd', ...(also.length > 0 ? { also } : {}) }];
    expect((await recordsOf(key).list({ filters, sort: [], limit: 50 })).ok).toBe(true);
    const plan = await planOf();
    expect(plan).toContain('Bitmap Index Scan on search_text_sku_found');
    expect(plan).toContain('hashed SubPlan');
  },
);
