import { unrestricted } from '@axle/permissions';
import { addDays, type Decimal, divide, type LocalDate, multiply, sum } from '@axle/kernel';
import { agedPayable, type LedgerEvent, overduePayable } from '@axle/purchasing';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { postVoucher } from './post-voucher.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, finance, buyer] = [await as('superadmin'), await as('financemanager'), await as('buyer')];
const of = (path: string) => ({ service: 'purchase-service', path });
const [balances, entries, vouchers, adjustments, periods] = [
  of('supplier_balance'),
  of('ledger_entry'),
  of('ledger_voucher'),
  of('ledger_adjustment'),
  of('ledger_period'),
];
const { rows: places } = await sql<{ supplier: number; company: number }>`
  select (select max(id) from supplier where stage = 'potential') as supplier,
    (select max(id) from company_entity) as company`.execute(app.db);
const { supplier, company } = places[0]!;
const access = unrestricted(1);
const accrue = (bizNo: string) =>
  app.db.transaction().execute(transaction =>
    postVoucher(
      transaction,
      { registry: app.registry, access, now: app.now() },
      {
        event: { kind: 'accepted', net: '250' as Decimal },
        bizType: 'receipt',
        bizNo,
        supplier,
        companyEntity: company,
        currency: 'EUR',
      },
    ),
  );

