import type { RecordRow } from '@axle/page-kit';
import { lookupPath, mainPaths, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { lookupCalls } from './lookup-calls.ts';
import { namedLookupCalls } from './named-lookups.ts';
import { emptyTables } from '../../testing/empty-tables.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...lookupCalls({ database: db, registry }),
  ...namedLookupCalls({ database: db, registry }),
]);
const editor = { signature: await app.signIn('catalogeditor') };
const operator = { signature: await app.signIn('operator') };
const admin = { signature: await app.signIn('superadmin') };
const cashier = { signature: await app.signIn('cashier') };
const brand = { service: 'base', path: 'brand' };
const category = { service: 'base', path: 'category' };
const site = { service: 'base', path: 'site' };

beforeEach(async () => {
  await emptyTables(app.db, 'brand', 'category', 'audit_log');
});

const add = async (resource: typeof brand, values: object) => {
  const reply = await app.post(recordPath(resource, 'add'), { values }, editor);
  if (reply.code !== 200) throw new Error(JSON.stringify(reply));
  return reply.data as RecordRow;
};
const brands = () =>
  Promise.all([
    add(brand, { code: 'bosch', name_zh: '博世', name_en: 'Bosch', kind: 'oem' }),
    add(brand, { code: 'BREMBO', name_zh: '布雷博', name_en: 'Brembo', kind: 'oem' }),
    add(brand, { code: 'B-1', name_zh: '安行', name_en: 'Axle', kind: 'own' }),
  ]);
const lookUp = async (entity: string, params: string, as = editor) => app.get(`${lookupPath(entity)}?${params}`, as);
const codesOf = (reply: { readonly data?: unknown }) => (reply.data as { rows: { code: string }[] }).rows.map(({ code }) => code);

