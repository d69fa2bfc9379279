import { beforeEach, describe, expect, it } from 'vitest';
import { sql } from 'kysely';
import { editorCodes, taskServer } from '../jobs/testing/task-server.ts';
import { rawWorkbook, textCell, textRow } from '../table-file/testing/raw-workbook.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const user = await server.addUser('editor', editorCodes);
const editor = importUser(user);
const stored = () => database.db.selectFrom('vehicle_model').select(['year', 'make', 'model', 'source']).orderBy('id').execute();

beforeEach(async () => {
  await sql`truncate vehicle_model restart identity cascade`.execute(database.db);
});

const errorsOf = async (task: Awaited<ReturnType<typeof editor.checked>>) =>
  (await editor.errors(task)).map(({ row, column, message }) => [row, column, message]);

describe('cells without a column', () => {
  it('are an error that names the counts, and empty ones are none', async () => {
    const task = await editor.checked('year,make,model\n1992,Acura,1,234.50\n1993,Toyota,Camry,,\n1994,Ford,T\n');
    expect(task).toMatchObject({ new_rows: 2, bad_rows: 1 });
    expect(await errorsOf(task)).toEqual([[2, '', '该行有4个单元格，表头只有3个：多出“234.50”；值中含有分隔符时请加引号']]);
  });

  it('are an error under an empty header too, also of a spreadsheet', async () => {
    const rows = textRow('year', '', 'make', 'model') + textRow('1992', 'x', 'Acura', 'Integra') + textRow('1993', '', 'Ford', 'T', 'y');
    const task = await editor.checkedFile('a.xlsx', new Uint8Array(rawWorkbook({ sheets: [{ rows }] })));
    expect(await errorsOf(task)).toEqual([
      [2, '', '“x”所在的第2列没有表头'],
      [3, '', '该行有5个单元格，表头只有4个：多出“y”；值中含有分隔符时请加引号'],
    ]);
  });

  it('stay an error until somebody empties them, in the grid as in the error file', async () => {
    const task = await editor.checked('year,make,model\n1992,Acura,1,234.50\n');
    expect((await editor.mend(task, { 2: { model: '1,234.50' } })).data).toMatchObject({ bad_rows: 1 });
    const file = await user.file('/task-center/error_file', { taskid: task.taskid });
    const again = await editor.checked('content' in file ? file.content.toString() : '');
    expect(again).toMatchObject({ bad_rows: 1, new_rows: 0 });
    expect((await editor.mend(task, { 2: { '': '' } })).data).toMatchObject({ state: 'ready', new_rows: 1 });
    await editor.confirmed(task);
    expect(await stored()).toMatchObject([{ model: '1,234.50' }]);
  });
});

describe('cells that a spreadsheet could not work out', () => {
  const workbook = new Uint8Array(
    rawWorkbook({
      sheets: [
        {
          rows: [
            textRow('year', 'make', 'model', 'source'),
            `<row>${['1992', 'Acura', 'Integra'].map(textCell).join('')}<c t="e"><f>VLOOKUP(A1,B:B,1,0)</f><v>#N/A</v></c></row>`,
            `<row>${textCell('1992')}<c><f>B1</f></c>${textCell('Legend')}<c t="e"><f>#REF!</f><v>#REF!</v></c></row>`,
          ].join(''),
        },
      ],
    }),
  );

  it('neither clear a field nor become a text; a typed #N/A clears', async () => {
    await editor.confirmed(await editor.checked('year,make,model,source\n1992,Acura,Integra,paper\n'));
    const task = await editor.checkedFile('a.xlsx', workbook);
    expect(task).toMatchObject({ bad_rows: 2, changed_rows: 0, new_rows: 0 });
    expect(await errorsOf(task)).toEqual([
      [2, 'source', '单元格的公式出错（#N/A）：请在表格中改正，或清空该单元格'],
      [3, 'make', '单元格是公式，文件中没有计算结果：请用电子表格软件打开并保存，或改为填写数值'],
      [3, 'source', '单元格的公式出错（#REF!）：请在表格中改正，或清空该单元格'],
    ]);
    expect((await editor.mend(task, { 2: { model: 'Integra GS' } })).data).toMatchObject({ bad_rows: 2 });
    const file = await user.file('/task-center/error_file', { taskid: task.taskid });
    expect(await editor.checkedFile('again.xlsx', new Uint8Array('content' in file ? file.content : []))).toMatchObject({ bad_rows: 2 });
    await editor.confirmed(await editor.checked('year,make,model,source\n1992,Acura,Integra,#N/A\n'));
    expect(await stored()).toMatchObject([{ model: 'Integra', source: null }]);
  });

  it('are refused in a csv too, which holds their names alone', async () => {
    expect(await errorsOf(await editor.checked('year,make,model,source\n1992,Acura,Integra,#DIV/0!\n'))).toEqual([
      [2, 'source', '单元格的公式出错（#DIV/0!）：请在表格中改正，或清空该单元格'],
    ]);
  });
});

