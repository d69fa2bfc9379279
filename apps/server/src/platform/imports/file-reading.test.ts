import { expect, it } from 'vitest';
import { taskServer } from '../jobs/testing/task-server.ts';
import { rawWorkbook, textRow } from '../table-file/testing/raw-workbook.ts';
import { testDatabase } from '../../testing/test-database.ts';
import { importUser } from './testing/import-user.ts';

const database = await testDatabase();
const server = await taskServer(database);
await server.start();
const user = await server.addUser('boss', [], true);
const brands = importUser(user, 'basic_brand');
const maps = importUser(user, 'basic_sku_map');
const vehicles = importUser(user);

const errorsOf = async (who: typeof brands, task: Awaited<ReturnType<typeof brands.checked>>) =>
  (await who.errors(task)).map(({ row, column, message }) => `${row} ${column} ${message}`);

it('[T13] the marks of numbers are decided for a file; one that may be two numbers is refused', async () => {
  const head = 'platform;sellerSku;sku1;qty1;effectiveFrom';
  const open = await maps.checked(`${head}\namazon;A;NONE;1.000;2026-01-01\n`);
  expect(await errorsOf(maps, open)).toContain('2 lines.1.qty “1.000”可能是两个数：无法判断“,”和“.”哪个是小数点，请去掉千位分隔符');
  const settled = await maps.checked(`${head}\namazon;A;NONE;1.000;2026-01-01\namazon;B;NONE;2,0;2026-01-01\n`);
  expect((await errorsOf(maps, settled)).filter(line => line.includes('qty'))).toEqual(['2 lines.1.qty 数量超出范围（1–999）']);
  expect(settled).toMatchObject({ notes: '数字按“1.234,56”读取：逗号为小数点' });
});

it('a title above the header is passed over, and the dry run says where the header stands', async () => {
  const rows = textRow('品牌清单 2026') + textRow() + textRow('code', 'nameZh', 'nameEn', 'kind') + textRow('AX', '甲', 'Axle', 'own');
  const task = await brands.checkedFile(
    'a.xlsx',
    new Uint8Array(rawWorkbook({ sheets: [{ rows: rows + textRow('BX', '', 'B', 'none') }] })),
  );
  expect(task).toMatchObject({ rows: 2, new_rows: 1, bad_rows: 1, notes: '表头在第3行' });
  expect(await errorsOf(brands, task)).toEqual(['5 nameZh 中文名称必填', expect.stringMatching(/^5 kind .*没有“none”，可填：/)]);
  const file = await user.file('/task-center/error_file', { taskid: task.taskid });
  const again = await brands.checkedFile('a.xlsx', new Uint8Array('content' in file ? file.content : []));
  expect(again).toMatchObject({ rows: 1, bad_rows: 1 });
});

it('hidden rows are imported, and the dry run says so', async () => {
  const rows = `${textRow('year', 'make', 'model')}${textRow('1990', 'A', 'B')}${textRow('1991', 'A', 'B').replace('<row>', '<row hidden="1">')}`;
  const task = await vehicles.checkedFile('a.xlsx', new Uint8Array(rawWorkbook({ sheets: [{ rows }] })));
  expect(task).toMatchObject({ new_rows: 2, notes: '文件有1行被隐藏（如第3行），同样会导入' });
});

it('an unknown column is compared with one that it may be, and with no other', async () => {
  const refused = async (head: string) => (await vehicles.checked(`${head}\n1990,A,B,x\n`)) as unknown as { readonly error: string };
  expect((await refused('year,make,model,Engnie')).error).toBe('表头与模板不一致：未知的列 Engnie，最接近的是 发动机');
  expect((await refused('year,make,model,Warehouse manager')).error).toBe('表头与模板不一致：未知的列 Warehouse manager');
});

it('[T14] a file whose encoding is open is refused until somebody says which it is', async () => {
  const big5 = Buffer.concat([
    Buffer.from('code,nameZh,nameEn,kind\nPADS,'),
    Buffer.from('b7d9a8aea8d3a54fa4f9', 'hex'),
    Buffer.from(',Pads,own\n'),
  ]);
  const open = await brands.checkedFile('a.csv', new Uint8Array(big5));
  expect(open).toMatchObject({ state: 'failed', error: '文件编码无法识别：请选择编码，或另存为 UTF-8' });
  await brands.confirmed(await brands.checkedFile('a.csv', new Uint8Array(big5), { encoding: 'big5' }));
  const stored = await database.db.selectFrom('brand').select('name_zh').where('code', '=', 'PADS').execute();
  expect(stored).toEqual([{ name_zh: '煞車來令片' }]);
});

it('nothing unexpected happened', () => {
  expect(server.warnings).toEqual([]);
});
