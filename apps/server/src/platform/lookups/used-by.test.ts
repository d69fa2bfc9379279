import { recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
type Row = Readonly<Record<string, unknown>> & { readonly id: number };
const rows = async (path: string, page: string) =>
  (
    (await app.post(recordPath({ service: 'base', path }, 'list'), { page, filters: [], limit: 200 }, boss)).data as {
      readonly rows: readonly Row[];
    }
  ).rows;
const one = async (path: string, page: string, code: string) => (await rows(path, page)).find(row => row['code'] === code)!;

it('a market shows its countries, the shops that sell there and its warehouses; a closed shop no longer counts', async () => {
  const market = await one('market', 'market', 'EU');
  expect(market['countries']).toContain('DE');
  expect(market['countries']).not.toContain('GB');
  const warehouses = await app.db.selectFrom('warehouse').select('id').where('market', '=', market.id).where('status', '=', 1).execute();
  expect(market['warehouses']).toBe(warehouses.length);
  const sold = await app.db
    .selectFrom('store_site as r')
    .innerJoin('site as s', 's.id', 'r.site')
    .innerJoin('country as c', 'c.id', 's.country')
    .select(['r.id', 'r.store'])
    .where('c.market', '=', market.id)
    .where('r.status', '=', 1)
    .execute();
  const shops = new Set(sold.map(({ store }) => store));
  expect([market['stores'], shops.size > 0]).toEqual([shops.size, true]);
  const [gone] = shops;
  await app.db.updateTable('store_site').set({ status: 0 }).where('store', '=', gone!).execute();
  expect(await one('market', 'market', 'EU')).toMatchObject({ stores: shops.size - 1 });
  await app.db.updateTable('store_site').set({ status: 1 }).where('store', '=', gone!).execute();
});

it('a site shows its shops, a company its shops and warehouses, a trade relation the routes that use it', async () => {
  const site = await one('site', 'site', 'AMZ-US');
  expect(site['stores']).toBeGreaterThan(0);
  const companies = await rows('company_entity', 'companyEntity');
  const total = (key: string) => companies.reduce((sum, row) => sum + Number(row[key]), 0);
  const count = async (table: 'store' | 'warehouse') =>
    (
      await app.db
        .selectFrom(table as 'store')
        .select('id')
        .where('status', '=', 1)
        .execute()
    ).length;
  expect([total('stores'), total('warehouses')]).toEqual([await count('store'), await count('warehouse')]);
  const codeOf = new Map(companies.map(row => [row.id, row['code']]));
  const relation = (await rows('trade_relation', 'tradeRelation')).find(
    row => codeOf.get(Number(row['seller'])) === 'AX-HK' && codeOf.get(Number(row['buyer'])) === 'AX-US',
  )!;
  const legs = await app.db
    .selectFrom('trade_route_legs')
    .select('record_id')
    .distinct()
    .where('seller', '=', Number(relation['seller']))
    .where('buyer', '=', Number(relation['buyer']))
    .execute();
  expect([relation['routes'], legs.length > 0]).toEqual([legs.length, true]);
});
