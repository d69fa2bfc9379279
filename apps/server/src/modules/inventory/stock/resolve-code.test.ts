import { recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { scannedSku } from '../warehouse/scanned-bin.ts';
import { resolveCode, resolvePiece } from './resolve-code.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const { db } = app;
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const [part, other] = await db.selectFrom('sku').select(['id', 'sku', 'version']).orderBy('id').limit(2).execute();
await db.updateTable('sku').set({ gtin: '036000291452' }).where('id', '=', part!.id).execute();
const one = { ok: true, value: part!.id };

it('[B2a] every station finds an article by its UPC, its EAN, its GTIN-14, in GS1 data, behind a prefix and between invisible signs', async () => {
  const forms = ['036000291452', '0036000291452', '00036000291452', ']C10100036000291452', '(01)00036000291452(10)A', '\u200b036000291452'];
  for (const form of forms) expect(await resolvePiece(db, form)).toEqual(one);
  expect(await scannedSku(db, forms[3], [])).toEqual(one);
  expect(await resolvePiece(db, '10036000291459')).toMatchObject({ ok: false });
  expect(await resolveCode(db, '10036000291459')).toMatchObject({ ok: true, value: [{ sku: part!.id, carton: true }] });
  expect(await resolveCode(db, '036000291453')).toMatchObject({ refusal: { code: 'CHECK_DIGIT' } });
});

it('[B2] the same GTIN on a second SKU is refused, however it is written', async () => {
  const { resource } = app.registry.resource('sku')!;
  const save = async (gtin: string) =>
    app.post(recordPath(resource, 'update'), { id: other!.id, version: other!.version, values: { gtin }, page: 'skuList' }, boss);
  expect((await save('0036000291452')).refusals).toMatchObject([{ code: 'GTIN_TAKEN', field: 'gtin' }]);
  expect((await save('00000000')).refusals).toMatchObject([{ code: 'GTIN', field: 'gtin' }]);
});
