import { unrestricted } from '@axle/permissions';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { ListQuery } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import type { Tables } from '@axle/server/src/platform/database/tables.ts';
import { pageRegistry } from '@axle/server/src/platform/registry/page-registry.ts';
import { postgresRecords } from '@axle/server/src/platform/resources/postgres-records.ts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { fillVehicles } from './fill-vehicles.ts';
import { planOf, type Statement } from './plan-of.ts';
import { type Figure, medianOf, milliseconds } from './table.ts';
import { type Bench, withServer } from './with-server.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';

const newest = [{ field: 'updatedAt', descending: true }];

const cases: Readonly<Record<string, Pick<ListQuery, 'filters' | 'sort' | 'offset'>>> = {
  'default order': { filters: [], sort: newest },
  'one make, by model and year': {
    filters: [{ field: 'make', op: 'eq', value: 'make 12' }],
    sort: [{ field: 'model' }, { field: 'year', descending: true }],
  },
  'model contains': { filters: [{ field: 'model', op: 'contains', value: 'astra 12-' }], sort: newest },
  'a jump to row 10,000': { filters: [], sort: newest, offset: 10_000 },
  'a jump to row 500,000': { filters: [], sort: newest, offset: 500_000 },
  'a jump to row 500,000 by make and model': {
    filters: [],
    sort: [{ field: 'make' }, { field: 'model' }, { field: 'year', descending: true }],
    offset: 500_000,
  },
};

/** A whole screen: a filter, an order and the total, asked side by side as the browser does. */
const screen = cases['one make, by model and year']!;

/** The statements that the server makes of a list and of its total. */
async function statementsOf(pool: Pool, query: Pick<ListQuery, 'filters' | 'sort' | 'offset'>): Promise<readonly Statement[]> {
  const asked: CompiledQuery[] = [];
  const watched = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: event => void asked.push(event.query) });
  const resource = pageRegistry(await allSections()).page('vehicleModel')?.page.resource;
  if (!resource) throw new Error('there is no vehicle page');
  const access = unrestricted(1);
  const records = postgresRecords(watched, resource, 'vehicleModel', { registry, access, now: new Date() });
  await records.list({ limit: 100, ...query });
  await records.count(query);
  return asked
    .filter(({ sql }) => sql.includes('from "vehicle_model'))
    .map(({ sql, parameters }) => ({ text: sql, values: [...parameters] }));
}

/** The steps of a plan without the name of the table. */
const stepsOf = async (pool: Pool, statement: Statement): Promise<string> =>
  (await planOf(pool, statement)).map(line => line.replace(/ on (?:vehicle_model t|vehicle_model)\b.*$/, '')).join(' < ');

async function screenFigure(person: Bench['person'], pool: Pool, size: string): Promise<Figure> {
  const asked = await statementsOf(pool, screen);
  const ours = await medianOf(15, () =>
    Promise.all([
      person.post('/item/vehicle_model/get_list', { page: 'vehicleModel', limit: 100, ...screen }),
      person.post('/item/vehicle_model/get_count', { page: 'vehicleModel', filters: screen.filters }),
    ]),
  );
  const alone = await medianOf(15, () => Promise.all(asked.map(({ text, values }) => pool.query(text, [...values]))));
  return { what: `${size}, filter, order and total`, ours: milliseconds(ours), against: `SQL ${milliseconds(alone)}`, ratio: ours / alone };
}

/**
 * The least that any server needs: the same statement behind a bare HTTP server that only writes its rows as JSON, called by the same
 * client. What stands between this and the driver alone no list call can be without.
 */
async function bareServer(pool: Pool): Promise<{ ask(statement: Statement): Promise<unknown>; close(): void }> {
  let asked: Statement | undefined;
  const server = createServer((request, reply) => {
    request.resume();
    const { text, values } = asked!;
    void pool.query(text, [...values]).then(({ rows }) => reply.setHeader('content-type', 'application/json').end(JSON.stringify(rows)));
  });
  await new Promise<void>(listening => server.listen(0, '127.0.0.1', listening));
  const { port } = server.address() as AddressInfo;
  return {
    async ask(statement) {
      asked = statement;
      const reply = await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: JSON.stringify(screen) });
      return reply.json();
    },
    close: () => void server.close(),
  };
}

/** A list call end to end (100 rows, rights, scope, coding, HTTP) against its own statement through the driver alone. */
export async function list(): Promise<readonly Figure[]> {
  return withServer(async ({ person, pool }) => {
    const figures: Figure[] = [];
    const bare = await bareServer(pool);
    for (const rows of [11_543, 1_000_000]) {
      await fillVehicles(pool, rows);
      const size = `${rows.toLocaleString('en-US')} rows`;
      for (const [what, query] of Object.entries(cases)) {
        if ((query.offset ?? 0) > rows) continue;
        const [statement] = await statementsOf(pool, query);
        if (!statement) throw new Error('the list asked nothing of the table');
        const ours = await medianOf(15, () => person.post('/item/vehicle_model/get_list', { page: 'vehicleModel', limit: 100, ...query }));
        const alone = await medianOf(15, () => pool.query(statement.text, [...statement.values]));
        figures.push({ what: `${size}, ${what}`, ours: milliseconds(ours), against: `SQL ${milliseconds(alone)}`, ratio: ours / alone });
        const least = await medianOf(15, () => bare.ask(statement));
        figures.push({ what: '    behind a bare HTTP server', ours: '', against: milliseconds(least), ratio: ours / least });
        figures.push({ what: `    ${await stepsOf(pool, statement)}`, ours: '' });
      }
      figures.push(await screenFigure(person, pool, size));
      const count = await medianOf(5, () => person.post('/item/vehicle_model/get_count', { page: 'vehicleModel', filters: [] }), 1);
      const alone = await medianOf(5, () => pool.query('select count(*) from vehicle_model'), 1);
      figures.push({ what: `${size}, count`, ours: milliseconds(count), against: `SQL ${milliseconds(alone)}`, ratio: count / alone });
    }
    bare.close();
    return figures;
  });
}
