import { actionPath, mainPaths, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { approvalCalls } from '../../../platform/approvals/approval-calls.ts';
import { supplierLookupCalls } from './supplier-lookups.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';

const app = await demoApp(({ db, registry }) => [
  ...recordCalls({ database: db, registry }),
  ...supplierLookupCalls({ database: db, registry }),
  ...approvalCalls({ database: db }),
]);
const suppliers = { service: 'base', path: 'suppliers' };
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' as const });
const [boss, manager, buyer, finance] = [
  await as('superadmin'),
  await as('purchasemanager'),
  await as('buyer'),
  await as('financemanager'),
];
type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const stored = async (code: string) =>
  app.db.selectFrom('supplier').selectAll().where('supplier_code', '=', code).executeTakeFirstOrThrow();
const userId = async (account: string) =>
  (await app.db.selectFrom('app_user').select('id').where('account', '=', account).executeTakeFirstOrThrow()).id;
const read = async (id: number, who = boss) => (await app.get(`${recordPath(suppliers, 'read')}?id=${id}`, who)).data as Row;
const codesSeen = async (who: typeof boss) => {
  const reply = await app.post(recordPath(suppliers, 'list'), { filters: [], sort: [{ field: 'supplierCode' }], limit: 200 }, who);
  return (reply.data as { rows: readonly Row[] }).rows.map(row => String(row['supplier_code']));
};
const run = async (action: string, code: string, input: object = {}, who = boss) => {
  const { id, version } = await stored(code);
  const reply = await app.post(actionPath(suppliers, action), { targets: [{ id, version }], input }, who);
  if (reply.code !== replyCodes.ok) return reply.reason ?? String(reply.code);
  return (reply.data as readonly { readonly refusal?: { readonly code: string } }[])[0]!.refusal?.code ?? 'done';
};
const account = (accountNo: string) => ({
  name: '另一户名',
  bank: '宁波银行',
  account_no: accountNo,
  bank_code: '313332082914',
  currency: 'CNY',
  is_default: true,
});
const newSupplier = async (code: string, more: object = {}, who = manager) => {
  const { payment_method } = await stored('S1001');
  const values = {
    supplier_code: code,
    name_zh: code,
    name_en: code,
    short_name: code,
    type: 'factory',
    currency: 'CNY',
    payment_method,
    purchase_user: await userId('buyer'),
    ...more,
  };
  return app.post(recordPath(suppliers, 'add'), { values }, who);
};

it('[S2] users see the suppliers of their scope: their own, their department’s, the listed ones', async () => {
  const [all, own, department] = [await codesSeen(boss), await codesSeen(buyer), await codesSeen(manager)];
  expect([all.length, own.length, department.length]).toEqual([55, 36, 51]);
  expect(department.filter(code => own.includes(code))).toEqual(own);
  expect(department).not.toContain('S1037');
  expect(await app.get(`${recordPath(suppliers, 'read')}?id=${(await stored('S1037')).id}`, manager)).toMatchObject({
    reason: 'NOT_FOUND',
  });
  const listed = await stored('S1037');
  await sql`update data_scope set mode = 'listed', targets = ${[String(listed.id)]} where kind = 'supplier'
    and user_id = ${await userId('buyer')}`.execute(app.db);
  expect(await codesSeen(buyer)).toEqual(['S1037']);
  await sql`update data_scope set mode = 'own', targets = '{}' where kind = 'supplier' and user_id = ${await userId('buyer')}`.execute(
    app.db,
  );
});

it('[spec 7.10] the lists of suppliers and of their buyers answer within the scope, in the user’s language', async () => {
  for (const path of [
    mainPaths.suppliers,
    mainPaths.supplierNames,
    mainPaths.supplierChoices,
    mainPaths.supplierList,
    mainPaths.panelSuppliers,
    mainPaths.suppliersExtended,
    mainPaths.supplierExtendedNames,
  ]) {
    const { data } = await app.get(path, buyer);
    expect((data as readonly Row[]).length).toBe(36);
    expect(data).toContainEqual(expect.objectContaining({ code: 'S1001', name: 'Ningbo Hengchi Brake Systems Co., Ltd.' }));
  }
  const inChinese = { ...manager, language: 'zh-cn' as const };
  expect((await app.get(mainPaths.suppliers, inChinese)).data).toContainEqual(
    expect.objectContaining({ code: 'S1025', name: '丹阳市亮程车灯有限公司', short_name: '亮程车灯', stage: 'qualified' }),
  );
  expect(JSON.stringify((await app.get(mainPaths.suppliers, boss)).data)).not.toContain('S1030');
  expect((await app.post(mainPaths.permittedPanelSuppliers, {}, manager)).data).toHaveLength(50);
  expect((await app.get(mainPaths.purchaseUsers, manager)).data).toMatchObject([
    { code: 'buyer', name: 'Lei Wang' },
    { code: 'purchasemanager', name: 'Qian Zhao' },
  ]);
  expect((await app.post(mainPaths.purchaseUsersOfSuppliers, {}, buyer)).data).toHaveLength(1);
  expect(await app.get(mainPaths.suppliers, await as('omsclerk'))).toMatchObject({ code: 403 });
});

it('[spec 7.19] lists of boards show the suppliers of the user, of those of the department, or of all', async () => {
  const { rows } = await sql<{ id: number; owner: string }>`
    select s.id, u.account as owner from supplier s join app_user u on u.id = s.purchase_user`.execute(app.db);
  const own = rows.filter(({ owner }) => owner === 'purchasemanager').map(({ id }) => id);
  const ids = async (type?: string) =>
    new Set(((await app.post(mainPaths.permittedPanelSuppliers, { type }, manager)).data as readonly Row[]).map(({ id }) => id));
  const [mine, dept, all] = [await ids('own'), await ids('dept'), await ids('all')];
  expect(mine.size).toBeGreaterThan(0);
  for (const id of mine) expect(own).toContain(id);
  expect([...mine].every(id => dept.has(id))).toBe(true);
  expect([...dept].every(id => all.has(id))).toBe(true);
  expect([all, mine.size < all.size]).toEqual([await ids(), true]);
  const { data } = await app.get(`${mainPaths.panelSuppliers}?type=own`, manager);
  expect((data as readonly Row[]).length).toBe(mine.size);
  const buyers = (await app.get(`${mainPaths.panelPurchaseUsers}?type=own`, manager)).data as readonly Row[];
  expect(buyers.map(({ code }) => code)).toEqual(['purchasemanager']);
  expect(await app.post(mainPaths.permittedPanelSuppliers, { type: 'none' }, manager)).toMatchObject({ code: 400 });
});

it('[S2] nobody can create a supplier outside their scope, or move one out of it', async () => {
  expect(await newSupplier('T-1')).toMatchObject({ code: 200, data: { stage: 'potential' } });
  expect(await newSupplier('T-2', { purchase_user: await userId('logistics') })).toMatchObject({ reason: 'OUT_OF_SCOPE' });
  expect(await codesSeen(buyer)).toContain('T-1');
  expect(await run('transfer', 'T-1', { purchaseUser: await userId('logistics') }, manager)).toBe('OUT_OF_SCOPE');
  expect(await run('transfer', 'T-1', { purchaseUser: await userId('purchasemanager') }, manager)).toBe('done');
  expect(await codesSeen(buyer)).not.toContain('T-1');
  expect(await run('transfer', 'T-1', { purchaseUser: await userId('buyer') }, buyer)).toBe('FORBIDDEN');
});

it('a supplier comes on trial by a sample and qualifies with three orders; frozen, it returns to where it stood or goes for good', async () => {
  const at = async () => (await stored('T-1')).stage;
  expect(await run('qualify', 'T-1', { acceptedOrders: 3 }, manager)).toBe('STATE');
  expect(await run('promote', 'T-1', { sampleNo: 'SP-2605-118' }, manager)).toBe('done');
  expect(await run('qualify', 'T-1', { acceptedOrders: 2 }, manager)).toBe('TOO_FEW_ORDERS');
  expect([await run('freeze', 'T-1', { freezeReason: '延期' }, manager), await at()]).toEqual(['done', 'frozen']);
  expect([await run('unfreeze', 'T-1', {}, manager), await at()]).toEqual(['done', 'trial']);
  expect([await run('qualify', 'T-1', { acceptedOrders: 3 }, manager), await at()]).toEqual(['done', 'qualified']);
  expect(await run('eliminate', 'T-1', {}, manager)).toBe('STATE');
  await run('freeze', 'T-1', { freezeReason: '延期' }, manager);
  await sql`update supplier set open_amount = 12000, balance = 300 where supplier_code = 'T-1'`.execute(app.db);
  expect(await run('eliminate', 'T-1', {}, manager)).toBe('OPEN_ORDERS');
  await sql`update supplier set open_amount = 0 where supplier_code = 'T-1'`.execute(app.db);
  expect(await run('eliminate', 'T-1', {}, manager)).toBe('BALANCE');
  await sql`update supplier set balance = 0 where supplier_code = 'T-1'`.execute(app.db);
  expect([await run('eliminate', 'T-1', {}, manager), await at()]).toEqual(['done', 'eliminated']);
  expect(await run('grade', 'T-1', { score: '90' }, manager)).toBe('STATE');
});

it('[SUP1] score 84.9 → B, 85.0 → A', async () => {
  const graded = async (score: string) => {
    await run('grade', 'S1009', { score }, manager);
    return (await stored('S1009')).grade;
  };
  expect([await graded('84.9'), await graded('85.0')]).toEqual(['B', 'A']);
});

it('[spec 6.13] changing the bank account leaves payments on the old one until a second person approves', async () => {
  const { id, version } = await stored('S1002');
  const accounts = async () =>
    (await app.db.selectFrom('supplier_bank_accounts').select('account_no').where('record_id', '=', id).execute()).map(
      row => row.account_no,
    );
  const before = await accounts();
  const values = { bank_accounts: [account('7001-2291-8842')] };
  expect(await app.post(recordPath(suppliers, 'update'), { id, version, values }, manager)).toMatchObject({ reason: 'HOLDER' });
  values.bank_accounts[0] = { ...account('7001-2291-8842'), name: '莱州金锚制动盘有限公司' };
  const reason = 'the bank was merged';
  expect(await app.post(recordPath(suppliers, 'update'), { id, version, values, reason }, manager)).toMatchObject({ code: 200 });
  expect(await accounts()).toEqual(before);
  const request = await app.db.selectFrom('change_request').selectAll().where('record_id', '=', id).executeTakeFirstOrThrow();
  expect(request).toMatchObject({
    entity: 'supplier',
    fields: ['supplier.bankAccounts'],
    approver_role: 'financeManager',
    state: 'pending',
  });
  const decide = (who: typeof boss) =>
    app.post(
      actionPath({ service: 'base', path: 'change_request' }, 'approve'),
      { targets: [{ id: request.id, version: request.version }], input: {} },
      who,
    );
  expect(JSON.stringify(await decide(manager))).toContain('refusal');
  expect(await accounts()).toEqual(before);
  expect(await decide(finance)).toMatchObject({ code: 200 });
  expect(await accounts()).toEqual(['7001-2291-8842']);
  expect(await read(id)).toMatchObject({ version: version + 1 });
});

it('a credit code is of one supplier, and right', async () => {
  const { uscc } = await stored('S1003');
  expect(await newSupplier('T-3', { uscc })).toMatchObject({ reason: 'USCC_TAKEN' });
  expect(await newSupplier('T-3', { uscc: '91350100M000100Y4Z' })).toMatchObject({
    reason: 'USCC',
    message: 'Invalid unified social credit code',
  });
  expect(await newSupplier('T-3', { uscc: '91350100M000100Y43' })).toMatchObject({ code: 200 });
});

it('a supplier counts the SKUs that it usually makes, whatever becomes of them, and stays while there are any', async () => {
  const counted = async () => {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from supplier_list s where s.skus <> (select count(*) from sku where supplier = s.id)`.execute(app.db);
    return rows[0]!.n;
  };
  expect(await counted()).toBe(0);
  const { id } = await stored('T-3');
  await sql`update sku set supplier = ${id} where id in (select id from sku order by id limit 5)`.execute(app.db);
  await sql`update sku set supplier = null where id in (select id from sku where supplier = ${id} order by id limit 2)`.execute(app.db);
  expect([await counted(), (await read(id))['skus']]).toEqual([0, 3]);
  const gone = await app.post(recordPath(suppliers, 'del'), { targets: [{ id, version: (await stored('T-3')).version }] }, manager);
  expect(JSON.stringify(gone)).toContain('In use, can only be disabled');
});

it('a licence sets the expiry date on its supplier; a reminder notifies the buyer by message and mail, once it is due', async () => {
  const { id: supplier } = await stored('S1001');
  let files = 0;
  const add = async (expiry: string | null) => {
    const { rows } = await sql<{ id: number; version: number }>`
      insert into supplier_file (supplier, type, no, expiry_date, remind_days, file) values (${supplier}, 'licence', ${`L-${++files}`},
      ${expiry}::date, 30, '[]') returning id, version`.execute(app.db);
    return rows[0]!;
  };
  const remind = async (target: { id: number; version: number }) => {
    const reply = await app.post(
      actionPath({ service: 'base', path: 'supplier_file' }, 'remind'),
      { targets: [target], input: {} },
      manager,
    );
    return (reply.data as readonly { refusal?: { code: string } }[])[0]!.refusal?.code;
  };
  const late = await add('2026-08-01');
  const soon = await add('2026-05-27');
  expect(await read(supplier)).toMatchObject({ licence_to: '2026-08-01', files_to: '2026-08-01' });
  expect([await remind(late), await remind(soon), await remind(await add(null))]).toEqual(['NOT_DUE', undefined, 'NO_EXPIRY']);
  expect((await read(supplier))['licence_to']).toBe('2999-12-31');
  const [notified] = await app.db.selectFrom('message').selectAll().where('event', '=', 'supplierFile.expiring').execute();
  expect(notified).toMatchObject({
    receiver: await userId('buyer'),
    title_zh: 'S1001 恒驰制动：营业执照将到期',
    link_page: 'supplierFile',
  });
  expect(await app.db.selectFrom('outgoing_mail_purpose').select('mail').where('message', '=', notified!.id).execute()).toHaveLength(1);
});

it('shows the share of purchases of the last 90 days that came on time, and suppliers without a valid licence', async () => {
  const { id } = await stored('T-3');
  await sql`
    insert into buying_log (date, po_no, sku, supplier, qty, price, currency, lead_days_plan, lead_days_actual)
    select (now() at time zone 'Asia/Shanghai')::date - v.ago, 'PO-T3-' || v.ago, (select id from sku order by id
    limit 1), ${id}, 1, 1, 'CNY', 30, v.took
    from (values (40, 30), (50, 33), (60, 28), (200, 90), (20, null::integer)) v (ago, took)`.execute(app.db);
  expect(await read(id)).toMatchObject({ on_time: '66.67', licence_valid: false });
  /** Read in one transaction, for which it is one moment. */
  const licensed = async (ended: number) =>
    app.db.transaction().execute(async transaction => {
      await sql`update supplier_file f set expiry_date = (now() at time zone 'Asia/Shanghai')::date - ${ended}::integer, issue_date = null
        from supplier s where s.id = f.supplier and s.supplier_code = 'S1001' and f.type = 'licence'`.execute(transaction);
      const { rows } = await sql<{
        valid: boolean;
      }>`select licence_valid as valid from supplier_list where supplier_code = 'S1001'`.execute(transaction);
      return rows[0]?.valid;
    });
  const shown = async () => (await read((await stored('S1001')).id))['licence_valid'];
  expect([await licensed(0), await licensed(-2), await shown()]).toEqual([true, true, true]);
  expect([await licensed(1), await shown()]).toEqual([false, false]);
});
