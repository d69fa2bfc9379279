import { unrestricted } from '@axle/permissions';
import type { Decimal, LocalDate } from '@axle/kernel';
import type { LedgerEvent } from '@axle/purchasing';
import { actionPath } from '@axle/wire';
import { type Transaction, sql } from 'kysely';
import { expect, it } from 'vitest';
import type { Tables } from '../../../platform/database/tables.ts';
import { recordCalls } from '../../../platform/resources/gateway/record-calls.ts';
import { demoApp } from '../../../testing/demo-app.ts';
import { receiptFollowers } from '../../inventory/receipt/receipt-followers.ts';
import { createReceipt } from '../../inventory/receipt/create-receipt.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { sentOrders } from '../reply/testing/sent-order.ts';
import { type Posting, postVoucher } from './post-voucher.ts';
import { reverseVoucher } from './reverse-voucher.ts';

const app = await demoApp(({ db, registry }) => recordCalls({ database: db, registry }));
const boss = { signature: await app.signIn('superadmin'), language: 'en' };
const of = await sentOrders(app, boss);
const receipts = { service: 'wms', path: 'receipt' };
const access = unrestricted(1);
const caller = { registry: app.registry, access, now: app.now() };
const inTurn = <Answer>(work: (transaction: Transaction<Tables>) => Promise<Answer>) => app.db.transaction().execute(work);
const { rows: suppliers } = await sql<{ id: number; company: number }>`
  select id, (select max(id) from company_entity) as company from supplier order by id`.execute(app.db);

/** What is posted of documents of a supplier of the demo, whose account is its own. */
const account = (at: number) => {
  const { id: supplier, company: companyEntity } = suppliers[at]!;
  const of = { supplier, companyEntity, currency: 'USD', bizType: 'settlement' } as const;
  const post = (event: LedgerEvent, bizNo: string, more: Partial<Posting> = {}) =>
    inTurn(transaction => postVoucher(transaction, caller, { ...of, event, bizNo, ...more }));
  const balance = () =>
    app.db.selectFrom('supplier_balance').selectAll().where('supplier', '=', supplier).where('currency', '=', 'USD').executeTakeFirst();
  return { supplier, companyEntity, post, balance };
};
const decimal = (text: string) => text as Decimal;

it('[R13] [R13a] explains an order from its deposit to its payment, and posts nothing twice', async () => {
  const { post, balance } = account(0);
  const story: readonly LedgerEvent[] = [
    { kind: 'prepaid', amount: decimal('3000') },
    { kind: 'accepted', net: decimal('4000') },
    { kind: 'invoiced', net: decimal('4000'), invoiceNet: decimal('4040'), tax: decimal('0') },
    { kind: 'prepayUsed', amount: decimal('1200') },
    { kind: 'deducted', amount: decimal('150') },
    { kind: 'paid', amount: decimal('2690') },
  ];
  for (const event of [...story, ...story]) expect(await post(event, 'SE1')).toMatchObject({ ok: true });
  expect(await balance()).toMatchObject({
    ap: '0',
    grir: '0',
    prepay: '1800',
    stock: '4000',
    ppv: '40',
    deduct: '-150',
    bank: '-5690',
    net_owed: '-1800',
    last_entry: '2026-05-20',
  });
  const { rows } = await sql<{ vouchers: number; entries: number; debit: string; credit: string }>`
    select count(distinct v.id)::integer as vouchers, count(*)::integer as entries, sum(e.debit) as debit, sum(e.credit) as credit
    from ledger_voucher v join ledger_entry e on e.voucher = v.id where v.biz_no = 'SE1'`.execute(app.db);
  expect(rows).toEqual([{ vouchers: 6, entries: 13, debit: '15080', credit: '15080' }]);
});

