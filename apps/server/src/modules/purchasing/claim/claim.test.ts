import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { toolCalls } from '../../../platform/resources/gateway/tool-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { draftClaim } from '../../inventory/claim/draft-claim.ts';
import { withdrawClaim } from '../../inventory/claim/withdraw-claim.ts';
import { linesInForce } from '../delivery/testing/lines-in-force.ts';
import type { Row } from '../reply/testing/sent-order.ts';

const app = await demoApp(({ db, registry }) => {
  const parts = { database: db, registry };
  return [...recordCalls(parts), ...toolCalls(parts)];
});
const as = async (account: string) => ({ signature: await app.signIn(account), language: 'en' });
const [boss, auditor] = [await as('superadmin'), await as('auditor')];
const claims = { service: 'purchase-sales-after', path: 'claim' };
const of = await linesInForce(app, boss);
const supplier = Number((await of.order(await of.sent()))['supplier']);
const [{ carrier } = { carrier: 0 }] = (await sql<{ carrier: number }>`select min(id) as carrier from carrier`.execute(app.db)).rows;
const add = async (values: object, who = boss) => {
  const reply = await app.post(recordPath(claims, 'add'), { page: 'claimSummary', values }, who);
  return reply.code === replyCodes.ok ? (reply.data as Row) : reply.reason;
};
const read = async ({ id }: Row) => (await app.get(`${recordPath(claims, 'read')}?id=${id}`, boss)).data as Row;
const step = async (row: Row, action: string, input: object = {}, who = boss) =>
  of.act(claims, [await read(row)], ['claimSummary', action], input, who);
const claim = async (claimed: string, more: object = {}) =>
  (await add({ party: 'supplier', supplier, type: 'quality', claimed, matter: 'Noise of bearings', ...more })) as Row;
const agreed = async (claimed: string, amount: string) => {
  const row = await claim(claimed);
  expect([await step(row, 'submit'), await step(row, 'agree', { agreed: amount })]).toEqual([['done'], ['done']]);
  return row;
};
/** Account, debit, credit and balance of what was posted of a claim. */
const entriesOf = async (claimNo: unknown) => {
  const { rows } = await sql<Record<'account' | 'debit' | 'credit' | 'after', string>>`
    select e.account, e.debit, e.credit, e.balance_after as after from ledger_voucher v join ledger_entry e on e.voucher = v.id
    where v.biz_type = 'claim' and v.biz_no = ${String(claimNo)} order by e.id`.execute(app.db);
  return rows.map(({ account, debit, credit, after }) => [account, debit, credit, after]);
};
const summary = async (input: object) => {
  const reply = await app.post(recordPath(claims, 'work'), { page: 'claimSummary', tool: 'tab0', input }, boss);
  return reply.data as { readonly totals: readonly object[]; readonly lines: readonly object[] };
};

it('[R40] knows by when notice is due, and what somebody sets stays', async () => {
  expect(await claim('10')).toMatchObject({ deadline: '2026-06-19', currency: 'CNY', state: 'draft' });
  const sea = { party: 'carrier', type: 'damage', mode: 'sea', day: '2026-05-18', currency: 'USD', claimed: '10' };
  expect(await add(sea)).toMatchObject({ deadline: '2026-05-21', suitBy: '2027-05-18' });
  const road = (await add({ ...sea, mode: 'road', deadline: '2026-05-22' })) as Row;
  expect(road).toMatchObject({ deadline: '2026-05-22' });
  const change = { page: 'claimSummary', id: road.id, version: road.version, values: { day: '2026-05-19' } };
  expect((await app.post(recordPath(claims, 'update'), change, boss)).data).toMatchObject({ deadline: '2026-05-26' });
  expect([await add({ ...sea, supplier }), await add({ party: 'supplier', type: 'lost', claimed: '5' })]).toEqual([
    'OTHER_PARTY',
    'NO_PARTY',
  ]);
});