it('an export is imported again as it was, whatever its texts look like', async () => {
  const texts = ['#N/A', "'#N/A", '=#N/A', '#REF!', "'=1+1", '＝1+1', '-12.5', '@x', '=1+1'];
  const insert = texts.map((source, at) => ({ market: 'US', year: 1990 + at, make: 'A', model: '=B', engine: 'x', source, by: user.id }));
  await sql`
    insert into vehicle_model (market, year, make, model, engine, source, created_by, updated_by)
    select market, year, make, model, engine, source, by, by from json_to_recordset(${JSON.stringify(insert)}::json)
    as given (market text, year integer, make text, model text, engine text, source text, by bigint)`.execute(database.db);
  for (const format of ['csv', 'xlsx']) {
    const columns = ['market', 'year', 'make', 'model', 'engine', 'source'];
    const file = await user.fileByPost('/item/vehicle_model/export', {
      section: 'basic',
      page: 'vehicleModel',
      format,
      columns,
      filters: [],
      sort: [],
    });
    if (!('content' in file)) throw new Error(JSON.stringify(file));
    const task = await editor.checkedFile(`a.${format}`, new Uint8Array(file.content));
    expect([format, task]).toMatchObject([format, { state: 'ready', same_rows: texts.length, changed_rows: 0, bad_rows: 0 }]);
  }
});

describe('cells of which a spreadsheet made something else', () => {
  const number = (value: number | string, style: number) => `<c s="${style}"><v>${value}</v></c>`;
  const rowOf = (model: string, year = '<c><v>1992</v></c>') => `<row>${year}${textCell('Acura')}${model}</row>`;
  const rows = textRow('year', 'make', 'model') + rowOf(number(46307, 1)) + rowOf(number(0.5, 2)) + rowOf(number(0.07, 3));
  const workbook = rawWorkbook({
    sheets: [{ rows: rows + rowOf(number('900638133393198765', 0)) + rowOf(number(123456789012345, 0)) }],
    formats: ['yyyy-mm-dd', 'h:mm', '0%'],
  });

  it('are refused where a text is wanted, with what to do, and stay so until somebody types them again', async () => {
    const task = await editor.checkedFile('a.xlsx', new Uint8Array(workbook));
    expect(task).toMatchObject({ bad_rows: 4, new_rows: 1 });
    expect(await errorsOf(task)).toEqual([
      [2, 'model', '单元格被存成了日期（2026-10-12）：请把该列设为“文本”格式后重新填写'],
      [3, 'model', '单元格被存成了时间（12:00）：请把该列设为“文本”格式后重新填写'],
      [4, 'model', '单元格被存成了百分数（7%）：请把该列设为“文本”格式后重新填写'],
      [5, 'model', '单元格是超过15位的数字（900638133393199000），末尾数字已被表格软件改动：请把该列设为“文本”格式后重新填写'],
    ]);
    expect((await editor.mend(task, { 2: { year: '1993' }, 3: { model: '12:00' } })).data).toMatchObject({ bad_rows: 3, new_rows: 2 });
    const file = await user.file('/task-center/error_file', { taskid: task.taskid });
    const again = await editor.checkedFile('again.xlsx', new Uint8Array('content' in file ? file.content : []));
    expect((await errorsOf(again)).map(([row]) => row)).toContain(2);
  });
});
