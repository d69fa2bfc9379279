import { unrestricted } from '@axle/permissions';
import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { wholeRegistry } from '../../modules.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { resolveReferences } from './resolve-references.ts';

const { db } = await testDatabase();
const registry = await wholeRegistry();
const resource = registry.resource('site')!.resource;
const access = unrestricted(1);

const resolved = async (...texts: string[]) => {
  const form = { resource, columns: [['country', resource.fields['country']!]] as const };
  const rows = texts.map(country => ({ country }));
  const found = await resolveReferences({ database: db, registry }, { form, access }, new Date('2026-05-20T08:30:00Z'), rows);
  return texts.map(text => found.get('country')?.get(text));
};
const idOf = async (iso2: string) => (await db.selectFrom('country').select('id').where('iso2', '=', iso2).executeTakeFirstOrThrow()).id;

it('finds by code, and by a name in either language, without case', async () => {
  const [us, de] = [await idOf('US'), await idOf('DE')];
  expect(await resolved('us', '美国', 'united states', 'DE')).toEqual([us, us, us, de].map(value => ({ ok: true, value })));
});

it('finds users by account, and by a name that one of them has', async () => {
  await sql`insert into org (id, code, name_zh, name_en) overriding system value values (900, 'T', '部', 'Part')`.execute(db);
  await sql`insert into app_user (id, account, nickname, nickname_en, org_id, password_hash) overriding system value
    values (901, 'wanglei', '王磊', 'Lei Wang', 900, '-'), (902, 'lina', '李娜', 'Na Li', 900, '-'), (903, 'lina2', '李娜', 'Na Li', 900,
    '-')`.execute(db);
  const owner = { kind: 'user', label: { zh: '负责人', en: 'Owner' } } as const;
  const texts = ['WangLei', '王磊', 'lei wang', '李娜', 'lina2', '张三'];
  const form = { resource, columns: [['owner', owner]] as const };
  const rows = texts.map(text => ({ owner: text }));
  const found = await resolveReferences({ database: db, registry }, { form, access }, new Date('2026-05-20T08:30:00Z'), rows);
  const resolved = texts.map(text => found.get('owner')?.get(text)).map(result => (result?.ok ? result.value : result?.refusal.code));
  expect(resolved).toEqual([901, 901, 901, 'AMBIGUOUS', 903, 'REFERENCE']);
});

it('names the nearest record for what is not there', async () => {
  const [missing] = await resolved('Germny');
  expect(missing).toMatchObject({
    ok: false,
    refusal: { code: 'REFERENCE', message: { en: 'Country not found: Germny, did you mean DE Germany?' } },
  });
  expect(missing).toMatchObject({ refusal: { message: { zh: '国家不存在：Germny，是否为 DE 德国？' } } });
});

it('asks for the code where several have one name', async () => {
  await sql`update country set name_en = 'Congo' where iso2 in ('CG', 'CD')`.execute(db);
  expect(await resolved('congo', 'CG')).toMatchObject([{ refusal: { code: 'AMBIGUOUS' } }, { ok: true }]);
});
