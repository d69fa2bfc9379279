import type { ListQuery } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../database/tables.ts';
import { pageRegistry } from '../registry/page-registry.ts';
import { generateVehicles } from '../../testing/generate-vehicles.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { postgresRecords } from './postgres-records.ts';
import { registry } from '../../testing/whole-registry.ts';

const { db, pool } = await testDatabase();
await generateVehicles(db, 30_000);
const asked: CompiledQuery[] = [];
const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
const vehicle = pageRegistry(await allSections()).page('vehicleModel')!.page.resource!;
const access = { userId: 1, isSuper: false, roles: [], scopes: new Map(), blocks: [] };
const records = postgresRecords(watched, vehicle, 'vehicleModel', { registry, access, now: new Date('2026-05-20T08:30:00.000Z') });

const newest = [{ field: 'updatedAt', descending: true }];
const stepwise = [{ field: 'make' }, { field: 'model' }, { field: 'year', descending: true }];

/** How the database finds the rows of a list. */
async function planOf(query: Partial<ListQuery>): Promise<string> {
  asked.length = 0;
  const answer = await records.list({ filters: [], sort: newest, limit: 50, ...query });
  expect(answer.ok && answer.value.rows.length).toBeGreaterThan(0);
  const list = asked.find(({ sql }) => sql.includes('from "vehicle_model_list"'))!;
  const { rows } = await pool.query<{ 'QUERY PLAN': string }>(`explain (costs off) ${list.sql}`, [...list.parameters]);
  return rows.map(row => row['QUERY PLAN'].trim()).join('\n');
}

it.each([
  ['the default order', {}, 'vehicle_model_updated'],
  ['the order of the vehicle search', { sort: stepwise }, 'vehicle_model_make'],
  ['an order by year', { sort: [{ field: 'year', descending: true }] }, 'vehicle_model_year'],
  ['an order by model', { sort: [{ field: 'model' }] }, 'vehicle_model_model'],
  ['one make', { filters: [{ field: 'make', op: 'eq', value: 'MAKE 12' }], sort: stepwise }, 'vehicle_model_make'],
  ['one model', { filters: [{ field: 'model', op: 'eq', value: 'model astra 12-0' }] }, 'vehicle_model_model'],
  ['a rare part of a model', { filters: [{ field: 'model', op: 'contains', value: 'ASTRA 12-0' }] }, 'vehicle_model_model_search'],
  ['the beginning of a model', { filters: [{ field: 'model', op: 'startsWith', value: 'model astra 12-0' }] }, 'vehicle_model_model'],
  ['pasted models', { filters: [{ field: 'model', op: 'in', value: ['Model Astra 12-0', 'nothing'] }] }, 'vehicle_model_model'],
] satisfies readonly (readonly [string, Partial<ListQuery>, string])[])('%s is served by an index', async (_what, query, index) => {
  const plan = await planOf(query);
  expect(plan).toContain(index);
  expect(plan).not.toContain('Seq Scan on vehicle_model');
});

it('a cursor deep in the list starts where it stands', async () => {
  for (const sort of [newest, stepwise]) {
    const deep = await records.list({ filters: [], sort, limit: 50, offset: 20_000 });
    const plan = await planOf({ sort, after: deep.ok ? deep.value.next : undefined });
    expect(plan).toMatch(/Index Cond: /);
    expect(plan).not.toMatch(/Seq Scan on vehicle_model|Sort/);
  }
});