it('[R41] is put forward with a mail to the supplier, talked about, agreed, and comes back in parts: 400.00 off, 500.00 paid', async () => {
  const row = await claim('1000');
  expect(await step(row, 'submit')).toEqual(['done']);
  const { claimNo } = await read(row);
  const { rows: mails } = await sql<{ body: string }>`
    select body from outgoing_mail where kind = 'CLAIM_NOTICE' and biz_no = ${String(claimNo)}`.execute(app.db);
  expect(mails).toMatchObject([{ body: expect.stringContaining('CNY 1,000.00') }]);
  expect(await step(row, 'note', { note: 'They admit the heat treatment' })).toEqual(['done']);
  expect(await read(row)).toMatchObject({ state: 'negotiating' });
  expect(await step(row, 'agree', { agreed: '1000.01' })).toEqual(['ABOVE_CLAIMED']);
  expect(await step(row, 'agree', { agreed: '900' })).toEqual(['done']);
  expect(await step(row, 'recover', { way: 'offset', amount: '400' })).toEqual(['done']);
  expect(await read(row)).toMatchObject({ state: 'agreed', recovered: '400' });
  expect(await step(row, 'close')).toEqual(['STATE']);
  expect(await step(row, 'recover', { way: 'cash', amount: '500.01' })).toEqual(['ABOVE_AGREED']);
  expect(await step(row, 'recover', { way: 'cash', amount: '500' }, auditor)).toBe('FORBIDDEN');
  expect(await step(row, 'recover', { way: 'cash', amount: '500' })).toEqual(['done']);
  expect(await step(row, 'close')).toEqual(['done']);
  expect(await read(row)).toMatchObject({
    state: 'closed',
    recovered: '900',
    timeline: [
      { event: 'submitted', amount: '1000' },
      { event: 'noted', text: 'They admit the heat treatment' },
      { event: 'agreed', amount: '900' },
      { event: 'offset', amount: '400' },
      { event: 'cash', amount: '500' },
      { event: 'closed' },
    ],
  });
  expect(await entriesOf(claimNo)).toEqual([
    ['claim_recv', '900', '0', '900'],
    ['claim_inc', '0', '900', expect.any(String)],
    ['ap', '400', '0', expect.any(String)],
    ['claim_recv', '0', '400', '500'],
    ['bank', '500', '0', expect.any(String)],
    ['claim_recv', '0', '500', '0'],
  ]);
});

it('[R13] what others than suppliers agree to is in no account of a supplier', async () => {
  const row = (await add({ party: 'carrier', carrier, type: 'damage', currency: 'USD', claimed: '80' })) as Row;
  const steps = [await step(row, 'submit'), await step(row, 'agree', { agreed: '80' })];
  expect([...steps, await step(row, 'recover', { way: 'cash', amount: '80' })]).toEqual([['done'], ['done'], ['done']]);
  expect(await entriesOf((await read(row))['claimNo'])).toEqual([]);
});

it('[R41, R41a] needs somebody to pay; what is rejected is taken up again within thirty days', async () => {
  const nobody = (await add({ party: 'insurer', type: 'damage', currency: 'USD' })) as Row;
  expect(await step(nobody, 'submit')).toEqual(['NO_PARTY']);
  const row = (await add({ party: 'platform', counterparty: 'Amazon US', type: 'overcharge', currency: 'USD', claimed: '50' })) as Row;
  expect([await step(row, 'submit'), await step(row, 'reject', { note: 'Measured again' })]).toEqual([['done'], ['done']]);
  expect(await step(row, 'reopen', { note: 'We measured too' })).toEqual(['done']);
  expect([await read(row), await step(row, 'reject', { note: 'No' })]).toMatchObject([{ state: 'negotiating' }, ['done']]);
  await sql`update claim set rejected_at = rejected_at - interval '31 days' where id = ${row.id}`.execute(app.db);
  expect(await step(row, 'reopen', { note: 'Once more' })).toEqual(['REOPEN_LATE']);
  expect(await step(row, 'agree', { agreed: '10' })).toEqual(['STATE']);
});

it('[R41b] a claim is drafted from a shipment, an invoice, an FBA shipment or an order, with its party, pieces and amount', async () => {
  const from = async (input: object) => {
    const reply = await app.post(actionPath(claims, 'from'), { page: 'claimSummary', targets: [], input }, boss);
    if (reply.code !== replyCodes.ok) return reply.reason;
    const { rows } = await sql<Row>`select * from claim order by id desc limit 1`.execute(app.db);
    return rows[0];
  };
  expect(await from({ bizNo: 'SB20010100001' })).toBe('NO_DOCUMENT');
  expect(await from({ bizNo: 'OOLU8820410' })).toBe('NO_DOCUMENT');
  const order = await of.inForce('2026-05-01');
  const { rows: batches } = await sql<{ no: string }>`
    with made as (
      insert into ship_batch (batch_no, purchase_order, supplier, warehouse, state, ship_date, mode)
      select '', o.id, o.supplier, o.warehouse, 'departed', '2026-05-02', 'seaFcl' from purchase_order o where o.id = ${order}
      returning id, batch_no as no)
    insert into ship_batch_lines (record_id, line_no, order_line, sku, qty, missing_qty)
    select made.id, 0, 1, l.sku, 100, 4 from made, purchase_order_lines l where l.record_id = ${order} and l.line_no = 0
    returning (select no from made)`.execute(app.db);
  await sql`update purchase_order_lines set price = 12.5 where record_id = ${order}`.execute(app.db);
  expect(await from({ bizNo: batches[0]!.no })).toMatchObject({
    party: 'carrier',
    type: 'lost',
    mode: 'sea',
    qty: 4,
    claimed: '50',
    biz_kind: 'batch',
    state: 'draft',
  });
  const { rows: bills } = await sql<{ no: string }>`
    with made as (
      insert into supplier_invoice (iv_no, state, supplier, invoice_no, invoice_date, company_entity, currency, tax_rate, amount_gross)
      select '', 'verified', supplier, 'F-CLAIM', '2026-05-02', company_entity, currency, 0, 1 from purchase_order where id = ${order}
      returning id, iv_no as no)
    insert into supplier_invoice_lines (record_id, line_no, purchase_order, order_line, qty, price)
    select made.id, 0, ${order}, 1, 100, 20 from made returning (select no from made)`.execute(app.db);
  await sql`update purchase_order set price_incl_tax = false where id = ${order}`.execute(app.db);
  const overcharge = { party: 'supplier', type: 'overcharge', claimed: '750', biz_kind: 'invoice' };
  expect(await from({ bizNo: bills[0]!.no })).toMatchObject(overcharge);
  expect(await from({ bizNo: (await of.order(order))['order_no'], type: 'delay' })).toMatchObject({ party: 'supplier', type: 'delay' });
  const { rows: shipments } = await sql<{ no: string; store: number; missing: number }>`
    select f.shipment_id as no, f.store, sum(i.qty_shipped - coalesce(i.qty_received, 0))::integer as missing
    from fba_shipment f join fba_shipment_items i on i.record_id = f.id group by f.id
    having sum(i.qty_shipped - coalesce(i.qty_received, 0)) > 0 limit 1`.execute(app.db);
  const [{ no, store, missing } = { no: '', store: 0, missing: 0 }] = shipments;
  expect(await from({ bizNo: no })).toMatchObject({ party: 'platform', store, qty: missing, biz_kind: 'fba_shipment' });
});

