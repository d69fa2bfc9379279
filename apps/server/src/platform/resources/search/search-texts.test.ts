import type { RecordRow, Resource } from '@axle/page-kit';
import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { demoApp } from '../../../testing/demo-app.ts';
import { recordCalls } from '../gateway/record-calls.ts';
import { selectRows } from '../query/select-rows.ts';
import { fillSearchTexts } from './fill-search-texts.ts';
import { searchTextOf } from './keep-search-texts.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const { db, registry } = app;
const editor = { signature: await app.signIn('catalogeditor') };
const brand = { service: 'base', path: 'brand' };
const searched = registry.resources.map(({ resource }) => resource).filter(({ searched: keys }) => keys.length > 0);
const resourceOf = (page: string) => registry.page(page)!.page.resource!;

const keptOf = async ({ entity }: Resource): Promise<ReadonlyMap<number, string>> => {
  const rows = await db.selectFrom('search_text').select(['record_id', 'text']).where('entity', '=', entity).execute();
  return new Map(rows.map(({ record_id, text }) => [record_id, text]));
};
const isKept = async (resource: Resource): Promise<void> => {
  const rows = await selectRows(db, { ...resource, readFrom: resource.table }, resource.searched, sql``);
  const wanted = new Map(rows.map((row: RecordRow) => [row.id, searchTextOf(resource, row)]));
  expect([resource.entity, await keptOf(resource)]).toEqual([resource.entity, wanted]);
};
const post = async (call: 'add' | 'update' | 'del', body: object) => {
  const reply = await app.post(recordPath(brand, call), body, editor);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data as RecordRow;
};

it('[K20] the search text of every record of the demo is what the rule gives', async () => {
  expect(searched.length).toBeGreaterThan(30);
  for (const resource of searched) await isKept(resource);
});

it('[K20] search texts follow records that are added, changed and deleted; what is written beside the calls is filled in', async () => {
  const added = await post('add', { values: { code: 'SEEK', name_zh: '左前大灯', name_en: 'Seek', kind: 'own' } });
  await isKept(resourceOf('brand'));
  const changed = await post('update', { id: added.id, version: 1, values: { name_zh: '安全库存' } });
  expect((await keptOf(resourceOf('brand'))).get(added.id)).toContain(' ANQUANKUCUN ');
  await isKept(resourceOf('brand'));
  await post('del', { targets: [{ id: changed.id, version: 2 }] });
  await isKept(resourceOf('brand'));
  await sql`insert into brand (code, name_zh, name_en, kind) values ('BESIDE', '旁', 'Beside', 'own')`.execute(db);
  expect([await fillSearchTexts(db, registry), await fillSearchTexts(db, registry)]).toEqual([1, 0]);
  await isKept(resourceOf('brand'));
});

it('a search asks only for what may be read: else it looks through the fields that may, as they stand', async () => {
  await post('add', { values: { code: 'SECRET', name_zh: '秘密', name_en: 'Covered', kind: 'own' } });
  const asked = async (value: string, field = 'code', also = ['nameZh']) => {
    const reply = await app.post(
      recordPath(brand, 'list'),
      { filters: [{ field, op: 'search', value, also }], sort: [], limit: 5 },
      editor,
    );
    return reply.code === 200 ? (reply.data as { rows: { code: string }[] }).rows.map(({ code }) => code) : reply.code;
  };
  expect([await asked('mimi'), await asked('overed'), await asked('SEC overed')]).toEqual([['SECRET'], ['SECRET'], ['SECRET']]);
  await sql`insert into user_field_setting (subject_kind, subject, page, field, mode) values ('user', 'catalogeditor', 'brand', 'nameEn',
    'readBlock')`.execute(db);
  expect([await asked('秘'), await asked('mimi'), await asked('overed'), await asked('秘', 'code', ['nameEn'])]).toEqual([
    ['SECRET'],
    [],
    [],
    400,
  ]);
});
