import { mainPaths, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { tradeRouteCalls } from './trade-route-calls.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...tradeRouteCalls({ database: db, registry }),
]);
const manager = { signature: await app.signIn('purchasemanager'), language: 'en' as const };
const routes = { service: 'base', path: 'trade_route' };
const companies = new Map((await app.db.selectFrom('company_entity').select(['id', 'code']).execute()).map(({ id, code }) => [code, id]));
const warehouse = async (code: string) =>
  (await app.db.selectFrom('warehouse').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const route = async (code: string) =>
  (await app.db.selectFrom('trade_route').select('id').where('code', '=', code).executeTakeFirstOrThrow()).id;
const add = async (code: string, is_default: boolean, ...chain: readonly string[]) =>
  app.post(
    recordPath(routes, 'add'),
    {
      values: {
        code,
        name_zh: code,
        name_en: code,
        warehouse: await warehouse('US-W'),
        is_default,
        legs: chain.slice(1).map((buyer, at) => ({ seller: companies.get(chain[at]!), buyer: companies.get(buyer) })),
      },
    },
    manager,
  );
const price = async (code: string, day: string) => {
  const reply = await app.get(`${mainPaths.tryRoute}?id=${await route(code)}&cost=111.5044&currency=CNY&day=${day}`, manager);
  return reply.code === 200
    ? (reply.data as readonly { price: string; currency: string }[]).map(leg => `${leg.price} ${leg.currency}`)
    : reply.reason;
};

it('[B27] 126.00 CNY → 16.26 USD → 19.51 USD; without the HK–US relation: NO_RELATION', async () => {
  await app.db.deleteFrom('exchange_rate').where('from', '=', 'USD').where('to', '=', 'CNY').execute();
  await app.db
    .insertInto('exchange_rate')
    .values({
      from: 'USD',
      to: 'CNY',
      rate_type: 'manual',
      rate: '7.2',
      valid_from: '2026-01-01',
      source: 'test',
      state: 'active',
    } as never)
    .execute();
  expect(await price('SZ-HK-USW', '2026-05-20')).toEqual(['16.26 USD', '19.51 USD']);
  expect(await price('SZ-HK-USW', '2023-05-20')).toBe('NO_RELATION');
});

it('[B40] a route goes on where it stopped, each leg with a relation; a warehouse has one default', async () => {
  expect(await add('T-1', false, 'AX-SZ', 'AX-HK', 'AX-SZ')).toMatchObject({ reason: 'COMPANY_TWICE' });
  expect(await add('T-1', false, 'AX-SZ', 'AX-US')).toMatchObject({
    reason: 'NO_RELATION',
    message: 'There is no trade relation in force from AX-SZ to AX-US',
  });
  expect(await add('T-1', true, 'AX-GZ', 'AX-HK', 'AX-US')).toMatchObject({ reason: 'ONE_DEFAULT' });
  expect(await add('T-1', false, 'AX-GZ', 'AX-HK', 'AX-US')).toMatchObject({ code: 200, data: { chain: 'AX-GZ → AX-HK → AX-US' } });
});

it('[spec 7.11] the routes of a warehouse are answered, the default one first', async () => {
  const { data } = await app.get(`${mainPaths.tradeRoadsOfWarehouse}?warehouse=${await warehouse('US-W')}`, manager);
  expect(data).toMatchObject([
    { code: 'SZ-HK-USW', is_default: true, chain: 'AX-SZ → AX-HK → AX-US' },
    { code: 'NB-HK-USW' },
    { code: 'T-1' },
  ]);
});

it('without the HK–US relation the route cannot be enabled', async () => {
  const id = await route('NB-HK-USW');
  const call = (name: 'enable' | 'disable', version: number) => app.post(recordPath(routes, name), { targets: [{ id, version }] }, manager);
  await call('disable', 1);
  await app.db
    .updateTable('trade_relation')
    .set({ status: 0 })
    .where('seller', '=', companies.get('AX-HK')!)
    .where('effective_to', 'is', null)
    .execute();
  expect(JSON.stringify(await call('enable', 2))).toContain('NO_RELATION');
  await app.db
    .updateTable('trade_relation')
    .set({ status: 1 })
    .where('seller', '=', companies.get('AX-HK')!)
    .where('effective_to', 'is', null)
    .execute();
  expect(JSON.stringify(await call('enable', 2))).not.toContain('refusal');
});

it('[F8] a cost is tried in the currencies in use', async () => {
  const offered = async () => (await app.get(mainPaths.currenciesOfRoutes, manager)).data as readonly string[];
  const before = await offered();
  await app.db.insertInto('currency_use').values({ code: 'NZD', in_use: true, reason: 'test', by: null }).execute();
  expect(await offered()).toEqual([...before, 'NZD']);
});
