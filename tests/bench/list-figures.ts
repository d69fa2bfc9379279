import { unrestricted } from '@axle/permissions';
import type { ListQuery } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import type { Tables } from '@axle/server/src/platform/database/tables.ts';
import { pageRegistry } from '@axle/server/src/platform/registry/page-registry.ts';
import { postgresRecords } from '@axle/server/src/platform/resources/postgres-records.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { planOf } from './plan-of.ts';
import { type Figure, medianOf, milliseconds } from './table.ts';

/** What is asked of a list. */
export type AskedOfList = Pick<ListQuery, 'filters' | 'sort' | 'offset'>;

/** What is asked of the lists of some pages, by page and words. */
export type AskedOfLists = Readonly<Record<string, Readonly<Record<string, AskedOfList>>>>;

/** A list and its count against one pass over a table, in milliseconds, with the plan that the database makes. */
async function figuresOf(pool: Pool, page: string, what: string, query: AskedOfList, pass: number): Promise<readonly Figure[]> {
  const resource = pageRegistry(await allSections()).page(page)?.page.resource;
  if (!resource) throw new Error(`${page} lists nothing`);
  const asked: CompiledQuery[] = [];
  const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
  const access = unrestricted(1);
  const records = postgresRecords(watched, resource, page, { registry, access, now: new Date() });
  const against = `a pass ${milliseconds(pass)}`;
  const listed = await medianOf(5, () => records.list({ limit: 100, ...query }), 1);
  const { sql: text, parameters: values } = asked.find(({ sql }) => sql.includes(' limit '))!;
  const plan = (await planOf(pool, { text, values })).slice(0, 4).join(' < ');
  const counted = await medianOf(3, () => records.count(query), 1);
  return [
    { what: `${page}, ${what}`, ours: milliseconds(listed), against, ratio: listed / pass },
    { what: `    ${plan}`, ours: '' },
    { what: '    its count', ours: milliseconds(counted), against, ratio: counted / pass },
  ];
}

/** All of them against the same pass. */
export async function listFigures(pool: Pool, asked: AskedOfLists, pass: number): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const [page, queries] of Object.entries(asked))
    for (const [what, query] of Object.entries(queries)) figures.push(...(await figuresOf(pool, page, what, query, pass)));
  return figures;
}
