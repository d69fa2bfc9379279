import { fieldsOf, pagesOf, type Resource, snakeCase, type Sort } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { type RawBuilder, sql } from 'kysely';
import { expect, it } from 'vitest';
import { pageRegistry } from '../registry/page-registry.ts';
import { indexedPlan } from '../../testing/indexed-plan.ts';
import { isLarge } from '../../testing/large-lists.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { columnOf } from './query/columns.ts';
import { filterCondition } from './query/filter-condition.ts';
import { orderBy, orderTerms } from './query/order-terms.ts';
import { tableOf } from './query/select-rows.ts';

/** What no index can hold: it is put together when it is read, or has a few values alone. */
const unindexed: ReadonlySet<string> = new Set([
  'estimatedProfit.margin',
  'fbaLedgerLine.disposition',
  'stocktakeLine.binCode',
  'warehouseWorkRecord.at',
  'warehouseWorkRecord.docNo',
]);

const { db, pool } = await testDatabase();
const registry = pageRegistry(await allSections());
const lists = registry.sections
  .flatMap(pagesOf)
  .flatMap(({ resource, ...page }) => (resource && isLarge(resource) ? [{ ...page, resource }] : []));
const probe = 'ZQ97';

const planOf = (rows: RawBuilder<unknown>) => indexedPlan({ db, pool }, rows);

const parts = (resource: Resource) => ({ resource, referred: registry.referred });

/** Whether rows are found by an index of a code. */
async function finds(resource: Resource, field: string): Promise<boolean> {
  const only = filterCondition(parts(resource), { field, op: 'eq', value: probe });
  const plan = await planOf(sql`select t.id from ${tableOf(resource)} where ${only}`);
  return plan.some(line => line.startsWith('Index Cond:') && line.includes(probe));
}

/** Whether rows come in an order without all of them being sorted by its first column. */
async function comesSorted(resource: Resource, sort: readonly Sort[]): Promise<boolean> {
  const terms = orderTerms(parts(resource), sort);
  const plan = await planOf(sql`select t.id from ${tableOf(resource)} order by ${orderBy(terms)} limit 50`);
  const column = columnOf(terms[0]!.key).compile(db).sql.split('.').at(-1)!.replaceAll('"', '');
  const sorts = (line: string, at: number) =>
    /^(?:-> +)?Sort$/.test(line) && new RegExp(`\\b${column}\\b|SubPlan`).test(plan[at + 1] ?? '');
  return !plan.some(sorts);
}

it('every code that a large list is filtered by has an index that compares as lists do', async () => {
  const missing: string[] = [];
  for (const { resource, filters } of lists) {
    const fields = fieldsOf(resource);
    const codes = filters.filter(key => fields[key]?.kind === 'code' && !fields[key].figure && !unindexed.has(`${resource.entity}.${key}`));
    for (const code of codes) if (!(await finds(resource, code))) missing.push(`${resource.entity}.${code}`);
  }
  expect([...new Set(missing)]).toEqual([]);
});

it('an index that begins with a choice serves the filter by it', async () => {
  const { rows: led } = await sql<{ table: string; column: string }>`
    select distinct i.indrelid::regclass::text as table, a.attname as column from pg_index i
    join pg_attribute a on a.attrelid = i.indrelid and a.attnum = i.indkey[0] where i.indpred is null`.execute(db);
  const isLed = (table: string, key: string) => led.some(one => one.table === table && one.column === snakeCase(key));
  const missing: string[] = [];
  for (const { resource, filters } of lists) {
    const fields = fieldsOf(resource);
    const choices = filters.filter(key => fields[key]?.kind === 'enum' && !fields[key].figure && isLed(resource.table, key));
    for (const choice of choices) if (!(await finds(resource, choice))) missing.push(`${resource.entity}.${choice}`);
  }
  expect([...new Set(missing)]).toEqual([]);
});

it('every large list comes in the order of its page from an index', async () => {
  const missing: string[] = [];
  for (const { resource, sort } of lists) {
    const [first] = sort;
    if (first && !unindexed.has(`${resource.entity}.${first.field}`) && !(await comesSorted(resource, sort)))
      missing.push(`${resource.entity}.${first.field}`);
  }
  expect([...new Set(missing)]).toEqual([]);
});
