import { type ListedOption, optionsCell } from '@axle/catalog';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const boss = importUser(await server.addUser('boss', [], true), 'basic_sku_property_config');
const { db } = database;

const head = 'code,nameZh,nameEn,type,options';
const cell = (text: string) => `"${text.replaceAll('"', '""')}"`;
const row = (code: string, options: string) => `${code},摩擦材料,Friction material,option,${cell(options)}\n`;
const held = async (code: string) =>
  (
    await sql<ListedOption & { readonly summary: string }>`
      select o.code, o.name_zh as "nameZh", o.name_en as "nameEn", p.options_summary as summary
      from sku_property_list p join sku_property_options o on o.record_id = p.id where p.code = ${code} order by o.line_no`.execute(db)
  ).rows;

it('[PROP5] a property with its options is one row of a file, and an exported file is imported again without a change', async () => {
  const summary = 'CER|陶瓷|Ceramic;SEM|半金属|Semi-metallic';
  const task = await boss.checked(`${head}\n${row('FRICTION', summary)}`);
  expect(task).toMatchObject({ state: 'ready', new_rows: 1, bad_rows: 0 });
  expect(await boss.confirmed(task)).toMatchObject({ state: 'done', new_rows: 1 });
  expect(await held('FRICTION')).toEqual([
    { code: 'CER', nameZh: '陶瓷', nameEn: 'Ceramic', summary },
    { code: 'SEM', nameZh: '半金属', nameEn: 'Semi-metallic', summary },
  ]);
  for (const words of [
    '属性编码,中文名称,英文名称,类型,可选值',
    'Code,Chinese name,English name,Type,Options',
    'code,nameZh,nameEn,type,optionsSummary',
  ])
    expect(await boss.checked(`${words}\n${row('FRICTION', summary)}`, { force: '1' })).toMatchObject({ same_rows: 1, bad_rows: 0 });
  expect(await boss.checked(`${head}\n${row('FRICTION', '')}`, { force: '1' })).toMatchObject({ same_rows: 1, bad_rows: 0 });
  const more = await boss.checked(`${head}\n${row('FRICTION', `${summary};ORG|有机|Organic`)}`);
  expect(await boss.confirmed(more)).toMatchObject({ changed_rows: 1 });
  expect((await held('FRICTION')).map(({ code }) => code)).toEqual(['CER', 'SEM', 'ORG']);
});

it('[PROP5] the cell that the list shows is the one that the rule writes, whatever the names are', async () => {
  const name = fc
    .oneof(fc.stringMatching(/^[a-z陶|;\\ ]{1,12}$/), fc.constantFrom('a|b', 'a;b', 'a\\', '\\;'))
    .map(text => text.trim())
    .filter(text => text !== '');
  const options = fc.uniqueArray(fc.record({ code: fc.stringMatching(/^[A-Z0-9]{1,4}$/), nameZh: name, nameEn: name }), {
    selector: ({ code }) => code,
    minLength: 1,
    maxLength: 5,
  });
  const { rows } = await sql<{ id: number }>`
    insert into sku_property (code, name_zh, name_en, type) values ('ANY', '任意', 'Any', 'option') returning id`.execute(db);
  await fc.assert(
    fc.asyncProperty(options, async listed => {
      await sql`delete from sku_property_options where record_id = ${rows[0]!.id}`.execute(db);
      for (const [at, option] of listed.entries())
        await sql`insert into sku_property_options (record_id, line_no, code, name_zh, name_en)
          values (${rows[0]!.id}, ${at}, ${option.code}, ${option.nameZh}, ${option.nameEn})`.execute(db);
      expect((await held('ANY'))[0]?.summary).toBe(optionsCell(listed));
    }),
    { numRuns: 30 },
  );
});

it('an invalid, repeated or too long option is a bad row at its column', async () => {
  const file = `${head}\n${row('ONE', 'CER|陶瓷')}${row('TWO', 'CER|陶瓷|Ceramic;CER|另|Other')}${row('THREE', `${'C'.repeat(40)}|陶瓷|Ceramic`)}${row('FOUR', '')}`;
  const task = await boss.checked(file);
  expect((await boss.errors(task)).map(({ row: at, column }) => [at, column])).toEqual([
    [2, 'options'],
    [3, 'options'],
    [4, 'options'],
    [5, 'options'],
  ]);
});
