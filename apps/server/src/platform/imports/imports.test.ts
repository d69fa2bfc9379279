import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { fixedKey } from '@axle/wire';
import { parse } from 'csv-parse/sync';
import { colToLetter, letterToCol } from 'hucre';
import { readXlsx, writeXlsx } from 'hucre/xlsx';
import { describe, expect, it } from 'vitest';
import { editorCodes, taskServer, type TestUser } from '../jobs/testing/task-server.ts';
import { testDatabase } from '../../testing/test-database.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const editor = await server.addUser('editor', editorCodes);
const other = await server.addUser('other', editorCodes);
const admin = await server.addUser('admin', [], true);
const nobody = await server.addUser('nobody', []);

interface Task {
  readonly id: number;
  readonly taskid: string;
  readonly state: string;
  readonly rows: number;
  readonly error?: string;
}

const key = 'basic_vehicle_model';
const upload = (
  name: string,
  content: string | Uint8Array<ArrayBuffer>,
  fields: Readonly<Record<string, string>> = {},
  user: TestUser = editor,
) => user.upload('/task-center/import', { key, dry_run: '1', again: '1', ...fields }, name, content);
const taskOf = async (taskid: string, user: TestUser = editor) =>
  (await user.get('/task-center/import_task/get_detail', { taskid })).data as Task;
