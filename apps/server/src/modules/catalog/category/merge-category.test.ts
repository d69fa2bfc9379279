import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const auditor = { signature: await app.signIn('auditor'), language: 'en' };
const category = app.registry.resource('category')!.resource;

const idOf = async (code: string) => (await sql<{ id: number }>`select id from category where code = ${code}`.execute(app.db)).rows[0]!.id;
const stateOf = async (code: string) =>
  (
    await sql<{ parent: string | null; status: number; skus: string[] | null; template: string[] | null }>`
      select p.code as parent, c.status, (select array_agg(s.sku order by s.sku) from sku s where s.category = c.id) as skus,
        (select array_agg(q.code order by l.position) from sku_property_template t join sku_property_template_lines l on l.record_id = t.id
          join sku_property q on q.id = l.property where t.category = c.id) as template
      from category c left join category p on p.id = c.parent where c.code = ${code}`.execute(app.db)
  ).rows[0]!;
const merge = async (from: string, into: string, as = boss) => {
  const id = await idOf(from);
  const { version } = (await app.get(`${recordPath(category, 'read')}?id=${id}`, as)).data as { version: number };
  const reply = await app.post(actionPath(category, 'merge'), { targets: [{ id, version }], input: { into: await idOf(into) } }, as);
  return reply as { code: number; reason?: string; data?: unknown };
};
const json = (reply: object) => JSON.stringify(reply);

async function template(code: string, lines: readonly (readonly [property: string, required: boolean])[]): Promise<void> {
  await sql`insert into sku_property_template (category, own_lines) values (${await idOf(code)}, ${lines.length})`.execute(app.db);
  for (const [at, [property, required]] of lines.entries())
    await sql`insert into sku_property_template_lines (record_id, line_no, property, position, required, inherit)
      select t.id, ${at}, p.id, ${at + 1}, ${required}, true from sku_property_template t, sku_property p
      where t.category = ${await idOf(code)} and p.code = ${property}`.execute(app.db);
}

beforeEach(async () => {
  await sql`delete from sku where sku like 'MG-%'`.execute(app.db);
  await sql`delete from sku_property_template where category in (select id from category where code like 'MG%')`.execute(app.db);
  await sql`delete from category where code like 'MG%' and parent in (select id from category where code like 'MG%')`.execute(app.db);
  await sql`delete from category where code like 'MG%'`.execute(app.db);
  await sql`insert into sku_property (code, name_zh, name_en, type) select c, c, c, 'text' from unnest('{MGP1,MGP2}'::text[]) c
    on conflict do nothing`.execute(app.db);
  await sql`insert into category (code, name_zh, name_en) select c, c, c from unnest('{MG1,MG2,MG3}'::text[]) c`.execute(app.db);
  await sql`insert into category (code, name_zh, name_en, parent) select 'MG31', 'x', 'x', id from category where code = 'MG3'`.execute(
    app.db,
  );
  await sql`insert into sku (sku, name_zh, name_en, kind, category, brand, uom, pcs_per_uom, sales_status, hazard)
    select n, 'x', 'x', 'single', (select id from category where code = c), (select min(id) from brand), 'pc', 1, 'draft', 'none'
    from (values ('MG-A', 'MG1'), ('MG-B', 'MG1'), ('MG-C', 'MG2')) v (n, c)`.execute(app.db);
});

