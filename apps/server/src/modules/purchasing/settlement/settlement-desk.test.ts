import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach, expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import type { Row } from '../reply/testing/sent-order.ts';
import { settledPaths, settling } from './testing/settling.ts';

const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...toolCalls({ database: db, registry })]);
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, manager, finance] = [await as('superadmin'), await as('purchasemanager'), await as('financemanager')];
const of = await settling(app, boss, { manager, finance });
const { ready, settlement, invoice, deduction } = settledPaths;

const ask = async (input: object) => {
  const reply = await app.post(recordPath(ready, 'work'), { page: 'settlementReady', tool: 'accounts', input }, boss);
  return reply.code === replyCodes.ok ? (reply.data as Readonly<Record<string, unknown>>) : reply.reason;
};
const preview = (lines: readonly number[], picked?: readonly string[]) => ask({ lines: lines.map(String), ...(picked ? { picked } : {}) });
const create = async (lines: readonly Row[], input: object = {}) => {
  const targets = lines.map(({ id, version }) => ({ id, version }));
  const reply = await app.post(actionPath(ready, 'create'), { page: 'settlementReady', targets, input }, boss);
  return reply.code === replyCodes.ok ? 'done' : reply.reason;
};
const lineOf = async (order: number) => (await of.readyLine(order))!;
const settlements = async () => (await sql<{ id: number }>`select id from settlement order by id`.execute(app.db)).rows.map(({ id }) => id);

beforeEach(async () => {
  await sql`update deduction set state = 'void' where state in ('confirmed', 'carried')`.execute(app.db);
  await sql`update claim set state = 'rejected' where state = 'agreed'`.execute(app.db);
});

it('[R14] [R15] previews 4,040.00 less 150.00 and 1,200.00, 2,690.00 payable, before anything is kept', async () => {
  const order = await of.accepted(0);
  await of.prepaid(order, '3000');
  await of.accept(order, 400);
  const charged = await of.deducted(order, '150');
  const bill = await of.verified({ purchaseOrder: order, qty: 400, price: '10.1' });
  const before = await settlements();
  const { supplier } = (await of.order(order)) as Row;
  const { accounts, lines } = (await ask({ supplier: [supplier], currency: ['USD', 'CNY'] })) as {
    accounts: readonly Row[];
    lines: readonly Row[];
  };
  const line = await lineOf(order);
  const shown = lines.find(({ id }) => id === line.id)!;
  expect(shown).toMatchObject({ hint: 'ready', ready_qty: 400, billed_qty: 400, purchase_order: order });
  expect(accounts.find(({ no }) => no === shown['account'])).toMatchObject({ supplier });
  for (const { no } of accounts) expect(lines.some(({ account }) => account === no)).toBe(true);
  expect(await preview([line.id])).toMatchObject({
    gross: '4040',
    deducted: '150',
    claimed: '0',
    prepaid_used: '1200',
    payable: '2690',
    exceptions: 0,
    choices: [{ invoice: bill, invoice_line: 1, qty: 400 }],
    matches: [{ match: 'tol', ppv: '40', pay_qty: 400 }],
    deductions: [{ deduction: charged, amount: '150', carried: '0' }],
    prepays: [{ amount: '1200' }],
  });
  expect(await preview([line.id], [`${bill}:9`])).toMatchObject({ gross: '0', payable: '0', matches: [] });
  expect([await settlements(), await of.read(deduction, charged)]).toMatchObject([before, { appliedAmount: '0' }]);
  expect(await create([line])).toBe('done');
  const made = (await settlements()).at(-1)!;
  expect(await of.read(settlement, made)).toMatchObject({ gross: '4040', deducted: '150', prepaid_used: '1200', payable: '2690' });
});

it('[R119] of an invoice of two orders the picked line alone is settled; the other stays on it for another time', async () => {
  const orders = [await of.accepted(10), await of.accepted(5)];
  const lines = orders.map((purchaseOrder, at) => ({ purchaseOrder, orderLine: 1, qty: [10, 5][at]!, price: '10' }));
  const bill = Number(await of.bill({ purchaseOrder: orders[0]!, qty: 10, price: '10', amountGross: '150' }, { lines }));
  await of.act(invoice, [bill], 'verify');
  const rows = [await lineOf(orders[0]!), await lineOf(orders[1]!)];
  const ids = rows.map(({ id }) => id);
  expect(await preview(ids)).toMatchObject({ gross: '150' });
  expect(await preview(ids.slice(0, 1))).toMatchObject({ gross: '100', matches: [{ invoice_line: 1 }] });
  expect(await preview(ids, [`${bill}:1`])).toMatchObject({ gross: '100', choices: [{ invoice_line: 1 }, { invoice_line: 2 }] });
  expect(await create(rows.slice(0, 1), { picked: [`${bill}:2`] })).toBe('NO_INV');
  expect(await create(rows.slice(0, 1), { picked: [`${bill}:1`] })).toBe('done');
  const first = (await settlements()).at(-1)!;
  expect(await of.read(settlement, first)).toMatchObject({ gross: '100', invoices: [{ invoice: bill, only_lines: ['1'] }] });
  expect(await of.approve(first)).toBe('done');
  expect(await of.read(invoice, bill)).toMatchObject({ state: 'held' });
  expect(await create([await lineOf(orders[1]!)])).toBe('done');
  const rest = (await settlements()).at(-1)!;
  expect(await of.read(settlement, rest)).toMatchObject({ gross: '50', invoices: [{ invoice: bill }] });
  expect(await of.approve(rest)).toBe('done');
  expect(await of.read(invoice, bill)).toMatchObject({ state: 'approved' });
});

it('[R119] a settlement names no line that its invoice has not got', async () => {
  const order = await of.accepted(10);
  const bill = await of.verified({ purchaseOrder: order, qty: 10, price: '10' });
  const add = (onlyLines: readonly string[]) => of.add(settlement, { invoices: [{ invoice: bill, onlyLines }] });
  expect([await add(['2']), await add(['1'])]).toEqual(['NO_SUCH_LINE', expect.any(Number)]);
});

it('[R15] a preview is of one supplier, company and currency', async () => {
  const rows = [await lineOf(await of.accepted(10)), await lineOf(await of.accepted(10, { currency: 'JPY' }))];
  expect(await preview(rows.map(({ id }) => id))).toBe('OTHER_ACCOUNT');
});

it('[R15] a preview with a line that is settled meanwhile says so, instead of leaving it out', async () => {
  const { id } = await lineOf(await of.accepted(10));
  expect(await preview([id, 987_654_321])).toBe('LINES_GONE');
});
