import { unrestricted } from '@axle/permissions';
import type { ListQuery } from '@axle/page-kit';
import { allSections } from '@axle/pages';
import type { Tables } from '@axle/server/src/platform/database/tables.ts';
import { pageRegistry } from '@axle/server/src/platform/registry/page-registry.ts';
import { postgresRecords } from '@axle/server/src/platform/resources/postgres-records.ts';
import { registry } from '@axle/server/src/testing/whole-registry.ts';
import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import type { Pool } from 'pg';
import { fillOrders } from './fill-orders.ts';
import { planOf } from './plan-of.ts';
import { type Figure, medianOf, milliseconds, timed } from './table.ts';
import { withServer } from './with-server.ts';

type Query = Pick<ListQuery, 'filters' | 'sort' | 'offset'>;

const size = 1_000_000;

/** What people ask of the three long lists of purchasing: in their order, by supplier, by SKU, by number, and far down. */
const cases: Readonly<Record<string, Readonly<Record<string, Query>>>> = {
  purchaseOrder: {
    'default order': { filters: [], sort: [{ field: 'createdAt', descending: true }] },
    'one supplier': { filters: [{ field: 'supplier', op: 'in', value: [6] }], sort: [{ field: 'createdAt', descending: true }] },
    'one SKU': { filters: [{ field: 'skus', op: 'in', value: ['BRP-10005'] }], sort: [{ field: 'createdAt', descending: true }] },
    'a jump to row 100,000': { filters: [], sort: [{ field: 'createdAt', descending: true }], offset: 100_000 },
  },
  purchaseOrderList: {
    'default order': { filters: [], sort: [{ field: 'effectiveAt', descending: true }] },
    'one supplier': { filters: [{ field: 'supplier', op: 'in', value: [6] }], sort: [{ field: 'effectiveAt', descending: true }] },
    'one SKU': { filters: [{ field: 'sku', op: 'in', value: [101] }], sort: [{ field: 'effectiveAt', descending: true }] },
  },
  ledgerEntries: {
    'default order': { filters: [], sort: [{ field: 'accountDate', descending: true }] },
    'one supplier': { filters: [{ field: 'supplier', op: 'in', value: [6] }], sort: [{ field: 'accountDate' }] },
  },
  ledgerCenter: { 'default order': { filters: [], sort: [{ field: 'netOwed', descending: true }] } },
};

async function figuresOf(pool: Pool, page: string, what: string, query: Query, pass: number): Promise<readonly Figure[]> {
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

/** Lists of purchasing at 1,000,000 rows against one pass over their table, which no list may come near. */
export async function orders(): Promise<readonly Figure[]> {
  return withServer(async ({ pool }) => {
    const filled = await timed(() => fillOrders(pool, size));
    const pass = await medianOf(3, () => pool.query('select count(*) from purchase_order_lines where amount > 0'), 1);
    const figures: Figure[] = [
      { what: `${size.toLocaleString('en-US')} orders, lines and ledger entries made`, ours: milliseconds(filled) },
      { what: 'the measure: all lines passed over once', ours: milliseconds(pass) },
    ];
    for (const [page, queries] of Object.entries(cases))
      for (const [what, query] of Object.entries(queries)) figures.push(...(await figuresOf(pool, page, what, query, pass)));
    return figures;
  });
}