describe('lookups', () => {
  it('find by code, by either name and by the pinyin, nearest first', async () => {
    await brands();
    expect(codesOf(await lookUp('brand', 'q=b'))).toEqual(['B-1', 'BOSCH', 'BREMBO']);
    expect(codesOf(await lookUp('brand', 'q=remb'))).toEqual(['BREMBO']);
    expect(codesOf(await lookUp('brand', `q=${encodeURIComponent('博世')}`))).toEqual(['BOSCH']);
    for (const typed of ['blb', 'buleibo', 'leibo']) expect(codesOf(await lookUp('brand', `q=${typed}`))).toEqual(['BREMBO']);
    expect(codesOf(await lookUp('brand', 'q=%25'))).toEqual([]);
  });

  it('narrowed to the records that refer to one, find none of the others; a field that refers to nothing narrows nothing', async () => {
    const { rows: houses } = await sql<{ id: number; code: string }>`
      select w.id, w.code from warehouse w where exists (select from bin b where b.warehouse = w.id and b.status = 1) order by w.id
      limit 2`.execute(app.db);
    for (const { id, code } of houses) {
      const found = codesOf(await lookUp('bin', `q=&within=warehouse&withinId=${id}`, admin));
      expect(found.length).toBeGreaterThan(0);
      expect(found.filter(bin => !bin.startsWith(`${code}/`))).toEqual([]);
    }
    const docks = codesOf(await lookUp('bin', `q=&within=warehouse&withinId=${houses[0]!.id}&holds=areaUse&held=dock`, admin));
    const { rows: known } = await sql<{ code: string }>`
      select b.code from bin_list b where b.warehouse = ${houses[0]!.id} and b.area_use = 'dock' and b.status = 1`.execute(app.db);
    expect(docks.toSorted()).toEqual(known.map(({ code }) => code).toSorted());
    const all = codesOf(await lookUp('bin', 'q=', admin));
    expect(codesOf(await lookUp('bin', 'q=&holds=binCode&held=dock', admin))).toEqual(all);
    for (const field of ['binCode', 'noSuchField', 'constructor'])
      expect(codesOf(await lookUp('bin', `q=&within=${field}&withinId=1`, admin))).toEqual(all);
  });

  it('narrowed to the records that stand together with one, find none of the others, by id neither', async () => {
    const [shop] = (await sql<{ id: number }>`select id from store where code = 'AMZ-NA'`.execute(app.db)).rows;
    const { rows: known } = await sql<{ code: string }>`
      select s.code from store_site r join site s on s.id = r.site where r.store = ${shop!.id} and r.status = 1 and s.status = 1`.execute(
      app.db,
    );
    const asked = `through=storeSite&by=site&within=store&withinId=${shop!.id}`;
    expect(codesOf(await lookUp('site', `q=&${asked}`, admin)).toSorted()).toEqual(known.map(({ code }) => code).toSorted());
    const [other] = (await sql<{ id: number }>`select id from site where code = 'AMZ-DE'`.execute(app.db)).rows;
    expect(codesOf(await lookUp('site', `ids=${other!.id}`, admin))).toEqual(['AMZ-DE']);
    expect(codesOf(await lookUp('site', `ids=${other!.id}&${asked}`, admin))).toEqual([]);
    const all = codesOf(await lookUp('site', 'q=', admin));
    for (const wrong of ['through=storeSite&by=company', 'through=noSuchEntity&by=site', 'through=storeSite&by=constructor'])
      expect(codesOf(await lookUp('site', `q=&${wrong}&within=store&withinId=${shop!.id}`, admin))).toEqual(all);
  });

  it('leave out disabled records, but return them by id; and name the page that shows them to users who may open it', async () => {
    const [bosch] = await brands();
    await app.post(recordPath(brand, 'disable'), { targets: [{ id: bosch!.id, version: 1 }] }, editor);
    expect(codesOf(await lookUp('brand', 'q=bosch'))).toEqual([]);
    expect((await lookUp('brand', `ids=${bosch!.id},999`)).data).toMatchObject({
      rows: [{ id: bosch!.id, code: 'BOSCH', name: { zh: '博世', en: 'Bosch' }, disabled: true }],
      page: { section: 'basic', page: 'brand' },
    });
  });

  it('are refused to users who may neither list an entity nor read a field that refers to it', async () => {
    expect(await lookUp('brand', 'q=b', cashier)).toMatchObject({ code: 403 });
    expect(await lookUp('market', 'q=', cashier)).toMatchObject({ code: 403 });
    expect(codesOf(await lookUp('market', 'q=', operator))).toContain('US');
    expect(await lookUp('vehicleModel', 'q=', admin)).toMatchObject({ code: 403 });
    expect(await lookUp('nothing', 'q=', admin)).toMatchObject({ code: 403 });
  });

  it('answer a tree whole, with parents', async () => {
    const top = await add(category, { code: 'BRK', name_zh: '制动', name_en: 'Brakes' });
    const pads = await add(category, { code: 'BRK-PAD', name_zh: '刹车片', name_en: 'Pads', parent: top.id });
    expect((await lookUp('category', 'whole=1')).data).toMatchObject({
      rows: [
        { id: top.id, above: true },
        { id: pads.id, parent: top.id },
      ],
    });
    expect((await app.get(mainPaths.categories, editor)).data).toEqual([
      { id: top.id, code: 'BRK', name: '制动' },
      { id: pads.id, code: 'BRK-PAD', name: '刹车片', parent: top.id },
    ]);
  });

  it('[spec 7.15] answers all markets, and countries below their regions', async () => {
    const markets = (await app.get(mainPaths.markets, { ...operator, language: 'en' })).data as { code: string; name: string }[];
    expect(markets.find(({ code }) => code === 'US')).toMatchObject({ name: 'United States' });
    const regions = (await app.get(mainPaths.countries, operator)).data as { code: string; name: string; children: { code: string }[] }[];
    expect(regions.find(({ code }) => code === 'europe')).toMatchObject({
      name: '欧洲',
      children: expect.arrayContaining([expect.objectContaining({ code: 'DE' })]),
    });
    expect(regions.flatMap(({ children }) => children).length).toBe(249);
    expect(await app.get(mainPaths.markets, cashier)).toMatchObject({ code: 403 });
  });
});

describe('names beside rows', () => {
  it('stand beside a list, a record, its history and the values of a field, once for each record referred to', async () => {
    const query = { filters: [{ field: 'country', op: 'notEmpty' }], sort: [{ field: 'country' }], limit: 5 };
    const list = (await app.post(recordPath(site, 'list'), query, operator)) as unknown as {
      data: { rows: { id: number; country: number }[] };
      names: { country: { id: number; code: string }[] };
    };
    expect(list.names.country).toContainEqual(expect.objectContaining({ code: 'AU', name: { zh: '澳大利亚', en: 'Australia' } }));
    expect(new Set(list.names.country.map(({ id }) => id))).toEqual(new Set(list.data.rows.map(({ country }) => country)));
    const { id } = list.data.rows[0]!;
    expect(await app.get(`${recordPath(site, 'read')}?id=${id}`, operator)).toHaveProperty('names.country');
    expect(await app.post(recordPath(site, 'values'), { field: 'country', filters: [] }, operator)).toHaveProperty('names.country');
    await app.post(recordPath(site, 'update'), { id, version: 1, values: { country: 1 } }, admin);
    expect(await app.get(`${recordPath(site, 'history')}?id=${id}`, operator)).toHaveProperty('names.country.1');
  });
});

