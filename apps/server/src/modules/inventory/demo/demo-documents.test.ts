import { type ColumnDrill, drillsOf, snakeCase } from '@axle/page-kit';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';

const { db, registry } = await demoApp();
const tableOf = (page: string) => {
  const { resource } = registry.page(page)!.page;
  return resource!.readFrom ?? resource!.table;
};

/** Where a number of another document opens it: by the drill that says for which rows it is, else by the only one. */
const numbers = registry.pages
  .filter(({ section }) => ['wms', 'delivery'].includes(section.key))
  .flatMap(({ page }) =>
    Object.values(page.drills ?? {})
      .map(drillsOf)
      .flatMap(drills => drills.filter(({ when }) => when ?? drills.length === 1))
      .flatMap((drill: ColumnDrill) => {
        const [condition, ...more] = drill.filters;
        const named = condition && 'by' in condition && condition.op === 'eq' && more.length === 0;
        return named && page.resource?.fields[condition.by]?.key !== true && registry.page(drill.page)?.page.resource
          ? [[`${page.key}.${condition.by} to ${drill.page}`, { page: page.key, drill, ...condition }] as const]
          : [];
      }),
  );

describe('a number of a document that a row of the demo names', () => {
  it.each(numbers)('exists: %s', async (_name, { page, drill, by, field }) => {
    const kind = drill.when ? sql`${sql.ref(`t.${snakeCase(drill.when.field)}`)}::text = any(${drill.when.in.map(String)})` : sql`true`;
    const { rows } = await sql<{ no: string }>`
      select distinct ${sql.ref(`t.${snakeCase(by)}`)}::text as no from ${sql.table(tableOf(page))} t
      where ${kind} and ${sql.ref(`t.${snakeCase(by)}`)} is not null
        and not exists (select from ${sql.table(tableOf(drill.page))} d
        where ${sql.ref(`d.${snakeCase(field)}`)}::text = ${sql.ref(`t.${snakeCase(by)}`)}::text) limit 5`.execute(db);
    expect(rows.map(({ no }) => no)).toEqual([]);
  });

  it('stands in the ledger for a document of a kind that has a page', async () => {
    const { rows } = await sql<{
      doc_type: string;
    }>`select distinct doc_type from stock_posting where doc_type in ('demo', 'test')`.execute(db);
    expect(rows).toEqual([]);
  });
});

it('the ledger of each SKU in a warehouse goes forward in time', async () => {
  const { rows } = await sql<{ back: number; moves: number }>`
    with moves as (
      select posted_at, lag(posted_at) over (partition by warehouse, sku order by seq) as before from stock_move)
    select count(*) filter (where posted_at < before)::int as back, count(*)::int as moves from moves`.execute(db);
  expect(rows[0]!.moves).toBeGreaterThan(1000);
  expect(rows[0]!.back).toBe(0);
});
