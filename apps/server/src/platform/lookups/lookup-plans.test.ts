import { unrestricted } from '@axle/permissions';
import { type CompiledQuery, Kysely, PostgresDialect, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import type { KnownResource } from '../resources/record-parts.ts';
import { generateCatalogue } from '../../testing/generate-catalogue.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { findReferred } from './find-referred.ts';
import { recordsCalled } from './records-called.ts';

const app = await demoApp();
const { db, pool, registry } = app;
await generateCatalogue(db, { skus: 3000, fitments: 6000 });
const asked: CompiledQuery[] = [];
const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
const caller = { registry, access: unrestricted(1), now: new Date() };
const target = registry.referred('sku') as KnownResource;

/** The plans of what a question asks, where passing over a whole table is the last resort. */
async function plansOf(ask: () => Promise<unknown>): Promise<string> {
  asked.length = 0;
  await ask();
  return db.transaction().execute(async transaction => {
    await sql`set local enable_seqscan = off`.execute(transaction);
    const plans: string[] = [];
    for (const query of asked) {
      const { rows } = await transaction.executeQuery<{ 'QUERY PLAN': string }>({ ...query, sql: `explain (costs off) ${query.sql}` });
      plans.push(...rows.map(row => row['QUERY PLAN']));
    }
    return plans.join('\n');
  });
}

it('the generated catalogue is the same every time, and each SKU fits vehicles', async () => {
  const { rows } = await sql<{ skus: number; fitments: number; one: string }>`
    select (select count(*) from sku where sku like 'GX-%') as skus, (select count(*) from fitment f join sku k on k.id = f.sku
    where k.sku like 'GX-%') as fitments,
      (select name_en from sku where sku = 'GX-000007') as one`.execute(db);
  expect(rows).toEqual([{ skus: 3000, fitments: 6000, one: 'Rear right brake disc 7' }]);
});

it.each(['gx-0012', '减震器 12', 'lamp 21', '灯', 'jianzhen', 'zqdd', 'zz', '0791900001', 'zzzzzz'])(
  '%s is looked up by the index of search texts',
  async typed => {
    const plan = await plansOf(() => findReferred({ database: watched, target, caller }, typed));
    expect(plan).toContain('search_text_sku_found');
    expect(plan).not.toMatch(/Seq Scan on (sku|search_text)/);
  },
);

it('where nothing is typed yet the first codes are read along their index', async () => {
  const plan = await plansOf(() => findReferred({ database: watched, target, caller }, ''));
  expect(plan).toContain('Index Scan using sku_code');
  expect(plan).not.toContain('Sort');
});

it('codes and names that were pasted are found by their indexes', async () => {
  const plan = await plansOf(() => recordsCalled(watched, { target, caller }, target.label, ['gx-000001', 'GX-000002', '前刹车片 4']));
  expect(plan).toMatch(/sku_code|sku_key/);
  expect(plan).toContain('sku_name_zh');
  expect(plan).not.toContain('Seq Scan on sku');
});