it('[R42] of closed claims 1,000.00 with 800.00 back and 500.00 with nothing back, one of 300.00 open: 53.33 % and 300.00', async () => {
  await sql`update claim set currency = 'JPY' where currency = 'CNY'`.execute(app.db);
  const back = await agreed('1000', '800');
  expect(await step(back, 'recover', { way: 'cash', amount: '800' })).toEqual(['done']);
  const lost = await claim('500');
  expect([await step(lost, 'submit'), await step(lost, 'reject', { note: 'Our drawing was late' })]).toEqual([['done'], ['done']]);
  for (const row of [back, lost]) expect(await step(row, 'close')).toEqual(['done']);
  expect(await step(await claim('300'), 'submit')).toEqual(['done']);
  const { totals, lines } = await summary({ from: '2026-05', to: '2026-05', supplier });
  expect(totals).toContainEqual(
    expect.objectContaining({
      currency: 'CNY',
      claims: 3,
      claimed: '1800',
      recovered: '800',
      rejected: '500',
      open: '300',
      recoveryRate: '53.33',
    }),
  );
  expect(lines).toContainEqual(
    expect.objectContaining({ party: 'supplier', type: 'quality', month: '2026-05', currency: 'CNY', claims: 3 }),
  );
  expect((await summary({ from: '2026-06', supplier })).lines).toEqual([]);
});

it('documents of stock draft a claim with its history, once for a difference, and take it back as long as it is a draft', async () => {
  const { rows } = await sql<{ id: number; warehouse: number; sku: number; no: string }>`
    select d.id, d.warehouse, d.sku, d.receipt_no as no from receipt_difference d where d.sku is not null and d.claim_no is null
    order by d.id limit 1`.execute(app.db);
  const [difference] = rows as [(typeof rows)[number]];
  const pieces = { type: 'lost', supplier, warehouse: difference.warehouse, bizNo: difference.no, sku: difference.sku, qty: 14 } as const;
  await app.db.transaction().execute(async transaction => {
    const context = { registry: app.registry, transaction, now: app.now(), by: 1 };
    const draft = () => draftClaim(context, { ...pieces, difference: difference.id, claimed: '657.4444' as never });
    const no = await draft();
    const made = await transaction.selectFrom('claim').selectAll().where('claim_no', '=', no).executeTakeFirstOrThrow();
    expect(made).toMatchObject({ state: 'draft', qty: 14, claimed: '657.44', deadline: '2026-06-19', owner: expect.any(Number) });
    const { rows: history } = await sql`select from audit_log where entity = 'claim' and record_id = ${made.id}`.execute(transaction);
    expect(history).toHaveLength(1);
    expect(await withdrawClaim(context, no, difference.id + 1)).toMatchObject({ ok: true });
    expect(await withdrawClaim(context, no, difference.id)).toMatchObject({ ok: true });
    const again = await draft();
    expect(again).not.toBe(no);
    await transaction.updateTable('claim').set({ state: 'submitted' }).where('claim_no', '=', again).execute();
    expect(await withdrawClaim(context, again, difference.id)).toMatchObject({ refusal: { code: 'CLAIM_MOVED' } });
  });
});