const listed = async (what: typeof balances, page: string, who = boss) => {
  const filters = what === periods ? [] : [{ field: 'supplier', op: 'in', value: [supplier] }];
  const reply = await app.post(recordPath(what, 'list'), { page, filters, sort: [], limit: 200 }, who);
  return (reply.data as { rows: readonly Row[] } | undefined)?.rows ?? [];
};
const act = async (what: typeof balances, page: string, action: string, target?: Row, input: object = {}, who = boss) => {
  const targets = target ? [{ id: target.id, version: target.version }] : [];
  const reply = await app.post(actionPath(what, action), { page, targets, input }, who);
  return (
    (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.[0]?.refusal?.code ??
    reply.reason ??
    (reply.code === replyCodes.ok ? 'done' : reply.message)
  );
};
const line = (account: string, debit: string, credit: string) => ({
  account,
  ...(debit ? { debit } : {}),
  ...(credit ? { credit } : {}),
});
const enter = async (more: object = {}, who = boss) => {
  const values = {
    supplier,
    companyEntity: company,
    currency: 'EUR',
    accountDate: '2026-05-18',
    memo: 'Rounding of the statement of April',
    lines: [line('ppv', '1.5', ''), line('ap', '', '1.5')],
    ...more,
  };
  const reply = await app.post(recordPath(adjustments, 'add'), { page: 'ledgerAdjustment', values }, who);
  return reply.code === replyCodes.ok ? (reply.data as Row) : reply.reason;
};

it('[R13a] shows what is owed, and entries and vouchers that make it up', async () => {
  await accrue('RC1');
  expect(await listed(balances, 'ledgerCenter')).toMatchObject([{ unbilled: '250', payable: '0', net_owed: '250', stock: '250' }]);
  const lines = await listed(entries, 'ledgerEntries');
  expect(lines.map(({ account, debit, credit, balance_after: after }) => [account, debit, credit, after])).toEqual([
    ['stock', '250', undefined, '250'],
    ['grir', undefined, '250', '-250'],
  ]);
  const [voucher] = await listed(vouchers, 'ledgerVouchers');
  expect(voucher).toMatchObject({ event: 'e1', amount: '250', standing: 'posted', biz_no: 'RC1', period: '2026-05' });
  expect(await act(vouchers, 'ledgerVouchers', 'reverse', voucher, { reason: 'Wrong supplier' })).toBe('AT_DOCUMENT');
});

it('[R13b] a voucher by hand balances, is approved by another person, posted once, and reversed', async () => {
  expect(await enter({ lines: [line('ppv', '1.5', ''), line('ap', '', '1')] })).toBe('UNBALANCED');
  expect(await enter({ lines: [line('ppv', '1.5', '')], memo: 'short' })).toBe('LINES');
  expect(await enter({ memo: 'short' })).toBe('MEMO');
  expect(await enter({}, buyer)).toBe('FORBIDDEN');
  // a locked statement is refused at entry, not only at approval
  const lock = (day: string | null) =>
    sql`update supplier_balance set locked_to = ${day}::date where supplier = ${supplier} and currency = 'EUR'`.execute(app.db);
  await lock('2026-05-18');
  expect(await enter()).toBe('LOCKED');
  await lock(null);
  const entered = await enter();
  if (typeof entered !== 'object') throw new Error(String(entered));
  expect(await act(adjustments, 'ledgerAdjustment', 'approve', entered)).toBe('OWN_DOCUMENT');
  expect(await act(adjustments, 'ledgerAdjustment', 'approve', entered, {}, finance)).toBe('done');
  expect(await act(adjustments, 'ledgerAdjustment', 'approve', entered, {}, finance)).toBe('ROW_CHANGED');
  const [balance] = await listed(balances, 'ledgerCenter');
  expect(balance).toMatchObject({ payable: '1.5', ppv: '1.5', net_owed: '251.5' });
  const adjusted = (await listed(vouchers, 'ledgerVouchers')).find(({ event }) => event === 'adj');
  expect(adjusted).toMatchObject({ amount: '1.5', biz_type: 'adjustment', account_date: '2026-05-18' });
  expect(await act(vouchers, 'ledgerVouchers', 'reverse', adjusted, { reason: 'Entered twice' })).toBe('done');
  expect(await act(vouchers, 'ledgerVouchers', 'reverse', adjusted, { reason: 'Entered twice' })).toBe('REVERSED');
  expect(await listed(balances, 'ledgerCenter')).toMatchObject([{ payable: '0', net_owed: '250' }]);
  const standings = (await listed(vouchers, 'ledgerVouchers')).map(({ standing }) => standing);
  expect(new Set(standings)).toEqual(new Set(['posted', 'reversal', 'reversed']));
});

const bill = (bizNo: string, net: string, dueDate: string) => ({
  event: { kind: 'invoiced', net, invoiceNet: net, tax: '0' } as LedgerEvent,
  bizNo,
  dueDate: dueDate as LocalDate,
});
const paid = (bizNo: string, amount: string) => ({ event: { kind: 'paid', amount } as LedgerEvent, bizNo });
/** Posts what settlements would post, and how what is owed then is aged. */
const agedAfter = async (currency: string, postings: readonly (ReturnType<typeof bill> | ReturnType<typeof paid>)[]) => {
  const account = { bizType: 'settlement', supplier, companyEntity: company, currency } as const;
  for (const posting of postings)
    await app.db
      .transaction()
      .execute(transaction => postVoucher(transaction, { registry: app.registry, access, now: app.now() }, { ...account, ...posting }));
  const reply = await app.post(recordPath(balances, 'work'), { page: 'ledgerCenter', tool: 'tab3', input: { supplier } }, boss);
  return (reply.data as { accounts: readonly Row[] }).accounts.find(one => one['currency'] === currency);
};

it('[R13d] ages what is owed by when it is due, the oldest paid first', async () => {
  const bills = [bill('SE1', '100', '2026-03-01'), bill('SE2', '80', '2026-05-10'), bill('SE3', '50', '2026-06-30')];
  const aged = await agedAfter('USD', [...bills, paid('SE1', '120')]);
  expect(aged).toMatchObject({ total: '110', overdue: '60', not_due: '50', d30: '60', d60: '0', d90: '0', older: '0' });
});

it('[R45] an account shows what of its payable is past its due day, and is found by it', async () => {
  const aged = await agedAfter('GBP', [bill('SE4', '100', '2020-01-31'), bill('SE5', '50', '2099-12-31'), paid('SE4', '30')]);
  expect(aged).toMatchObject({ total: '120', overdue: '70', not_due: '50' });
  const of = async (currency: string) => (await listed(balances, 'ledgerCenter')).find(one => one['currency'] === currency);
  expect(await of('GBP')).toMatchObject({ payable: '120', overdue: '70', last_entry: '2026-05-20' });
  expect(await of('EUR')).toMatchObject({ payable: '0', overdue: '0' });
  const filters = [{ field: 'overdue', op: 'eq', value: '70' }];
  const found = await app.post(recordPath(balances, 'list'), { page: 'ledgerCenter', filters, sort: [], limit: 9 }, boss);
  expect(found.data).toMatchObject({ rows: [{ currency: 'GBP', supplier }] });
});

it('[R45] the database finds overdue what the aging finds', async () => {
  const today = '2026-05-20' as LocalDate;
  const cents = (most: number) => fc.integer({ min: 1, max: most }).map(n => String(n / 100) as Decimal);
  const bills = fc.array(
    fc.record({ dueDate: fc.integer({ min: -99, max: 99 }).map(days => addDays(today, days)), amount: cents(99_999) }),
  );
  await fc.assert(
    fc.asyncProperty(bills, fc.integer({ min: -20, max: 100 }), async (all, percent) => {
      const owed = divide(multiply(sum(all.map(({ amount }) => amount)), String(percent) as Decimal), '100' as Decimal, 2);
      const notDue = sum(all.filter(({ dueDate }) => dueDate >= today).map(({ amount }) => amount));
      const { rows } = await sql<{ overdue: string }>`
        select trim_scale(overdue_payable(${owed}::numeric, ${notDue}::numeric))::text as overdue`.execute(app.db);
      expect(rows[0]!.overdue).toBe(overduePayable(agedPayable(all, owed, today)));
    }),
    { numRuns: 60 },
  );
});

it('[R13a] the check finds balances that are not what their entries add up to', async () => {
  const [balance] = await listed(balances, 'ledgerCenter');
  expect(await act(balances, 'ledgerCenter', 'check', balance)).toBe('done');
  await sql`update supplier_balance set ap = ap + 1, bank = bank - 1 where id = ${balance!.id}`.execute(app.db);
  expect(await act(balances, 'ledgerCenter', 'check', balance)).toBe('DIFFERS');
  await sql`update supplier_balance set ap = ap - 1, bank = bank + 1 where id = ${balance!.id}`.execute(app.db);
});

it('[R13c] months are closed in turn, nothing is posted in them, and the last one is reopened', async () => {
  const close = (period: string, who = boss) =>
    act(periods, 'ledgerPeriods', 'closePeriod', undefined, { companyEntity: company, period }, who);
  const month = async (period: string) =>
    (await listed(periods, 'ledgerPeriods')).find(row => row['period'] === period && row['company_entity'] === company);
  expect([await close('2026-05'), await close('2026-03', buyer)]).toEqual(['NOT_OVER', 'FORBIDDEN']);
  expect([await close('2026-02'), await close('2026-02'), await close('2026-04'), await close('2026-03')]).toEqual([
    'done',
    'CLOSED_ALREADY',
    'IN_TURN',
    'done',
  ]);
  expect(await enter({ accountDate: '2026-03-31' })).toBe('CLOSED');
  const reopen = async (period: string) =>
    act(periods, 'ledgerPeriods', 'reopen', await month(period), { reason: 'An invoice of March came late' });
  expect([await reopen('2026-02'), await reopen('2026-03')]).toEqual(['NOT_LAST', 'done']);
  expect(await month('2026-03')).toMatchObject({ state: 'open', reason: 'An invoice of March came late' });
  expect(await enter({ accountDate: '2026-03-31' })).toMatchObject({ id: expect.any(Number) });
  expect(await close('2026-03')).toBe('done');
  expect(await month('2026-03')).toMatchObject({ state: 'closed', version: 3 });
});
