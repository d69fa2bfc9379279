import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const server = await taskServer(await testDatabase('demoTemplate'));
await server.start();
const customs = importUser(await server.addUser('boss', [], true), 'basic_tariff_code');
const head = 'country,code,nameZh,nameEn,unit1,mfn,vat,exportRebate,effectiveFrom,effectiveTo';

it('rates of one code whose periods overlap within a file are refused before anything is written', async () => {
  const rows = [
    'CN,8708309999,试件,test,千克,6,13,13,2027-01-01,2027-06-30',
    'CN,8708309999,试件,test,千克,7,13,13,2027-06-30,',
    'CN,8708305555,试件,test,千克,7,13,13,2027-06-30,',
  ];
  const task = await customs.checked(`${head}\n${rows.join('\n')}\n`);
  expect(await customs.errors(task)).toMatchObject([{ row: 3 }]);
  expect(task).toMatchObject({ state: 'has_errors', new_rows: 2, bad_rows: 1 });
  expect(await customs.confirmed(task)).toMatchObject({ state: 'partial', new_rows: 2, bad_rows: 1 });
});

it('a rate below one percent is read as it is, and the dry run warns of it', async () => {
  const task = await customs.checked(`${head}\nCN,8708302000,试件,test,千克,6,0.13,13%,2031/5/20 0:00,\n`);
  expect(task).toMatchObject({ state: 'ready', notes: expect.stringMatching(/有1行小于1：第2行的0\.13按0\.13%读取$/) });
});