it('SKUs and the template go over with their history, and the category is disabled', async () => {
  await template('MG1', [['MGP1', true]]);
  expect(await merge('MG1', 'MG2', auditor)).not.toMatchObject({ code: replyCodes.ok });
  expect(json(await merge('MG1', 'MG2'))).not.toContain('refusal');
  expect(await stateOf('MG1')).toMatchObject({ status: 0, skus: null, template: null });
  expect(await stateOf('MG2')).toMatchObject({ status: 1, skus: ['MG-A', 'MG-B', 'MG-C'], template: ['MGP1'] });
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from audit_log a join sku s on s.id = a.record_id where a.entity = 'sku' and s.sku in ('MG-A', 'MG-B')
    and a.action = 'update'`.execute(app.db);
  expect(Number(rows[0]?.count)).toBe(2);
});

it('[CAT1] templates of both join, and are refused where they ask differently: then nothing has moved', async () => {
  await template('MG1', [
    ['MGP1', true],
    ['MGP2', false],
  ]);
  await template('MG2', [['MGP1', false]]);
  expect(json(await merge('MG1', 'MG2'))).toMatch(/TEMPLATE_CLASH.*MGP1|MGP1.*TEMPLATE_CLASH/);
  expect(await stateOf('MG1')).toMatchObject({ status: 1, skus: ['MG-A', 'MG-B'] });
  await sql`update sku_property_template_lines set required = true where record_id = (select id from sku_property_template
    where category = ${await idOf('MG2')})`.execute(app.db);
  expect(json(await merge('MG1', 'MG2'))).not.toContain('refusal');
  expect(await stateOf('MG2')).toMatchObject({ template: ['MGP1', 'MGP2'] });
});

it('children go over; what the tree has no room for is refused in words', async () => {
  expect(json(await merge('MG3', 'MG2'))).toContain('HOLDS_SKUS');
  expect(json(await merge('MG1', 'MG3'))).toContain('NOT_A_LEAF');
  expect(json(await merge('MG3', 'MG31'))).toContain('BELOW_ITSELF');
  expect(json(await merge('MG1', 'MG1'))).toContain('SAME_CATEGORY');
  await sql`delete from sku where sku = 'MG-C'`.execute(app.db);
  expect(json(await merge('MG3', 'MG2'))).not.toContain('refusal');
  expect(await stateOf('MG31')).toMatchObject({ parent: 'MG2' });
  expect(await stateOf('MG3')).toMatchObject({ status: 0 });
});

const move = async (code: string, parent: string | undefined, as = boss) => {
  const id = await idOf(code);
  const { version } = (await app.get(`${recordPath(category, 'read')}?id=${id}`, as)).data as { version: number };
  const input = parent === undefined ? {} : { parent: await idOf(parent) };
  return (await app.post(actionPath(category, 'move'), { targets: [{ id, version }], input }, as)) as object;
};
const shownOf = async (code: string) =>
  (await app.get(`${recordPath(category, 'read')}?id=${await idOf(code)}`, boss)).data as Readonly<Record<string, unknown>>;

it('[B29] accept: moving a node keeps its SKUs and inherits the template of the new parent where it has none', async () => {
  await template('MG3', [['MGP1', true]]);
  expect(json(await move('MG1', 'MG3', auditor))).toContain('FORBIDDEN');
  expect(json(await move('MG1', 'MG3'))).not.toContain('refusal');
  expect(await stateOf('MG1')).toMatchObject({ parent: 'MG3', skus: ['MG-A', 'MG-B'] });
  expect(await shownOf('MG1')).toMatchObject({ template: 'MG3', level: 2 });
  expect(json(await move('MG3', 'MG1'))).toContain('refusal');
  expect(json(await move('MG1', undefined))).not.toContain('refusal');
  expect(await stateOf('MG1')).toMatchObject({ parent: null });
  expect((await shownOf('MG1'))['template']).toBeUndefined();
});

it('[CAT2] new SKUs take tariff code and AQL over from the nearest level that says them, unless they say their own', async () => {
  const { rows } = await sql<{ code: string }>`select code from tariff_code where country = 'CN' order by code limit 2`.execute(app.db);
  const [first, second] = rows.map(({ code }) => code);
  await sql`update category set default_tariff = ${first}, default_aql = 1.5, default_service = 96 where code = 'MG3'`.execute(app.db);
  await sql`update category set default_aql = 4 where code = 'MG31'`.execute(app.db);
  const { rows: brands } = await sql<{ id: number }>`select min(id) as id from brand`.execute(app.db);
  const part = { nameZh: 'x', nameEn: 'x', kind: 'single', uom: 'pc', pcsPerUom: 1, hazard: 'none', brand: brands[0]!.id };
  const add = async (code: string, own: object) => {
    const values = { ...part, sku: code, category: await idOf('MG31'), ...own };
    expect(await app.post(recordPath({ service: 'mrp', path: 'sku' }, 'add'), { values }, boss)).toMatchObject({ code: replyCodes.ok });
  };
  await add('MG-D', {});
  await add('MG-E', { tariffCn: second, aql: '0.65' });
  const stored = await sql`select sku, tariff_cn, aql from sku where sku in ('MG-D', 'MG-E') order by sku`.execute(app.db);
  expect(stored.rows).toEqual([
    { sku: 'MG-D', tariff_cn: first, aql: '4' },
    { sku: 'MG-E', tariff_cn: second, aql: '0.65' },
  ]);
  const { version } = (await shownOf('MG31')) as { version: number };
  const bad = { id: await idOf('MG31'), version, values: { defaultTariff: '0000000000' } };
  expect(json((await app.post(recordPath(category, 'update'), bad, boss)) as object)).toContain('NO_TARIFF');
});
