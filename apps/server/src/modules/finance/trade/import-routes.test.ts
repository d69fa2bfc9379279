import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('demoTemplate');
const server = await taskServer(database);
await server.start();
const boss = importUser(await server.addUser('boss', [], true), 'basic_trade_route');
const head = 'code,nameZh,nameEn,warehouse,exporter,supervision,isDefault,legs.seller,legs.buyer,legs.via';
const chain = async (code: string) => {
  const { id } = await database.db.selectFrom('trade_route').select('id').where('code', '=', code).executeTakeFirstOrThrow();
  const legs = await database.db
    .selectFrom('trade_route_legs as l')
    .innerJoin('company_entity as s', 's.id', 'l.seller')
    .innerJoin('company_entity as b', 'b.id', 'l.buyer')
    .select(['s.code as seller', 'b.code as buyer'])
    .where('l.record_id', '=', id)
    .orderBy('l.line_no')
    .execute();
  return legs.map(({ seller, buyer }) => `${seller}>${buyer}`);
};

it('[B40] rows of one code are a route, a leg each; routes that break the chain or want a relation are bad', async () => {
  const rows = [
    'GZ-HK,广州香港,Guangzhou Hong Kong,US-W,,9810,否,AX-GZ,AX-HK,',
    'GZ-HK,,,,,,,AX-HK,AX-US,',
    'BROKEN,断,Broken,US-W,,9810,否,AX-GZ,AX-HK,',
    'BROKEN,,,,,,,AX-US,AX-HK,',
    'NONE,无,None,US-W,,9810,否,AX-SZ,AX-US,',
    'SECOND,二,Second,US-W,,9810,是,AX-GZ,AX-HK,',
  ];
  const task = await boss.checked(`${head}\n${rows.join('\n')}\n`);
  const messages = async () => (await boss.errors(task)).map(({ row, column, message }) => `${row} ${column} ${message}`);
  expect((await messages()).slice(1)).toEqual([
    '5 legs.seller 各环节须首尾相接：上一环节的买方是下一环节的卖方',
    '5 legs.buyer 同一公司只能出现一次',
    '6 legs.buyer AX-SZ与AX-US没有有效的贸易关系',
    '7 isDefault 该仓库已有默认路线',
  ]);
  await boss.confirmed(task);
  expect(await chain('GZ-HK')).toEqual(['AX-GZ>AX-HK', 'AX-HK>AX-US']);
});