const settled = async (taskid: string) => {
  await expect.poll(async () => (await taskOf(taskid)).state, { interval: 50 }).not.toMatch(/^(uploaded|validating|running)$/);
  return taskOf(taskid);
};
const checked = async (name: string, content: string | Uint8Array<ArrayBuffer>, fields = {}) => {
  const reply = await upload(name, content, fields);
  expect(reply).toMatchObject({ code: 200 });
  return settled((reply.data as Task).taskid);
};
const confirmed = async (task: Task) => {
  expect(await editor.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ code: 200 });
  return settled(task.taskid);
};
const vehicles = async () =>
  (
    await database.db
      .selectFrom('vehicle_model')
      .select(eb => eb.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow()
  ).count;

const list =
  'year,make,model,body_styles\n1992,Acura,Integra,"[""Sedan"", ""Hatchback""]"\n1992,Acura,Legend,""\n1993,Toyota,Camry,"[""Sedan""]"\n';

describe('a file comes in', () => {
  it('[spec 7.22] is checked first and writes nothing before it is confirmed', async () => {
    const task = await checked('vehicles.csv', list);
    expect(task).toMatchObject({
      state: 'ready',
      rows: 3,
      done_rows: 3,
      new_rows: 3,
      changed_rows: 0,
      same_rows: 0,
      bad_rows: 0,
      mode: 'per_row',
      by: editor.id,
      file_name: 'vehicles.csv',
    });
    expect(await vehicles()).toBe(0);
    expect(await confirmed(task)).toMatchObject({ state: 'done', new_rows: 3, done_rows: 3 });
    expect(
      await database.db.selectFrom('vehicle_model').select(['market', 'year', 'make', 'model', 'body_styles']).orderBy('id').execute(),
    ).toEqual([
      { market: 'US', year: 1992, make: 'Acura', model: 'Integra', body_styles: ['sedan', 'hatchback'] },
      { market: 'US', year: 1992, make: 'Acura', model: 'Legend', body_styles: ['unknown'] },
      { market: 'US', year: 1993, make: 'Toyota', model: 'Camry', body_styles: ['sedan'] },
    ]);
  });

  it('adds nothing the second time, and asks before it is imported again', async () => {
    const again = await upload('vehicles.csv', list, { again: '0' });
    expect(again).toMatchObject({ code: 422, reason: 'SAME_FILE' });
    const task = await checked('vehicles.csv', list);
    expect(task).toMatchObject({ state: 'ready', new_rows: 0, changed_rows: 0, same_rows: 3 });
    expect(await confirmed(task)).toMatchObject({ state: 'done', new_rows: 0, same_rows: 3 });
    expect(await vehicles()).toBe(3);
  });

  it('may be an xlsx with Chinese labels in another order; empty cells leave, #N/A clears', async () => {
    const content = await writeXlsx({
      sheets: [
        {
          name: '车型',
          rows: [
            ['发动机', '车型', '品牌', '年款', '车系', '来源'],
            ['2.5L L4', 'RAV4', 'Toyota', 2020, 'RAV4', 'paper'],
          ],
        },
      ],
    });
    expect(await confirmed(await checked('车型.xlsx', content as Uint8Array<ArrayBuffer>))).toMatchObject({ state: 'done', new_rows: 1 });
    const next = 'year,make,model,engine,family,source\n2020,toyota,rav4,2.5l l4,,#N/A\n';
    expect(await confirmed(await checked('next.csv', next))).toMatchObject({ state: 'done', new_rows: 0, changed_rows: 1 });
    expect(
      await database.db.selectFrom('vehicle_model').select(['family', 'source', 'engine']).where('model', '=', 'RAV4').execute(),
    ).toEqual([{ family: 'RAV4', source: null, engine: '2.5L L4' }]);
  });

  it('runs at once where no dry run is wanted', async () => {
    expect(await checked('direct.csv', 'year,make,model\n2001,Saab,900\n', { dry_run: '0' })).toMatchObject({ state: 'done', new_rows: 1 });
  });
});

describe('bad rows', () => {
  const bad = 'year,make,model,body_styles,note to nobody\n1950,Ford,T,"[""Sedan"""\n2001,,Nine,\n2002,Volvo,V70,"[""Wagon""]"\n'.replace(
    ',note to nobody',
    ',source',
  );

  it('are listed one by one, the good ones are written, and the bad ones come back as a file', async () => {
    const task = await checked('bad.csv', bad);
    expect(task).toMatchObject({ state: 'has_errors', rows: 3, new_rows: 1, bad_rows: 2 });
    const errors = (await editor.get('/task-center/get_errors', { taskid: task.taskid })).data as { rows: unknown[] };
    expect(errors.rows).toMatchObject([
      { row: 2, column: 'year', code: 'RANGE', value: '1950', message: '年款范围错误' },
      { row: 2, column: 'bodyStyles', code: 'FORMAT' },
      { row: 3, column: 'make', code: 'REQUIRED', message: '品牌必填' },
    ]);
    const done = await confirmed(task);
    expect(done).toMatchObject({ state: 'partial', new_rows: 1, bad_rows: 2 });
    const file = await editor.file('/task-center/error_file', { taskid: task.taskid });
    if (!('content' in file)) throw new Error('no file');
    expect(file.name).toBe('bad-错误行.csv');
    const rows = parse(file.content, { bom: true }) as string[][];
    expect(rows[0]).toEqual(['year', 'make', 'model', 'body_styles', 'source', '行号', '错误列', '错误码', '错误说明']);
    expect(rows.slice(1).map(row => [row[0], row[1], row[5], row[6], row[7]])).toEqual([
      ['1950', 'Ford', '2', '年款; 车身形式', '超出范围; 格式错误'],
      ['2001', '', '3', '品牌', '必填'],
    ]);
  });

  it('a mended error file can be sent as it is', async () => {
    const mended = 'year,make,model,行号,错误列,错误码,错误说明\n2001,Saab,Nine,3,品牌,必填,品牌必填\n';
    expect(await checked('mended.csv', mended)).toMatchObject({ state: 'ready', new_rows: 1 });
  });

  it('keep a file from being written where all rows count or none', async () => {
    const before = await vehicles();
    const task = await checked('all.csv', bad, { mode: 'all_or_nothing' });
    expect(task).toMatchObject({ state: 'has_errors', mode: 'all_or_nothing' });
    expect(await editor.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ code: 422, reason: 'BAD_TRANSITION' });
    expect(await confirmed(await checked('good.csv', 'year,make,model\n2003,Lada,Niva\n', { mode: 'all_or_nothing' }))).toMatchObject({
      state: 'done',
      new_rows: 1,
    });
    expect(await vehicles()).toBe(before + 1);
  });
});

