import type { LocalDate } from '@axle/kernel';
import { type ListQuery, pagesOf, type RecordRow, type Records, type Resource } from '@axle/page-kit';
import {
  fieldValues,
  filters,
  inMemoryRecords,
  listQueries,
  recordRows,
  resourceDefinitions,
  sampleReferred,
  sampleResource,
  sampleTargets,
} from '@axle/page-kit/testing';
import { allSections } from '@axle/pages';
import type { Access } from '@axle/permissions';
import { postgresRecords } from '@axle/server/src/platform/resources/postgres-records.ts';
import { testDatabase } from '@axle/server/src/testing/test-database.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillTable, makeSampleTable, makeTableOf } from './sample-table.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

const { db } = await testDatabase();
await makeSampleTable(db);
const { readFrom: _view, ...listed } = (await allSections()).flatMap(pagesOf).find(page => page.key === 'vehicleModel')!.resource!;
/** A resource of the product by what its table stores; figures come from a view. */
const vehicle: Resource = { ...listed, fields: Object.fromEntries(Object.entries(listed.fields).filter(([, field]) => !field.figure)) };
const access: Access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const caller = { registry, access, now: new Date('2026-05-20T08:30:00.000Z') };

/** Everything that a query leads to, page by page, and by jumps; refusals by their code. */
async function walked(records: Records, query: ListQuery): Promise<unknown> {
  const pages: unknown[] = [];
  let after: string | undefined;
  for (let turn = 0; turn < 20; turn++) {
    const page = await records.list({ ...query, ...(after === undefined ? {} : { after }) });
    if (!page.ok) return page.refusal.code;
    pages.push(page.value.rows);
    after = page.value.next;
    if (after === undefined) break;
  }
  const jump = await records.list({ ...query, offset: 3 });
  return { pages, jump: jump.ok ? jump.value.rows : jump.refusal.code, count: await records.count(query) };
}

const bothOver = async (resource: Resource, rows: readonly RecordRow[]): Promise<readonly [Records, Records]> => {
  await fillTable(db, resource, rows);
  return [
    inMemoryRecords(resource, rows, { today: '2026-05-20' as LocalDate, referred: sampleReferred }),
    postgresRecords(db, resource, 'anyPage', caller, { referred: entity => sampleTargets[entity] }),
  ];
};

describe.each([sampleResource, vehicle].map(resource => [resource.entity, resource] as const))('queries over %s', (_entity, resource) => {
  it('lead to the same rows in the database and in memory', async () => {
    const worlds = fc.tuple(recordRows(resource), fc.array(listQueries(resource), { minLength: 8, maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(worlds, async ([rows, queries]) => {
        const [memory, database] = await bothOver(resource, rows);
        for (const query of queries) expect(await walked(database, query)).toEqual(await walked(memory, query));
      }),
      { numRuns: 25 },
    );
  });

  it('find the values of a pasted batch as often in the database as in memory', async () => {
    const [key, field] = Object.entries(resource.fields).find(([, one]) => one.kind === 'text' && one.fold)!;
    const worlds = fc.tuple(recordRows(resource), fc.array(fieldValues(field), { minLength: 1, maxLength: 8 }));
    await fc.assert(
      fc.asyncProperty(worlds, async ([rows, texts]) => {
        const [memory, database] = await bothOver(resource, rows);
        expect(await database.match(key, texts)).toEqual(await memory.match(key, texts));
      }),
      { numRuns: 15 },
    );
  });

  it('find the same values in the database and in memory', async () => {
    const worlds = fc.tuple(recordRows(resource), fc.array(filters(resource), { maxLength: 1 }));
    await fc.assert(
      fc.asyncProperty(worlds, async ([rows, given]) => {
        const [memory, database] = await bothOver(resource, rows);
        for (const field of Object.keys(resource.fields)) {
          const [one, other] = [await database.values(field, { filters: given }), await memory.values(field, { filters: given })];
          const sorted = (result: typeof one) =>
            result.ok ? result.value.map(entry => JSON.stringify(entry)).toSorted() : result.refusal.code;
          expect([field, sorted(one)]).toEqual([field, sorted(other)]);
        }
      }),
      { numRuns: 10 },
    );
  });
});

it('queries over any definition lead to the same rows in the database and in memory', async () => {
  const worlds = resourceDefinitions.chain(resource =>
    fc.tuple(fc.constant(resource), recordRows(resource), fc.array(listQueries(resource), { minLength: 6, maxLength: 6 })),
  );
  await fc.assert(
    fc.asyncProperty(worlds, async ([resource, rows, queries]) => {
      await makeTableOf(db, resource);
      const [memory, database] = await bothOver(resource, rows);
      for (const query of queries) expect(await walked(database, query)).toEqual(await walked(memory, query));
    }),
    { numRuns: 25 },
  );
});