it('[R13] an event that is delivered twice at once has one voucher, and one of no amount has none', async () => {
  const { post, balance } = account(1);
  const event: LedgerEvent = { kind: 'deducted', amount: decimal('5') };
  const both = await Promise.all([post(event, 'DE1', { bizType: 'deduction' }), post(event, 'DE1', { bizType: 'deduction' })]);
  const [one, other] = both.map(reply => (reply.ok ? reply.value : undefined));
  expect(one?.voucherNo).toMatch(/^JV260520\d{5}$/);
  expect(other?.voucherNo).toBe(one?.voucherNo);
  expect(one?.isNew).not.toBe(other?.isNew);
  expect(await post(event, 'DE1', { bizType: 'deduction', bizSeq: 2 })).toMatchObject({ value: { isNew: true } });
  expect(await balance()).toMatchObject({ ap: '10', deduct: '-10' });
  expect(await post({ kind: 'accepted', net: decimal('0') }, 'RC0', { bizType: 'receipt' })).toEqual({ ok: true, value: undefined });
});

it('[R13c] posts nothing in a closed month or up to a locked statement, but knows what it posted before', async () => {
  const { post, supplier, companyEntity } = account(2);
  const event: LedgerEvent = { kind: 'claimAgreed', amount: decimal('900') };
  const on = (day: string) => ({ accountDate: day as LocalDate, bizType: 'claim' as const });
  expect(await post(event, 'CL1', on('2026-03-10'))).toMatchObject({ ok: true });
  await app.db.insertInto('ledger_period').values({ company_entity: companyEntity, period: '2026-03', closed_at: app.now() }).execute();
  await app.db.updateTable('supplier_balance').set({ locked_to: '2026-04-15' }).where('supplier', '=', supplier).execute();
  const codes = async (bizNo: string, day: string) => {
    const reply = await post(event, bizNo, on(day));
    return reply.ok ? (reply.value?.isNew ?? false) : reply.refusal.map(({ code }) => code);
  };
  expect(await codes('CL2', '2026-03-31')).toEqual(['CLOSED', 'LOCKED']);
  expect(await codes('CL2', '2026-04-15')).toEqual(['LOCKED']);
  expect(await codes('CL1', '2026-03-10')).toBe(false);
  expect(await codes('CL2', '2026-04-16')).toBe(true);
});

it('[R13] a voucher is taken back once, by its mirror, and nothing that is posted is changed', async () => {
  const { post, balance } = account(3);
  const posted = await post({ kind: 'prepaid', amount: decimal('700') }, 'PP1', { bizType: 'prepayment' });
  const voucherNo = posted.ok ? posted.value!.voucherNo : '';
  const back = (no: string) => inTurn(transaction => reverseVoucher(transaction, caller, no, 'Paid to the wrong account'));
  const reversal = await back(voucherNo);
  expect(reversal).toMatchObject({ ok: true });
  expect(await balance()).toMatchObject({ prepay: '0', bank: '0' });
  const code = async (no: string) => {
    const reply = await back(no);
    return reply.ok ? 'done' : reply.refusal[0]?.code;
  };
  expect([await code(voucherNo), await code(reversal.ok ? reversal.value.voucherNo : ''), await code('JV0')]).toEqual([
    'REVERSED',
    'IS_REVERSAL',
    'NOT_FOUND',
  ]);
  await expect(sql`update ledger_entry set debit = debit + 1`.execute(app.db)).rejects.toThrow('only ever added');
  await expect(sql`delete from ledger_voucher`.execute(app.db)).rejects.toThrow('only ever added');
});

