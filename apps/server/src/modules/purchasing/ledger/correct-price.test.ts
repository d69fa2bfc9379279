import { recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { proposalCalls } from '../../../platform/resources/gateway/proposal-calls.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { settledPaths, settling } from '../settlement/testing/settling.ts';

type Lines = readonly Readonly<Record<string, unknown>>[];
const app = await demoApp(({ db, registry }) => [...recordCalls({ database: db, registry }), ...proposalCalls({ database: db, registry })]);
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const manager = { signature: await app.signIn('purchasemanager'), language: 'en' };
const of = await settling(app, boss, { manager, finance: { signature: await app.signIn('financemanager'), language: 'en' } });

const reprice = async (order: number, price: string) => {
  const path = recordPath({ service: 'purchase-service', path: 'purchase_order' }, 'proposals');
  const reply = await app.get(`${path}?page=effectiveOrders&action=change&id=${order}`, boss);
  const [proposal] = reply.data as readonly { readonly values: { readonly lines: Lines } }[];
  const lines = proposal!.values.lines.map(line => ({ ...line, price }));
  return of.stepOrder(order, 'change', { changeReason: 'Agreed discount', lines });
};
const vouchers = async (order: number) =>
  (
    await sql<{ said: string }>`
      select v.event || ' ' || trim_scale(v.amount)::text as said from ledger_voucher v, purchase_order o
      where o.id = ${order} and v.memo like o.order_no || '%' order by v.id`.execute(app.db)
  ).rows.map(({ said }) => said);
const unbilled = async (order: number) =>
  (
    await sql<{ grir: string }>`
      select trim_scale(coalesce(sum(e.credit - e.debit), 0))::text as grir from ledger_entry e join ledger_voucher v on v.id = e.voucher,
        purchase_order o
      where o.id = ${order} and e.account = 'grir' and v.memo like o.order_no || '%'`.execute(app.db)
  ).rows[0]!.grir;

it('[R13f] a price that falls once pieces are accepted is posted again, and the order settles to nothing', async () => {
  const order = await of.accepted(400);
  expect(await vouchers(order)).toEqual(['e1 4000']);
  expect(await reprice(order, '9.95')).toBe('done');
  expect(await vouchers(order)).toEqual(['e1 4000', 'rev 4000', 'e1 3980']);
  expect(await unbilled(order)).toBe('3980');
  const settlement = Number(await of.settle(await of.verified({ purchaseOrder: order, qty: 400, price: '9.95' })));
  expect(await of.approve(settlement)).toBe('done');
  const { settle_no: settleNo } = await of.read(settledPaths.settlement, settlement);
  const { rows } = await sql<{ debit: string; ppv: number }>`
    select trim_scale(max(e.debit) filter (where e.account = 'grir'))::text as debit,
      count(*) filter (where e.account = 'ppv')::integer as ppv
    from ledger_entry e join ledger_voucher v on v.id = e.voucher where v.biz_no = ${settleNo} and v.event = 'e2'`.execute(app.db);
  expect(rows).toEqual([{ debit: '3980', ppv: 0 }]);
});

it('[R13f] only as many acceptances as need be are taken back; later ones are posted at the new price', async () => {
  const order = await of.accepted(100);
  await of.accept(order, 110);
  expect(await reprice(order, '9.5')).toBe('done');
  expect(await vouchers(order)).toEqual(['e1 1000', 'e1 100', 'rev 100', 'e1 45']);
  await of.accept(order, 120);
  expect(await unbilled(order)).toBe('1140');
});

it('[R13f] where the month is closed the price stays, and nothing is posted', async () => {
  const order = await of.accepted(50);
  const before = await of.order(order);
  await sql`
    insert into ledger_period (company_entity, period, closed_at) select company_entity, '2026-05', ${app.now()} from purchase_order
    where id = ${order} on conflict (company_entity, period) do update set state = 'closed', reopened_at = null`.execute(app.db);
  expect(await reprice(order, '9.95')).toBe('CLOSED');
  expect(await vouchers(order)).toEqual(['e1 500']);
  expect((await of.order(order))['order_version']).toBe(before['order_version']);
});
