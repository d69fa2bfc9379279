import { type Field, fieldsOf, isReference, pagesOf, type Resource, type Sort } from '@axle/page-kit';
import { allSections, resourcesWithoutPage } from '@axle/pages';
import { type RawBuilder, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { pageRegistry } from '../pages/registry.ts';
import { testDatabase } from '../testing/test-database.ts';
import { filterCondition } from './query/filter-condition.ts';
import { orderBy, orderTerms } from './query/order-terms.ts';
import { tableOf } from './query/select-rows.ts';

/** Books that people keep by hand: some thousands of rows at most, which are read whole in a moment. Every other table may grow to millions. */
const small: ReadonlySet<string> = new Set([]);

const { db, pool } = await testDatabase();
const registry = pageRegistry(await allSections());
const pages = registry.sections.flatMap(pagesOf).filter(page => page.resource && !page.resource.readBy && !page.resource.ownCalls && !small.has(page.resource.entity));
const probe = 'ZQ97';

/** How the database would find rows if it read no table whole and sorted nothing. */
async function planOf(rows: RawBuilder<unknown>): Promise<readonly string[]> {
  const { sql: text, parameters } = rows.compile(db);
  const client = await pool.connect();
  try {
    await client.query('begin');
    await client.query('set local enable_seqscan = off; set local enable_sort = off');
    const { rows: lines } = await client.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${text}`, [...parameters]);
    return lines.map(line => line['QUERY PLAN'].trim());
  } finally {
    await client.query('rollback');
    client.release();
  }
}

const of = (resource: Resource) => ({ resource, referred: registry.referred });
const finds = async (resource: Resource, field: string): Promise<boolean> => {
  const plan = await planOf(sql`select t.id from ${tableOf(resource)} where ${filterCondition(of(resource), { field, op: 'eq', value: probe })}`);
  return plan.some(line => line.startsWith('Index Cond:') && line.includes(probe));
};
const sorts = async (resource: Resource, sort: readonly Sort[]): Promise<boolean> => {
  const plan = await planOf(sql`select t.id from ${tableOf(resource)} order by ${orderBy(orderTerms(of(resource), sort))} limit 50`);
  return !plan.some(line => /^(?:-> +)?(?:Incremental )?Sort$/.test(line));
};

it('all', async () => {
  const out: string[] = [];
  for (const page of pages) {
    const resource = page.resource!;
    const fields = fieldsOf(resource);
    for (const key of page.filters) {
      const field = fields[key] as Field;
      if (field.kind !== 'code' || field.figure) continue;
      if (!(await finds(resource, key))) out.push(`F ${page.key} ${resource.readFrom ?? resource.table} ${key}`);
    }
    if (page.sort.length && !(await sorts(resource, page.sort))) out.push(`S ${page.key} ${resource.readFrom ?? resource.table} ${page.sort.map(s => s.field).join()}`);
  }
  console.log(out.join('\n'));
});
