import { expect, it } from 'vitest';
import { sql } from 'kysely';
import { loadPageRegistry } from '../pages/registry.ts';
import { testDatabase } from '../testing/test-database.ts';
import { resolveReferences } from './resolve-references.ts';

const { db } = await testDatabase();
const registry = await loadPageRegistry();
const resource = registry.resource('site')!.resource;
const access = { userId: 1, isSuper: true, roles: [], scopes: new Map(), blocks: [] };

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