describe('bad files', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d4948445200000001', 'hex');
  const header = '表头与模板不一致：缺少 车型';
  it.each([
    ['a renamed picture', 'vehicles.csv', png, '文件内容与扩展名不符'],
    ['a renamed text', 'vehicles.xlsx', 'year,make,model\n', '文件内容与扩展名不符'],
    [
      'a western one-byte encoding',
      'vehicles.csv',
      Buffer.from('year,make,model\n2001,Citro\u00ebn,C5\n', 'latin1'),
      '文件编码无法识别：请选择编码，或另存为 UTF-8',
    ],
    ['a wrong header', 'vehicles.csv', 'year,make\n1992,Acura\n', header],
    ['50,001 rows', 'vehicles.csv', `year,make,model\n${'2001,Saab,900\n'.repeat(50_001)}`, '最多导入50,000行'],
    ['no rows', 'vehicles.csv', 'year,make,model\n', '文件没有数据行'],
  ])('%s fails as a whole, in words', async (_what, name, content, message) => {
    expect(await checked(name, content)).toMatchObject({ state: 'failed', error: message });
  });

  it('Chinese spreadsheets in GB 18030 are read', async () => {
    const content = Buffer.concat([
      Buffer.from('c4eabfee2cc6b7c5c62cb3b5d0cd2cc0b4d4b40a', 'hex'),
      Buffer.from('2004,BYD,F3,', 'latin1'),
      Buffer.from('b1c8d1c7b5cf0a', 'hex'),
    ]);
    expect(await confirmed(await checked('比亚迪.csv', content))).toMatchObject({ state: 'done', new_rows: 1 });
    expect(await database.db.selectFrom('vehicle_model').select('source').where('make', '=', 'BYD').executeTakeFirst()).toEqual({
      source: '比亚迪',
    });
  });

  it('21 MB, another kind of file, an unknown key: refused at once, nothing kept', async () => {
    const before = await readdir(server.files.path);
    expect(await upload('big.csv', new Uint8Array(21 * 1024 * 1024))).toMatchObject({ reason: 'FILE_TOO_LARGE', message: '文件超过20 MB' });
    expect(await upload('vehicles.pdf', list)).toMatchObject({ reason: 'FILE_TYPE' });
    expect(await upload('vehicles.csv', '')).toMatchObject({ reason: 'FILE_EMPTY' });
    expect(await upload('vehicles.csv', list, { key: 'nothing' })).toMatchObject({ reason: 'NOT_FOUND' });
    expect(await readdir(server.files.path)).toEqual(before);
  });

  it('a connection cut in the middle leaves nothing', async () => {
    const tasks = async () => (await database.db.selectFrom('import_task').select('id').execute()).length;
    const [files, before] = [await readdir(server.files.path), await tasks()];
    const socket = connect(Number(new URL(server.address).port), '127.0.0.1');
    await once(socket, 'connect');
    socket.write(
      `POST /api/task-center/import HTTP/1.1\r\nhost: x\r\nx-axle-key: ${fixedKey}\r\nsignature: ${editor.id}\r\ncontent-type: multipart/form-data; boundary=xx\r\ncontent-length: 100000\r\n\r\n`,
    );
    socket.write(
      `--xx\r\ncontent-disposition: form-data; name="key"\r\n\r\n${key}\r\n--xx\r\ncontent-disposition: form-data; name="file"; filename="a.csv"\r\n\r\nyear,make`,
    );
    await expect.poll(async () => (await readdir(server.files.path)).length).toBe(files.length + 1);
    socket.destroy();
    await expect.poll(async () => (await readdir(server.files.path)).length).toBe(files.length);
    expect(await tasks()).toBe(before);
  });
});

