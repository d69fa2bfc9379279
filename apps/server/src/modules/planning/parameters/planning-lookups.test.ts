import { mainPaths } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { logisticsLookupCalls } from '../../logistics/carrier/logistics-lookups.ts';
import { planningLookupCalls } from './planning-lookups.ts';

const app = await demoApp(({ db, registry }) =>
  [planningLookupCalls, logisticsLookupCalls].flatMap(calls => calls({ database: db, registry })),
);
const [boss, buyer, manager, cashier, clerk] = await Promise.all(
  ['superadmin', 'buyer', 'purchasemanager', 'cashier', 'omsclerk'].map(async account => ({ signature: await app.signIn(account) })),
);
interface Named {
  readonly id: number;
  readonly code: string;
  readonly name: string;
  readonly parent?: number;
}

it('[spec 7.12] returns the kinds of fees to everybody, in their language, and shipping products and carriers', async () => {
  const fees = async (language: string) => (await app.get(mainPaths.feeTypes, { ...cashier!, language })).data as readonly Named[];
  expect((await fees('zh-cn')).find(({ code }) => code === 'ocean')).toEqual({ code: 'ocean', group: 'logistics', name: '海运费' });
  expect((await fees('en')).find(({ code }) => code === 'FBA_DEFECT')).toMatchObject({ group: 'overseas', name: 'FBA inbound defect fee' });
  for (const path of [mainPaths.globalShipping, mainPaths.domesticCarriers]) expect((await app.get(path, boss!)).code).toBe(200);
});

it('[spec 7.14] answers the channels of logistics by code and name', async () => {
  const channels = (await app.get(mainPaths.transferLogistics, { ...boss!, language: 'en' })).data as readonly Named[];
  expect(channels.length).toBeGreaterThan(0);
  expect(channels.every(({ id, code, name }) => id > 0 && code !== '' && name !== '')).toBe(true);
});

it('[spec 7.16] returns the categories that hold SKUs, and those above them, to users who may look categories up', async () => {
  const { id: empty } = await app.db
    .insertInto('category')
    .values({ code: 'EMPTY', name_zh: '空', name_en: 'Empty' } as never)
    .returning('id')
    .executeTakeFirstOrThrow();
  const found = (await app.get(mainPaths.planningCategories, { ...boss!, language: 'en' })).data as readonly Named[];
  const ids = new Set(found.map(({ id }) => id));
  const held = await app.db.selectFrom('sku').select('category').distinct().execute();
  expect(held.every(({ category }) => ids.has(category))).toBe(true);
  expect(found.every(({ parent }) => parent === undefined || ids.has(parent))).toBe(true);
  expect(ids.has(empty)).toBe(false);
  expect(await app.get(mainPaths.planningCategories, cashier!)).toMatchObject({ code: 403 });
});

it('[spec 7.19] answers whose suppliers a board of purchasing begins with, by the scope of who asks', async () => {
  const choice = async (as: typeof boss) => app.post(mainPaths.defaultSupplierChoice, {}, as!);
  expect((await choice(boss)).data).toEqual({ type: 'all' });
  expect((await choice(buyer)).data).toEqual({ type: 'own' });
  expect((await choice(manager)).data).toEqual({ type: 'dept' });
  expect(await choice(clerk)).toMatchObject({ code: 403 });
});
