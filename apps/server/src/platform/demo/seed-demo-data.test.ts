import type { LocalDate } from '@axle/kernel';
import { checkRecord } from '@axle/page-kit';
import { menuPages, type MenuNode, pagesInEveryMenu, pagesOpenToAll, unrestricted } from '@axle/permissions';
import { mainPaths, officePaths, type Recheck } from '@axle/wire';
import { sql } from 'kysely';
import { readFile } from 'node:fs/promises';
import { expect, it } from 'vitest';
import { demoAccounts } from '../../modules/system/demo/demo-accounts.ts';
import { demoOrganisation } from '../../modules/system/demo/demo-organisation.ts';
import { demoRoles } from '../../modules/system/demo/demo-roles.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { registry } from '../../testing/whole-registry.ts';
import { lockRows } from '../resources/writes/lock-rows.ts';
import { seedDemoData } from './seed-demo-data.ts';

const demo = await demoApp();
const access = unrestricted(1);
const menuOf = async (account: string): Promise<readonly string[]> => {
  const reply = await demo.officeGet(officePaths.menu, { signature: await demo.signIn(account) });
  return menuPages(reply.datas as readonly MenuNode[]).map(entry => entry.page.uniqueKey);
};
const recheckOf = async (account: string): Promise<Recheck> =>
  (await demo.office(officePaths.recheck, {}, { signature: await demo.signIn(account), language: 'en' })).datas as Recheck;
const codesOf = async (account: string) => (await recheckOf(account)).permission_list.map(pair => pair.api);

it('leaves a database with users alone', async () => {
  const count = () =>
    demo.db
      .selectFrom('app_user')
      .select(({ fn }) => fn.countAll<number>().as('users'))
      .executeTakeFirstOrThrow();
  const before = await count();
  expect(await seedDemoData(demo.db, demo.registry, demo.now())).toBe(false);
  expect(await count()).toEqual(before);
});

it('has one account for each role, all of whom can sign in', async () => {
  expect(demoAccounts).toHaveLength(18);
  for (const { account } of demoAccounts) expect(await menuOf(account)).toEqual(expect.arrayContaining(['homeIndex', 'downList']));
});

it('[spec 2.23, 2.38, 7.48] shows the vehicle library to who may list it, and the import tasks to who may import', async () => {
  expect(await menuOf('catalogeditor')).toEqual([
    'homeIndex',
    'skuList',
    'ptSku',
    'skuMap',
    'ptSkuException',
    'category',
    'brand',
    'bom',
    'skuPropertyTemplate',
    'skuPropertyConfig',
    'skuPropertySetting',
    'proxyBuy',
    'buyingLog',
    'materialArea',
    'skuSubstitute',
    'skuSubstituteLog',
    'vehicleModel',
    'fitment',
    'vehicleSearchResult',
    'fbaMap',
    'fbaCorrespondence',
    'fbaAbnormalData',
    'fbaReport',
    'amazonListingSummary',
    'amazonListingException',
    'amazonWarehouse',
    'basicInfoApproval',
    'projectTable',
    'newProductExceptions',
    'newProductSamples',
    'newProductRegistration',
    'newAmazonPending',
    'orderTpl',
    'orderClauses',
    'supplierSkuList',
    'downList',
    'importTask',
  ]);
  expect(await menuOf('auditor')).toEqual(expect.arrayContaining(['vehicleModel', 'vehicleSearchResult']));
  expect(await menuOf('qc')).toEqual([
    'homeIndex',
    'skuList',
    'ptSku',
    'skuMap',
    'ptSkuException',
    'category',
    'brand',
    'bom',
    'skuPropertyTemplate',
    'skuPropertyConfig',
    'skuPropertySetting',
    'proxyBuy',
    'buyingLog',
    'exemptSku',
    'downList',
    'importTask',
    'sampleJudgement',
    'sampleJudgementDetail',
    'lotDispositions',
    'switching',
    'switchEvents',
    'samplingDetail',
    'samplingClasses',
    'samplingUnits',
    'samplingDefects',
    'samplingMeasures',
    'sampleJudgementStandard',
    'defectCodes',
    'checkItems',
    'ipqcInspection',
    'outgoingInspection',
    'finalShipmentInspection',
    'iqcInspection',
    'qualityImages',
  ]);
  expect(await menuOf('cashier')).toEqual(['homeIndex', 'paymentApproval', 'paymentResults', 'downList', 'importTask']);
  // a page that another section borrows stands there again; one that a document leads to stands in no menu
  const offered = [...new Set(await menuOf('superadmin'))];
  const ledTo = pagesOpenToAll.filter(key => !pagesInEveryMenu.includes(key));
  expect(offered).toEqual(demo.registry.pages.map(entry => entry.page.key).filter(key => !ledTo.includes(key)));
});

it('gives editors every action of their pages and readers only reading', async () => {
  const vehicles = (codes: readonly string[]) =>
    codes.filter(code => code.startsWith('basic.vehicleModel.')).map(code => code.split('.')[2]);
  expect(vehicles(await codesOf('catalogeditor'))).toEqual([
    'list',
    'add',
    'update',
    'del',
    'enable',
    'disable',
    'import',
    'export',
    'log',
  ]);
  expect(vehicles(await codesOf('catalogapprover'))).toEqual(['list', 'export', 'log']);
  expect(vehicles(await codesOf('qc'))).toEqual([]);
});

it('[spec 6.2, 7.39] returns the signed-in user, with the place in the company', async () => {
  expect([(await recheckOf('catalogeditor')).is_super, (await recheckOf('superadmin')).is_super]).toEqual([false, true]);
  expect((await recheckOf('catalogeditor')).user).toMatchObject({
    account: 'catalogeditor',
    nickname: '林晓雨',
    nickname_en: 'Xiaoyu Lin',
    org_path: 'Anxing Auto Parts / Product data / Catalogue team',
    roles: [{ code: 'catalogEditor', name_en: 'Catalogue editor' }],
  });
});