it('[R7i] [R13] a receipt that is done makes its pieces owed at the net price of their order, once', async () => {
  const order = await of.sent([{ qty: 500 }, { qty: 10 }], { taxRate: '13' });
  const { order_no: poNo, warehouse, lines, supplier } = await of.order(order);
  const skus = (lines as readonly Readonly<Record<string, number>>[]).map(({ sku }) => sku!);
  await sql`update purchase_order set state = 'effective' where id = ${order}`.execute(app.db);
  const follower = app.registry.part(receiptFollowers, 'purchase')!;
  const receive = (good: number) =>
    inTurn(async transaction => {
      const context = ledgerContext(transaction, caller);
      const line = { sku: skus[0]!, expectedQty: good, poNo: String(poNo), poLine: 1 };
      const made = await createReceipt(context, {
        type: 'purchase',
        sourceNo: `${String(poNo)}-${good}`,
        warehouse: Number(warehouse),
        lines: [line, { ...line, sku: skus[1]!, poNo: 'PO00000000000' }],
      });
      if (!made.ok) throw new Error(made.refusal.code);
      const receipt = { ...made.value, type: 'purchase' as const, sourceNo: String(poNo), warehouse: Number(warehouse) };
      await sql`update receipt_lines set good_qty = expected_qty where record_id = ${receipt.id}`.execute(transaction);
      await follower.received!(context, receipt, { ...line, lineNo: 0, inTransit: false }, { good, hold: 0, damaged: 0 });
      await follower.closed!(context, receipt);
      await follower.closed!(context, receipt);
    });
  await receive(100);
  await receive(33);
  expect((await of.order(order))['lines']).toMatchObject([{ received_qty: 133, accepted_qty: 133 }, { accepted_qty: 0 }]);
  const vouchers = await app.db
    .selectFrom('ledger_voucher')
    .select(['event', 'biz_type', 'amount', 'memo', 'currency'])
    .where('supplier', '=', Number(supplier))
    .where('memo', '=', String(poNo))
    .orderBy('id')
    .execute();
  // 1,330.00 with 13 % inside are 1,176.99
  const of100 = { event: 'e1', biz_type: 'receipt', memo: poNo, currency: 'CNY' };
  expect(vouchers).toEqual([
    { ...of100, amount: '884.96' },
    { ...of100, amount: '292.03' },
  ]);
});

it('[R7i] [R13c] a receipt is not closed while its order is up to a locked statement', async () => {
  const order = await of.sent([{ qty: 50 }], { taxRate: '0' });
  const { order_no: poNo, warehouse, lines } = await of.order(order);
  const [{ sku }] = lines as readonly [{ readonly sku: number }];
  await sql`update purchase_order set state = 'effective' where id = ${order}`.execute(app.db);
  const lock = (day: string | null) =>
    sql`insert into supplier_balance (supplier, company_entity, currency, locked_to)
      select supplier, company_entity, currency, ${day} from purchase_order where id = ${order}
      on conflict (supplier, company_entity, currency) do update set locked_to = excluded.locked_to`.execute(app.db);
  const receipt = await inTurn(async transaction => {
    const line = { sku, expectedQty: 50, poNo: String(poNo), poLine: 1 };
    const given = { type: 'purchase', sourceNo: String(poNo), warehouse: Number(warehouse) } as const;
    const made = await createReceipt(ledgerContext(transaction, caller), { ...given, lines: [line] });
    if (!made.ok) throw new Error(made.refusal.code);
    await sql`update receipt_lines set good_qty = expected_qty, put_qty = expected_qty where record_id = ${made.value.id}`.execute(
      transaction,
    );
    await sql`update purchase_order_lines set received_qty = qty where record_id = ${order}`.execute(transaction);
    await sql`update receipt set state = 'counted', arrived_at = ${app.now()},
      dock_bin = (select min(b.id) from bin b where b.warehouse = receipt.warehouse) where id = ${made.value.id}`.execute(transaction);
    return made.value.id;
  });
  const close = async () => {
    const { version } = await app.db.selectFrom('receipt').select('version').where('id', '=', receipt).executeTakeFirstOrThrow();
    const reply = await app.post(actionPath(receipts, 'close'), { page: 'receiveOrder', targets: [{ id: receipt, version }] }, boss);
    return (reply.data as readonly { readonly refusal?: { readonly code: string } }[])[0]?.refusal?.code ?? 'closed';
  };
  const accepted = async () => ((await of.order(order))['lines'] as readonly { readonly accepted_qty: number }[])[0]!.accepted_qty;
  await lock('2026-05-20');
  expect([await close(), await accepted()]).toEqual(['LOCKED', 0]);
  await lock(null);
  expect([await close(), await accepted()]).toEqual(['closed', 50]);
});