describe('records that others refer to', () => {
  it('cannot be deleted, only disabled; nor while one who refers to it is being written', async () => {
    const top = await add(category, { code: 'BRK', name_zh: '制动', name_en: 'Brakes' });
    const other = await add(category, { code: 'ENG', name_zh: '发动机', name_en: 'Engine' });
    await add(category, { code: 'BRK-PAD', name_zh: '刹车片', name_en: 'Pads', parent: top.id });
    const del = (row: RecordRow) =>
      app.post(recordPath(category, 'del'), { targets: [{ id: row.id, version: 1 }] }, { ...editor, language: 'en' });
    expect(await del(top)).toMatchObject({ data: [{ refusal: { code: 'IN_USE' } }] });
    // the databases of other tests stand on the same server
    const blocked = async () =>
      (
        await sql<{
          count: number;
        }>`select count(*) as count from pg_locks l join pg_stat_activity a using (pid) where not l.granted
          and a.datname = current_database()`.execute(app.db)
      ).rows[0]?.count;
    const deleted = await app.db.transaction().execute(async writing => {
      await sql`insert into category (code, name_zh, name_en, parent) values ('ENG-BELT', '皮带', 'Belts', ${other.id})`.execute(writing);
      const reply = del(other);
      await expect.poll(blocked).toBe(1);
      return { reply };
    });
    expect(await deleted.reply).toMatchObject({ data: [{ refusal: { code: 'IN_USE', message: { zh: '已被引用，只能停用' } } }] });
  });

  it('of a tree never stand below themselves, nor deeper than the fourth level; what stands below moves along', async () => {
    const line: RecordRow[] = [];
    for (const code of ['A', 'B', 'C', 'D'])
      line.push(await add(category, { code, name_zh: code, name_en: code, ...(line.length > 0 ? { parent: line.at(-1)!.id } : {}) }));
    const [a, b, , d] = line;
    expect(
      await app.post(recordPath(category, 'add'), { values: { code: 'E', name_zh: 'E', name_en: 'E', parent: d!.id } }, editor),
    ).toMatchObject({
      reason: 'TOO_DEEP',
    });
    const move = (row: RecordRow, parent: number | null) =>
      app.post(recordPath(category, 'update'), { id: row.id, version: 1, values: { parent } }, editor);
    expect(await move(a!, d!.id)).toMatchObject({ reason: 'OWN_BRANCH', refusals: [{ field: 'parent' }] });
    expect(await move(a!, a!.id)).toMatchObject({ reason: 'OWN_BRANCH' });
    expect(await move(b!, null)).toMatchObject({ code: 200 });
    const levels = await app.db.selectFrom('category').select(['code', 'level']).orderBy('code').execute();
    expect(levels.map(({ code, level }) => `${code}${level}`)).toEqual(['A1', 'B1', 'C2', 'D3']);
  });
});

describe('texts that stand for records', () => {
  const match = (texts: readonly string[], as = editor) => app.post(mainPaths.matchLookup, { entity: 'brand', texts }, as);

  it('are answered by id, or by why they are none, with the names of what was found', async () => {
    const [bosch] = await brands();
    await add(brand, { code: 'B-2', name_zh: '安行', name_en: 'Axle two', kind: 'own' });
    const reply = await match([' Bosch', 'bosch', '博世', '安行', 'brembi']);
    expect(reply.data).toMatchObject([
      { text: 'Bosch', id: bosch.id },
      { text: 'bosch', id: bosch.id },
      { text: '博世', id: bosch.id },
      { text: '安行', refusal: { code: 'AMBIGUOUS', message: { zh: expect.stringContaining('B-1, B-2') } } },
      { text: 'brembi', refusal: { code: 'REFERENCE', message: { en: expect.stringContaining('did you mean BREMBO') } } },
    ]);
    expect(reply.names).toMatchObject({ brand: [{ id: bosch.id, code: 'BOSCH' }] });
  });

  it('that are no misspelling of a record get no suggestion', async () => {
    await brands();
    for (const text of ['QX-77', '刹车油', 'zz', 'BO', 'BREMSBELAG'])
      expect((await match([text])).data).toMatchObject([
        {
          refusal: { code: 'REFERENCE', message: { zh: expect.not.stringContaining('是否'), en: expect.not.stringContaining('did you') } },
        },
      ]);
  });

  it('[RF2] are what references show, the code and a name; not a code and something else', async () => {
    const [bosch] = await brands();
    const reply = await match(['BOSCH 博世', 'bosch bosch', 'BOSCH 博世汽车', 'BOSCH ']);
    expect((reply.data as readonly { id?: number }[]).map(({ id }) => id)).toEqual([bosch.id, bosch.id, undefined, bosch.id]);
  });

  it('are asked for within the right to look up', async () => {
    expect((await match(['x'], cashier)).reason).toBe('FORBIDDEN');
    expect((await app.post(mainPaths.matchLookup, { entity: 'none', texts: ['x'] }, editor)).reason).toBe('FORBIDDEN');
    expect((await match([])).code).not.toBe(200);
  });
});
