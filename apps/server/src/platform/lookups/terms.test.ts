import type { RecordRow } from '@axle/page-kit';
import { mainPaths, recordPath } from '@axle/wire';
import { expect, it } from 'vitest';
import { recordCalls } from '../resources/gateway/record-calls.ts';
import { demoApp } from '../../testing/demo-app.ts';
import { namedLookupCalls } from './named-lookups.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...namedLookupCalls({ database: db, registry }),
]);
const manager = { signature: await app.signIn('purchasemanager'), language: 'en' as const };
const reader = { signature: await app.signIn('buyer') };
const outsider = { signature: await app.signIn('cashier') };
const at = (path: string) => ({ service: 'base', path });
const add = (path: string, values: object, as = manager) => app.post(recordPath(at(path), 'add'), { values }, as);
const country = async (iso2: string) =>
  (await app.db.selectFrom('country').select('id').where('iso2', '=', iso2).executeTakeFirstOrThrow()).id;

it('a company has the tax number of its country, and stays while an exporter refers to it', async () => {
  const [cn, us] = [await country('CN'), await country('US')];
  const company = (code: string, own: number, tax_no: string) =>
    add('company_entity', { code, name_zh: code, name_en: code, country: own, tax_no, currency: 'CNY' });
  expect(await company('T-1', us, '91350100M000100Y43')).toMatchObject({ code: 422, refusals: [{ code: 'TAX_FORM' }] });
  expect(await company('T-1', cn, '91350100M000100Y4Z')).toMatchObject({ reason: 'USCC' });
  const made = (await company('T-1', cn, '91350100M000100Y43')).data as RecordRow;
  const exporter = { company: made.id, customs_code: '4403160ABC', uscc: '91350100M000100Y43', supervision: ['9810'] };
  expect(await add('customs_exporter', exporter)).toMatchObject({ code: 200 });
  const gone = await app.post(recordPath(at('company_entity'), 'del'), { targets: [{ id: made.id, version: 1 }] }, manager);
  expect(JSON.stringify(gone)).toContain('In use, can only be disabled');
});

it('[spec 6.13] a change of bank accounts waits for the finance manager', async () => {
  const { id, version } = await app.db
    .selectFrom('company_entity')
    .select(['id', 'version'])
    .where('code', '=', 'AX-US')
    .executeTakeFirstOrThrow();
  const account = { name: 'Other', bank: 'Other bank', account_no: '1', bank_code: 'EWBKUS66', currency: 'USD', is_default: true };
  expect(
    await app.post(
      recordPath(at('company_entity'), 'update'),
      { id, version, values: { bank_accounts: [account] }, reason: 'the bank was merged' },
      manager,
    ),
  ).toMatchObject({ code: 200 });
  expect(await app.db.selectFrom('company_entity_bank_accounts').select('account_no').where('record_id', '=', id).execute()).toEqual([
    { account_no: '8003172940' },
  ]);
  expect(await app.db.selectFrom('change_request').select(['entity', 'fields', 'approver_role', 'state']).execute()).toEqual([
    { entity: 'companyEntity', fields: ['companyEntity.bankAccounts'], approver_role: 'financeManager', state: 'pending' },
  ]);
});

it('[B33, B34] a payment method adds up to 100 %, and shows its deposit and its balance', async () => {
  const method = (percent: string) =>
    add('payment_method', {
      code: 'T-30',
      name_zh: '甲',
      name_en: 'A',
      lines: [
        { node: 'onOrder', percent: '30', offset_days: 0, basis: 'calendar' },
        { node: 'afterReceipt', percent, offset_days: 30, basis: 'monthEnd' },
      ],
    });
  expect(await method('60')).toMatchObject({ reason: 'NOT_100', message: 'Percentages must sum to 100%' });
  expect((await method('70')).data).toMatchObject({
    split: '30/70',
    deposit_pct: '30',
    balance_base: 'afterReceipt',
    net_days: 30,
    end_of_month: true,
  });
});

it('[B41] a payment method that suppliers go by is copied, not changed; it may still go out of use', async () => {
  const methods = at('payment_method');
  const stored = async (code: string) => {
    const { id } = await app.db.selectFrom('payment_method').select('id').where('code', '=', code).executeTakeFirstOrThrow();
    return (await app.get(`${recordPath(methods, 'read')}?id=${id}`, manager)).data as RecordRow & { readonly lines: readonly object[] };
  };
  const change = async ({ id, version }: RecordRow, values: object) =>
    app.post(recordPath(methods, 'update'), { id, version, values }, manager);
  const { payment_method } = await app.db.selectFrom('supplier').select('payment_method').limit(1).executeTakeFirstOrThrow();
  const { code } = await app.db.selectFrom('payment_method').select('code').where('id', '=', payment_method).executeTakeFirstOrThrow();
  const used = await stored(code);
  const lines = [{ node: 'afterReceipt', percent: '100', offset_days: 45, basis: 'calendar' }];
  const refused = await change(used, { lines });
  expect(refused).toMatchObject({ reason: 'METHOD_IN_USE' });
  expect(refused.message).toContain('create a new one with “Copy”');
  expect(await change(used, { name_en: 'Another name' })).toMatchObject({ reason: 'METHOD_IN_USE' });
  expect(await change(used, { name_en: used['name_en'], lines: used.lines })).toMatchObject({ code: 200 });
  expect(await add('payment_method', { code, name_zh: '甲', name_en: 'A', lines })).toMatchObject({ reason: 'DUPLICATE_IN_DB' });

  const copied = (await add('payment_method', { code: 'T-45', name_zh: used['name_zh'], name_en: used['name_en'], lines: used.lines }))
    .data as RecordRow;
  expect(await change(copied, { name_zh: '乙', name_en: 'B', lines })).toMatchObject({ code: 200, data: { net_days: 45 } });
  const { version } = await stored('T-45');
  await app.db
    .updateTable('customer')
    .set({ payment_method: copied.id })
    .where('id', 'in', app.db.selectFrom('customer').select('id').limit(1))
    .execute();
  expect((await change({ id: copied.id, version }, { name_en: 'C' })).message).toContain('is used by customers and');

  for (const call of ['disable', 'enable'] as const) {
    const { id, version: seen } = await stored(code);
    const reply = await app.post(recordPath(methods, call), { targets: [{ id, version: seen }] }, manager);
    expect(reply.data).toEqual([{ id, name: expect.any(String) }]);
  }
});

it('[M13] a contract template with an unknown gap is refused; prefixes occur once', async () => {
  const category = (code: string, number_prefix: string, template?: string) =>
    add('contract_category', { code, short_name: code, name_zh: code, name_en: code, number_prefix, template });
  expect(await category('T-1', 'TT', '{{suplierName}}')).toMatchObject({ reason: 'UNKNOWN_VARIABLE' });
  expect(await category('T-1', 'TT', '{{supplierName}}')).toMatchObject({ code: 200 });
  expect(await category('T-2', 'TT')).toMatchObject({ reason: 'DUPLICATE_IN_DB' });
});

it('contract categories are answered by their short names', async () => {
  const reply = await app.get(mainPaths.contractCategories, manager);
  expect(reply.data).toContainEqual({ id: expect.any(Number), code: 'FRAME', name: 'Purchase frame contract', short_name: '采购框架' });
  expect(await app.get(mainPaths.contractCategories, outsider)).toMatchObject({ code: 403 });
  expect(await app.get(mainPaths.contractCategories, reader)).toMatchObject({ code: 200 });
});
