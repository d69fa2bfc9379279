import { mainPaths, replyCodes } from '@axle/wire';
import { expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { defaultLayoutCalls } from './default-layouts.ts';

const demo = await demoApp(({ db, registry }) => defaultLayoutCalls({ database: db, registry }));
const admin = { signature: await demo.signIn('sysadmin'), language: 'en' };
const [buyer, auditor] = [await demo.signIn('buyer'), await demo.signIn('auditor')];
const seen = async (signature: string) => (await demo.get(`${mainPaths.listFields}?page=skuList`, { signature })).data;
const columns = (...fields: readonly string[]) => ({ columns: fields.map(field => ({ field, visible: true })) });
const save = (more: object, as: object = admin) => demo.post(mainPaths.saveListDefault, { page: 'skuList', ...more }, as);

it('a list has the own columns, else those of the role, else those for everybody', async () => {
  await save({ layout: columns('sku', 'nameZh') });
  await save({ role: 'buyer', layout: columns('sku', 'price') });
  expect(await seen(buyer)).toEqual(columns('sku', 'price'));
  expect(await seen(auditor)).toEqual(columns('sku', 'nameZh'));
  await demo.post(mainPaths.saveListFields, { page: 'skuList', layout: columns('sku') }, { signature: auditor });
  expect(await seen(auditor)).toEqual(columns('sku'));
  expect((await demo.post(mainPaths.saveListFields, { page: 'skuList' }, { signature: auditor })).data).toEqual(columns('sku', 'nameZh'));
  expect(await seen(auditor)).toEqual(columns('sku', 'nameZh'));
  await save({ role: 'buyer' });
  expect(await seen(buyer)).toEqual(columns('sku', 'nameZh'));
  expect((await demo.get(mainPaths.listDefaults, admin)).data).toMatchObject({
    defaults: [{ page: 'skuList', layout: columns('sku', 'nameZh') }],
  });
});

it('who folds filters has not chosen columns: those of the role stay theirs', async () => {
  const filters = { page: 'skuList.filters', layout: { columns: [], filters: 'all' } };
  await demo.post(mainPaths.saveListFields, filters, { signature: buyer });
  expect(await seen(buyer)).toEqual({ ...columns('sku', 'nameZh'), filters: 'all' });
  await save({});
  expect(await seen(buyer)).toEqual({ columns: [], filters: 'all' });
});

it('columns that the page has not, key columns that would go and roles that there are not are refused', async () => {
  expect(await save({ layout: columns('cost') })).toMatchObject({ message: 'The page has no column cost' });
  expect(await save({ layout: { columns: [{ field: 'sku', visible: false }] } })).toMatchObject({
    message: 'Key columns cannot be hidden',
  });
  expect(await save({ role: 'boss', layout: columns('sku') })).toMatchObject({ code: replyCodes.notFound });
});
