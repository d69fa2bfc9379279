import type { ReferredRecord } from '@axle/page-kit';
import { lookupPath, mainPaths, type RecordPicture, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { demoApp } from '../../testing/demo-app.ts';
import { emptyTables } from '../../testing/empty-tables.ts';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { lookupCalls } from './lookup-calls.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...lookupCalls({ database: db, registry })]);
const editor = { signature: await app.signIn('catalogeditor') };
const cashier = { signature: await app.signIn('cashier') };
const { rows: skus } = await sql<{ id: number; version: number }>`select id, version from sku order by id limit 3`.execute(app.db);
const [one, two, bare] = skus as [(typeof skus)[0], (typeof skus)[0], (typeof skus)[0]];
const thumbOf = ({ id }: { readonly id: number }) => `data:image/png;base64,${'A'.repeat(id)}==`;
await sql`update sku set images = null`.execute(app.db);
for (const sku of [one, two])
  await sql`update sku set images = ${JSON.stringify([{ id: 'a', name: 'a.png', bytes: 1, thumb: thumbOf(sku) }, { id: 'b' }])}
    where id = ${sku.id}`.execute(app.db);

beforeEach(() => emptyTables(app.db, 'user_field_setting'));

const named = async (entity: string, ids: readonly number[], as = editor) =>
  ((await app.get(`${lookupPath(entity)}?ids=${ids.join(',')}`, as)).data as { rows: readonly ReferredRecord[] }).rows;
const pictures = async (ids: readonly number[], as = editor) => app.post(mainPaths.lookupPictures, { entity: 'sku', ids }, as);

it('a name shows only whether there is a picture; the pictures of the visible records are one call', async () => {
  const versions = new Map((await named('sku', [one.id, two.id, bare.id])).map(({ id, picture }) => [id, picture]));
  expect([versions.get(one.id), versions.get(two.id), versions.get(bare.id)]).toEqual([one.version, two.version, 0]);
  const { data } = await pictures([one.id, two.id, bare.id, 99_999_999]);
  const shown = (data as readonly RecordPicture[]).toSorted((first, second) => first.id - second.id);
  expect(shown).toEqual([one, two].map(sku => ({ id: sku.id, thumb: thumbOf(sku) })));
});

it('kinds of records without pictures do not mention them', async () => {
  const [brand] = (await sql<{ id: number }>`select id from brand limit 1`.execute(app.db)).rows;
  expect((await named('brand', [brand!.id])).map(record => 'picture' in record)).toEqual([false]);
  expect(await app.post(mainPaths.lookupPictures, { entity: 'brand', ids: [brand!.id] }, editor)).toMatchObject({ data: [] });
});

it('[S3] users who may not read the pictures get none, and see none beside the rows that refer to a SKU', async () => {
  await sql`update fitment set sku = ${one.id} where id = (select min(id) from fitment)`.execute(app.db);
  const list = async () => app.post(recordPath({ service: 'item', path: 'fitment' }, 'list'), { filters: [], sort: [], limit: 5 }, editor);
  expect(JSON.stringify((await list()).names)).toContain('"picture"');
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode)
    values ('user', 'catalogeditor', 'skuList', 'images', 'readBlock')`.execute(app.db);
  expect(JSON.stringify((await list()).names)).not.toContain('"picture"');
  expect(await pictures([one.id])).toMatchObject({ code: replyCodes.ok, data: [] });
});

it('[S3] users who may not look up SKUs are refused', async () => {
  expect(await pictures([one.id], cashier)).toMatchObject({ code: replyCodes.forbidden });
});

it('hostile questions are refused', async () => {
  for (const ids of [[], [0], ['x'], Array.from({ length: 101 }, (_, id) => id + 1)])
    expect((await app.post(mainPaths.lookupPictures, { entity: 'sku', ids }, editor)).code).not.toBe(replyCodes.ok);
});