it('puts everybody into a part of the company that exists, below parts that stand before it', () => {
  const codes = demoOrganisation.map(org => org.code);
  for (const role of demoRoles) expect(codes).toContain(role.org);
  for (const org of demoOrganisation.slice(1)) expect(codes.slice(0, codes.indexOf(org.code))).toContain(org.parent);
});

it('[spec 7.9, 7.17, 7.40, 7.41, 7.42] answers names of users, the organisation and the dictionaries', async () => {
  const signature = await demo.signIn('qc');
  expect((await demo.get(mainPaths.users, { signature })).data).toContainEqual({
    id: expect.any(Number),
    nickname: '林晓雨',
    nickname_en: 'Xiaoyu Lin',
  });
  expect((await demo.office(officePaths.users, {}, { signature })).datas).toContainEqual(expect.objectContaining({ nickname: '林晓雨' }));
  expect((await demo.office(officePaths.orgTree, {}, { signature })).datas).toMatchObject([
    { code: 'HQ', children: expect.arrayContaining([expect.objectContaining({ code: 'FI', children: [] })]) },
  ]);
  expect((await demo.office(officePaths.topOrg, {}, { signature })).datas).toMatchObject([{ code: 'HQ' }]);
  expect((await demo.get(mainPaths.dictionaries, { signature })).data).toMatchObject({
    'vehicleModel.drive': expect.arrayContaining([{ code: 'AWD', zh: 'AWD', en: 'AWD' }]),
  });
});

it('ships a small vehicle file with both spellings of a model, unknown body styles and 34 years of one car', async () => {
  const lines = (await readFile(new URL('../../../../../samples/us-vehicle-models-small.csv', import.meta.url), 'utf8'))
    .trimEnd()
    .split('\n');
  expect(lines[0]).toBe('year,make,model,body_styles');
  expect(lines[1]).toBe('1992,Acura,Integra,"[""Sedan"", ""Hatchback""]"');
  expect(lines.filter(line => line.includes(',Toyota,Camry,'))).toHaveLength(34);
  expect(lines.filter(line => line.endsWith(',""'))).toHaveLength(3);
  expect(new Set(lines.flatMap(line => /Tacoma (xtracab)/i.exec(line)?.[1] ?? []))).toEqual(new Set(['Xtracab', 'XtraCab']));
});

it('begins with the rates of the sample, exactly, one of which waits for review', async () => {
  const rates = await demo.db
    .selectFrom('exchange_rate')
    .select(['from', 'to', 'rate', 'inverse', 'change', 'valid_from', 'state'])
    .execute();
  expect(rates).toHaveLength(244);
  expect(rates.filter(rate => rate.state === 'review')).toEqual([
    { from: 'USD', to: 'MXN', rate: '5.6405', inverse: '0.17728925', change: '41.9065', valid_from: '1995-02-01', state: 'review' },
  ]);
  expect(rates.find(rate => rate.to === 'CNY' && rate.valid_from === '2026-06-01')).toMatchObject({
    rate: '6.7996',
    inverse: '0.14706747',
  });
});

it('begins with companies, terms and warehouses that keep their own rules', async () => {
  for (const [page, count] of [
    ['companyEntity', 9],
    ['customsExporter', 3],
    ['paymentMethod', 10],
    ['deductionMethod', 8],
    ['contractCategory', 8],
    ['supplier', 55],
    ['customer', 15],
    ['tradeRelation', 11],
    ['tradeRoute', 6],
    ['recipientEmail', 37],
    ['amazonWarehouse', 15],
    ['warehouse', 11],
    ['shopAuthorization', 7],
    ['storeSite', 9],
    ['warehouseChild', 23],
    ['warehouseArea', 45],
    ['binManage', 841],
    ['bom', 12],
    ['vehicleModel', 139],
    ['skuList', 312],
  ] as const) {
    const resource = demo.registry.page(page)!.page.resource!;
    const parts = { database: demo.db, resource, page, caller: { registry, access, now: demo.now() } };
    const rows = await lockRows(demo.db, parts, sql<boolean>`true`);
    expect(rows).toHaveLength(count);
    expect(rows.flatMap(row => checkRecord(resource, row, '2026-05-20' as LocalDate).refusals)).toEqual([]);
    for (const row of rows)
      for (const [field, value] of Object.entries(resource.derive?.(row) ?? {})) expect([field, row[field]]).toEqual([field, value]);
  }
});

it('begins with kits and assemblies in force, each of parts that may be bought, and shows parts that fit a car without an import', async () => {
  const { rows } = await sql<{ parent: string; kind: string; state: string; idle: number; cost: string | null }>`
    select b.parent, b.kind, b.state, b.cost, (select count(*) from bom_lines l join sku k on k.sku = l.child
      where l.record_id = b.id and k.sales_status not in ('new', 'onSale')) as idle from bom_list b order by b.parent`.execute(demo.db);
  expect(new Set(rows.map(({ kind }) => kind))).toEqual(new Set(['kit', 'assembly']));
  expect(rows.filter(({ state, idle, cost }) => state !== 'active' || Number(idle) > 0 || cost === null)).toEqual([]);
  const { rows: cars } = await sql<{ make: string; model: string; fitted: boolean }>`
    select make, model, bool_and(fitted) as fitted from vehicle_model_list group by make, model`.execute(demo.db);
  expect(cars).toHaveLength(12);
  expect(cars.filter(({ fitted }) => !fitted)).toEqual([]);
});
