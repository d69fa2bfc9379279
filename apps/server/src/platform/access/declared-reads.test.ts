import { businessDay, fieldsOf, type Page, snakeCase } from '@axle/page-kit';
import type { FieldBlock } from '@axle/permissions';
import { type Kysely, type KyselyPlugin, PostgresQueryCompiler, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { wholeRegistry } from '../../modules.ts';
import { knownTexts } from '../resources/known-texts.ts';
import { targetOf } from '../resources/query/target-of.ts';
import { demoTime } from '../../testing/demo-time.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { figures } from '../resources/calls/figures-handler.ts';
import { kpis } from '../workplace/kpi-source.ts';

const { db } = await testDatabase('demoTemplate');
const registry = await wholeRegistry();
const named = registry.resources.filter(({ resource }) => resource.knownBy);
/** A reader from whom the names of all records are kept. */
const blocks = named.flatMap(({ resource, pages }) =>
  pages.flatMap(({ page }) =>
    (resource.knownBy?.names ?? []).map((field): FieldBlock => ({ subject: { kind: 'user' }, page: page.key, field, mode: 'readBlock' })),
  ),
);
const caller = { registry, access: { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks }, now: demoTime };
const boss = { ...caller, access: { ...caller.access, isSuper: true } };

/** A database that notes what it is asked. */
function noting(): { readonly database: Kysely<Tables>; readonly asked: string[] } {
  const asked: string[] = [];
  const plugin: KyselyPlugin = {
    transformQuery({ node, queryId }) {
      asked.push(new PostgresQueryCompiler().compileQuery(node as never, queryId).sql.replaceAll('"', ''));
      return node;
    },
    transformResult: async ({ result }) => result,
  };
  return { database: db.withPlugin(plugin), asked };
}

const mentions = (asked: readonly string[], alias: string, column: string) =>
  asked.some(one => new RegExp(String.raw`\b${alias}\.${column}\b`).test(one));

/** The fields of a page that were asked for, and that may be closed although the definition does not declare them as read. */
function undeclared({ resource }: Page, asked: readonly string[], reads: readonly string[]): readonly string[] {
  const fields = Object.entries(fieldsOf(resource!)).filter(([key, field]) => !field.key && !resource!.nameFields.includes(key));
  return fields.map(([key]) => key).filter(key => mentions(asked, 't', snakeCase(key)) && !reads.includes(key));
}

/** The names of other records that were asked for although they are closed. */
const closedNames = (asked: readonly string[]): readonly string[] =>
  named.flatMap(({ resource }) => {
    const columns = (resource.knownBy?.names ?? []).filter(key => key !== resource.knownBy?.code).map(snakeCase);
    const aliases = asked.flatMap(one =>
      [...one.matchAll(new RegExp(String.raw`\bjoin ${resource.table} (?:as )?(\w+)`, 'g'))].map(([, alias]) => alias!),
    );
    return columns.filter(column => aliases.some(alias => mentions(asked, alias, column))).map(column => `${resource.table}.${column}`);
  });

const boards = registry.pages.flatMap(({ page }) =>
  [...page.tabs.flatMap(({ board }) => (board ? [board] : [])), ...(page.strip ? [page.strip] : [])].map(
    board => [`${page.key}.${board.figures}`, { page, board }] as const,
  ),
);

describe('[S3] whoever may not read a field sees nothing that is calculated from it', () => {
  it.each(boards)('by the board %s', async (name, { page, board }) => {
    const { database, asked } = noting();
    const parts = { resource: page.resource!, referred: registry.referred };
    const known = (entity: string, alias: string) => knownTexts(targetOf(parts, { entity }), caller, alias);
    const all = () => sql<boolean>`true`;
    const given = { database, where: all, seen: all, known, filters: [], registry, now: demoTime };
    const count = (steps: readonly string[]) => registry.part(figures, name)!({ ...given, steps });
    const steps = Object.values(await count([])).flatMap(figure => ('choices' in figure ? figure.choices.map(({ key }) => key) : []));
    if (steps.length > 0) await count(steps);
    expect(undeclared(page, asked, board.reads)).toEqual([]);
    expect(closedNames(asked)).toEqual([]);
  });

  it.each([...registry.parts(kpis)])('by the figure %s of the workplace', async (_key, source) => {
    const { page } = registry.page(source.page)!;
    const { database, asked } = noting();
    await source.read(
      { database, resource: page.resource!, page: page.key, caller: boss, referred: registry.referred },
      { now: demoTime, day: businessDay(demoTime) },
    );
    expect(undeclared(page, asked, source.reads)).toEqual([]);
    expect(closedNames(asked)).toEqual([]);
  });
});
