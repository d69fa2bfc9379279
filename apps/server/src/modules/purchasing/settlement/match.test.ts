import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { settledPaths, settling } from './testing/settling.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await settling(app, boss);
const { settlement, invoice, ready } = settledPaths;

it.each([
  ['400 × 10.10 is within tolerance', 400, { qty: 400, price: '10.1' }, ['tol', 400, '4040', '40', '0'], 'draft'],
  ['400 × 9.95 is cheaper', 400, { qty: 400, price: '9.95' }, ['tol', 400, '3980', '-20', '0'], 'draft'],
  ['10.25 is 2.5 % too dear', 400, { qty: 400, price: '10.25' }, ['x_price', 0, '0', '0', '4100'], 'exception'],
  ['410 of 400 pieces', 400, { qty: 410, price: '10' }, ['x_qty', 400, '4000', '0', '100'], 'exception'],
  ['another tax rate', 400, { qty: 400, price: '10', taxRate: '13' }, ['x_tax', 0, '0', '0', '4000'], 'exception'],
  ['nothing accepted', 0, { qty: 400, price: '10' }, ['no_gr', 0, '0', '0', '4000'], 'exception'],
] as const)('[R14] [R47] matches a line: %s', async (_title, accepted, billed, [match, payQty, net, ppv, held], state) => {
  const purchaseOrder = await of.accepted(accepted);
  const id = Number(await of.settle(await of.verified({ purchaseOrder, ...billed })));
  expect(await of.read(settlement, id)).toMatchObject({ state, gross: net, payable: net });
  expect(await of.linesOf(id)).toMatchObject([{ match, pay_qty: payQty, net, ppv, held }]);
});

it('[R14] 12,000 × 10.10 USD is 1,200.00 too dear on the line', async () => {
  const purchaseOrder = await of.accepted(12_000, { ordered: 12_000, currency: 'USD' });
  const id = Number(await of.settle(await of.verified({ purchaseOrder, qty: 12_000, price: '10.1' })));
  expect(await of.linesOf(id)).toMatchObject([{ match: 'x_price', held: '121200' }]);
});

it('[R46] an invoice is of orders of its supplier, comes to what stands on it but for 1.00, and is registered once', async () => {
  const purchaseOrder = await of.accepted(400);
  const billed = { purchaseOrder, qty: 400, price: '10.1' };
  expect(await of.bill({ ...billed, amountGross: '4041.01' })).toBe('INVOICE_SUM');
  expect(await of.bill(billed, { lines: [{ purchaseOrder, orderLine: 2, qty: 1, price: '1' }] })).toBe('NO_SUCH_LINE');
  const { rows } = await sql<{ id: number }>`select s.id from supplier s join purchase_order o on o.id = ${purchaseOrder}
    where s.id <> o.supplier order by s.id limit 1`.execute(app.db);
  expect(await of.bill(billed, { supplier: rows[0]!.id })).toBe('OTHER_ACCOUNT');
  const id = Number(await of.bill({ ...billed, amountGross: '4041' }, { invoiceNo: 'TWICE' }));
  expect(await of.read(invoice, id)).toMatchObject({ amount_net: '4040', amount_tax: '0', currency: 'CNY', state: 'draft' });
  expect(await of.bill(billed, { invoiceNo: 'TWICE' })).toBe('INVOICE_ONCE');
  expect(await of.settle(id)).toBe('INVOICE_STATE');
});

it('[R48] lines are settled from the list of what is ready, each invoice once; hints say what is missing', async () => {
  const purchaseOrder = await of.accepted(400);
  expect(await of.readyLine(purchaseOrder)).toMatchObject({ ready_qty: 400, hint: 'no_inv' });
  const { id: line } = (await of.readyLine(purchaseOrder))!;
  expect(await of.act(ready, [line], 'create')).toBe('NO_INV');
  const bill = await of.verified({ purchaseOrder, qty: 300, price: '10' });
  expect(await of.readyLine(purchaseOrder)).toMatchObject({ billed_qty: 300, hint: 'ready' });
  expect(await of.act(ready, [line], 'create')).toBe('done');
  expect(await of.readyLine(purchaseOrder)).toMatchObject({ ready_qty: 100, settling_qty: 300, hint: 'no_inv' });
  expect(await of.settle(bill)).toBe('INVOICE_USED');
  const unreceived = await of.accepted(0);
  await of.verified({ purchaseOrder: unreceived, qty: 5, price: '10' });
  expect(await of.readyLine(unreceived)).toMatchObject({ hint: 'no_gr', ready_qty: 0 });
});

it('[R49] is due by the terms of its orders from the day of the invoice, on a working day', async () => {
  const purchaseOrder = await of.accepted(400);
  await sql`update purchase_order set net_days = 5, eom = false where id = ${purchaseOrder}`.execute(app.db);
  const id = Number(await of.settle(await of.verified({ purchaseOrder, qty: 400, price: '10' })));
  expect(await of.read(settlement, id)).toMatchObject({ due_date: '2026-05-25' });
});