describe('rights', () => {
  it('[spec 7.32] an import needs the right of its page, also when it runs', async () => {
    expect(await upload('vehicles.csv', list, {}, nobody)).toMatchObject({ code: 403 });
    expect((await nobody.get('/task-center/get_meta')).data).toEqual([]);
    expect((await editor.get('/task-center/get_meta')).data).toMatchObject([{ key, page: 'vehicleModel', max_rows: 50_000 }]);
    const task = await checked('late.csv', 'year,make,model\n2005,Rover,75\n');
    const grant = database.db.selectFrom('role_grant').selectAll().where('code', '=', 'basic.vehicleModel.import');
    const [mine] = (await grant.execute()).filter(row => row.role_id === 1);
    await database.db
      .deleteFrom('role_grant')
      .where('role_id', '=', mine?.role_id ?? 0)
      .where('code', '=', 'basic.vehicleModel.import')
      .execute();
    expect(await editor.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ code: 403 });
    expect(await editor.post('/task-center/import_task/confirm', { targets: [{ id: task.id }] })).toMatchObject({ code: 200 });
    expect(await settled(task.taskid)).toMatchObject({ state: 'failed', error: '没有操作权限，请联系管理员' });
    await database.db.insertInto('role_grant').values(mine!).execute();
  });

  it('[spec 7.24, 7.33] tasks are listed newest first, by the task centre and by the log of imports alike', async () => {
    const { taskid } = await checked('newest.csv', list);
    const rowsOf = async (path: string) => ((await editor.get(path, { limit: 2 })).data as { rows: Task[] }).rows.map(task => task.taskid);
    const listed = await rowsOf('/task-center/get_list');
    expect([listed[0], listed.length]).toEqual([taskid, 2]);
    expect(await rowsOf('/item-service/file/import/logs')).toEqual(listed);
  });

  it('tasks are seen by their owner and by super users alone', async () => {
    const task = await checked('own.csv', list);
    for (const [user, seen] of [
      [other, false],
      [admin, true],
    ] as const) {
      expect((await user.get('/task-center/import_task/get_detail', { taskid: task.taskid })).code).toBe(seen ? 200 : 404);
      expect((await user.get('/task-center/get_errors', { taskid: task.taskid })).code).toBe(seen ? 200 : 404);
      expect(((await user.post('/task-center/import_task/get_count', {})).data as { total: number }).total > 0).toBe(seen);
    }
    expect(await other.post('/task-center/confirm', { taskid: task.taskid })).toMatchObject({ code: 404 });
    expect(await other.post('/task-center/import_task/cancel', { targets: [{ id: task.id }] })).toMatchObject({
      data: [{ refusal: { code: 'NOT_FOUND' } }],
    });
    expect((await editor.post('/task-center/import_task/cancel', { targets: [{ id: task.id }] })).data).toMatchObject([
      { id: task.id, name: 'own.csv' },
    ]);
    expect(await taskOf(task.taskid)).toMatchObject({ state: 'cancelled' });
    expect((await editor.post('/task-center/import_task/remove', { targets: [{ id: task.id }] })).code).toBe(200);
    expect((await editor.get('/task-center/import_task/get_detail', { taskid: task.taskid })).code).toBe(404);
  });
});

describe('template', () => {
  it('[spec 7.23] has the labels of the reader, an example and a legend, and can be imported as it is', async () => {
    const file = await editor.file(`/basic-data-service/download_template/${key}`, {});
    if (!('content' in file)) throw new Error('no file');
    expect(file.name).toBe('车型库-模板.xlsx');
    const book = await readXlsx(file.content);
    expect(book.sheets.map(({ name, hidden }) => [name, hidden ?? false])).toEqual([
      ['车型库', false],
      ['说明', false],
      ['choices', true],
    ]);
    expect(book.sheets[0]?.rows[0]?.slice(0, 4)).toEqual(['年款', '品牌', '车型', '车身形式']);
    expect(book.sheets[0]?.freezePane).toMatchObject({ rows: 1 });
    const drive = book.sheets[0]?.rows[0]?.indexOf('驱动') ?? -1;
    const offered = book.sheets[0]?.dataValidations?.find(({ range }) => range.startsWith(`${colToLetter(drive)}2:`));
    const column = letterToCol(/!\$([A-Z]+)\$1:/.exec(offered?.formula1 ?? '')?.[1] ?? '');
    expect([offered?.type, book.sheets[2]?.rows[0]?.[column]]).toEqual(['list', 'FWD']);
    expect(book.sheets[1]?.rows[1]?.slice(0, 6)).toEqual(['年款', 'Year', 'year', '是 / yes', '1900–2999', '1900–2999']);
    expect(await checked(file.name, file.content as Uint8Array<ArrayBuffer>)).toMatchObject({ state: 'ready', new_rows: 1 });
    const csv = await editor.file(`/basic-data-service/download_template/${key}`, { format: 'csv' });
    expect('content' in csv && csv.content.toString('utf8').startsWith('\ufeff年款,品牌')).toBe(true);
    expect(await nobody.file(`/basic-data-service/download_template/${key}`, {})).toMatchObject({ code: 403 });
  });
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
