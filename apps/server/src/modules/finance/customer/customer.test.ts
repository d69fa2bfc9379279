import { actionPath, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' as const });
const manager = await as('purchasemanager');
const customers = { service: 'base', path: 'customer' };
const stored = (code: string) => app.db.selectFrom('customer').selectAll().where('code', '=', code).executeTakeFirstOrThrow();
const read = async (id: number) => (await app.get(`${recordPath(customers, 'read')}?id=${id}`, manager)).data;
const check = async (code: string, amount: string, who = manager) => {
  const { id, version } = await stored(code);
  const reply = await app.post(actionPath(customers, 'checkCredit'), { targets: [{ id, version }], input: { amount } }, who);
  return reply.code === 200 ? (reply.data as readonly { refusal?: { code: string; message: { en: string } } }[])[0]!.refusal : reply.reason;
};

it('[B30] order of 2,000 with 1,500 available is refused with the gap 500', async () => {
  await app.db.updateTable('customer').set({ receivable: '42000', open_amount: '6500' }).where('code', '=', 'C1001').execute();
  expect(await read((await stored('C1001')).id)).toMatchObject({ credit_limit: '50000', used: '48500', available: '1500' });
  expect(await check('C1001', '2000')).toMatchObject({
    code: 'CREDIT',
    message: { en: 'Credit limit exceeded: 1500 available, 500 short' },
  });
  expect(await check('C1001', '1500')).toBeUndefined();
  expect(await check('C1013', '1')).toMatchObject({ code: 'NO_LIMIT' });
  await app.db
    .insertInto('user_field_setting')
    .values({ subject_kind: 'user', subject: 'auditor', page: 'customer', field: 'creditLimit', mode: 'readBlock' })
    .execute();
  expect(await check('C1001', '1500', await as('auditor'))).toBe('FORBIDDEN');
});

it('[spec 6.13] a change of the credit limit waits for the finance manager', async () => {
  const { id, version } = await stored('C1002');
  expect(
    await app.post(recordPath(customers, 'update'), { id, version, values: { credit_limit: '900000' }, reason: '年度额度调整' }, manager),
  ).toMatchObject({
    code: 200,
  });
  expect((await stored('C1002')).credit_limit).toBe('120000');
  expect(await app.db.selectFrom('change_request').select(['fields', 'approver_role']).where('record_id', '=', id).execute()).toEqual([
    { fields: ['customer.creditLimit'], approver_role: 'financeManager' },
  ]);
});

it('[B38] the tax number of an EU customer begins with its country', async () => {
  const { id, version } = await stored('C1006');
  const changed = (tax_id: string) => app.post(recordPath(customers, 'update'), { id, version, values: { tax_id } }, manager);
  expect(await changed('FR298417605')).toMatchObject({
    reason: 'TAX_COUNTRY',
    message: 'An EU tax number must start with the country code DE',
  });
  expect(await changed('DE298417605')).toMatchObject({ reason: 'VAT_NUMBER' });
  expect(await changed('DE136695976')).toMatchObject({ code: 200 });
});
