import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { importUser } from '../../../platform/imports/testing/import-user.ts';
import { taskServer } from '../../../platform/jobs/testing/task-server.ts';
import { testDatabase } from '../../../testing/test-database.ts';

const database = await testDatabase('demoTemplate');
const { db } = database;
const server = await taskServer(database, { now: () => new Date('2026-05-20T08:30:00Z') });
await server.start();
const importer = importUser(await server.addUser('teller', [], true), 'finance_payment_results');

/** An approved request to pay a settlement of so much; returns its number. */
async function requested(payable: number): Promise<string> {
  const { rows } = await sql<{ no: string }>`
    with made as (
      insert into settlement (settle_no, state, supplier, company_entity, currency, gross, deducted, claimed, prepaid_used, payable,
        due_date)
      select '', 'paying', min(s.id), (select min(id) from company_entity), 'CNY', ${payable}::numeric, 0, 0, 0, ${payable}::numeric,
        '2026-06-01' from supplier s returning settle_no, supplier, company_entity)
    insert into payment_request (payment_no, state, kind, payer, payee, source_type, source_no, instalment, currency, amount, due_date)
    select '', 'approved', 'goods', company_entity, supplier, 'settlement', settle_no, 1, 'CNY', ${payable}::numeric, '2026-06-01' from made
    returning payment_no as no`.execute(db);
  return rows[0]!.no;
}

/** The state of a request and of its settlement, and their ledger entries. */
async function standing(no: string) {
  const { rows } = await sql<Record<string, unknown>>`
    select r.state, s.state as settlement, trim_scale(s.paid_amount)::text as paid,
      (select count(*)::integer from ledger_voucher v where v.event = 'e6' and v.biz_no = s.settle_no) as vouchers
    from payment_request r join settlement s on s.settle_no = r.source_no where r.payment_no = ${no}`.execute(db);
  return rows[0];
}

it('[PAY1] takes in what the bank has paid, each payment once; rows that are refused come back with why', async () => {
  const [one, two] = [await requested(2690), await requested(500)];
  const header = '付款申请,付款序号,付款金额,付款日期,银行流水号';
  const content = `${header}
${one},1,1000,2026-05-18,ICBC-1
${one},2,1690.01,2026-05-19,ICBC-2
${two},1,500,2026-05-21,ICBC-3
PR0,1,500,2026-05-19,ICBC-4
${two},2,500,2026-05-19,ICBC-5
`;
  const task = await importer.checked(content);
  await importer.confirmed(task);
  expect((await importer.errors(task)).map(({ row }) => row).toSorted((a, b) => a - b)).toEqual([3, 4, 5]);
  expect(await standing(one)).toEqual({ state: 'part_paid', settlement: 'part_paid', paid: '1000', vouchers: 1 });
  expect(await standing(two)).toEqual({ state: 'paid', settlement: 'paid', paid: '500', vouchers: 1 });
  const again = await importer.checked(`${header}
${one},1,1000,2026-05-18,ICBC-1
${two},2,499,2026-05-19,ICBC-5
${one},2,1690,2026-05-19,ICBC-2
`);
  await importer.confirmed(again);
  expect((await importer.errors(again)).map(({ row }) => row)).toEqual([3]);
  expect(await standing(one)).toEqual({ state: 'paid', settlement: 'paid', paid: '2690', vouchers: 2 });
  expect(await standing(two)).toEqual({ state: 'paid', settlement: 'paid', paid: '500', vouchers: 1 });
  expect(server.warnings).toEqual([]);
});
