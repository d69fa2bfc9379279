import { unrestricted } from '@axle/permissions';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import { ownParts } from '../../../../platform/resources/own-parts.ts';
import { lockById } from '../../../../platform/resources/writes/lock-rows.ts';
import type { CallAs, DemoApp } from '../../../../testing/demo-app.ts';
import { acceptPieces } from '../../ledger/accept-pieces.ts';
import { type Row, sentOrders } from '../../reply/testing/sent-order.ts';

/** The records that settlements are made of, with the pages on which people have them. */
export const settledPaths = {
  settlement: { service: 'purchase-service', path: 'settlement', page: 'purchaseSettlement' },
  invoice: { service: 'purchase-service', path: 'supplier_invoice', page: 'supplierInvoices' },
  ready: { service: 'purchase-service', path: 'settleable_line', page: 'settlementReady' },
  payment: { service: 'finance', path: 'payment_request', page: 'paymentApproval' },
  prepayment: { service: 'purchase-service', path: 'prepayment', page: 'purchasePrepayment' },
  prepaymentUse: { service: 'purchase-service', path: 'prepayment_use', page: 'prepaymentUses' },
  claim: { service: 'purchase-sales-after', path: 'claim', page: 'claimSummary' },
  deduction: { service: 'purchase-sales-after', path: 'deduction', page: 'deductionRecords' },
} as const;

type What = (typeof settledPaths)[keyof typeof settledPaths];

/** What a supplier bills of the first line of an order, at a price without tax. */
export interface Billed {
  readonly purchaseOrder: number;
  readonly qty: number;
  readonly price: string;
  readonly taxRate?: string;
  readonly amountGross?: string;
}

/** Orders that are accepted, billed and settled, as people do it at their pages. */
export async function settling(
  app: DemoApp,
  boss: CallAs,
  { manager = boss, finance = boss }: { manager?: CallAs; finance?: CallAs } = {},
) {
  const of = await sentOrders(app, boss);
  let bills = 0;
  const read = async (what: What, id: number) => (await app.get(`${recordPath(what, 'read')}?id=${id}`, boss)).data as Row;
  const act = async (what: What, ids: readonly number[], action: string, input: object = {}, who = boss): Promise<string> => {
    const targets = await Promise.all(ids.map(async id => ({ id, version: (await read(what, id)).version })));
    const reply = await app.post(actionPath(what, action), { page: what.page, targets, input }, who);
    const outcomes = reply.data as readonly { refusal?: { code: string } }[] | undefined;
    const refused = outcomes?.find(one => one.refusal)?.refusal?.code ?? reply.reason;
    return refused ?? (reply.code === replyCodes.ok ? 'done' : String(reply.message));
  };
  const add = async (what: What, values: object): Promise<number | string> => {
    const reply = await app.post(recordPath(what, 'add'), { page: what.page, values }, boss);
    return reply.code === replyCodes.ok ? (reply.data as Row).id : String(reply.reason);
  };
  return {
    ...of,
    read,
    act,
    add,
    /** An order in force at prices without tax of which so many pieces of the first line are accepted, and owed as unbilled. */
    async accepted(qty: number, { ordered = 1000, price = '10', ...more }: { ordered?: number; price?: string; currency?: string } = {}) {
      const id = await of.sent([{ qty: ordered, price }], { priceInclTax: false, taxRate: '0', ...more });
      await sql`update purchase_order set state = 'effective', effective_at = ${app.now()} where id = ${id}`.execute(app.db);
      if (qty > 0) await this.accept(id, qty);
      return id;
    },
    /** Counts pieces of the first line of an order as accepted from now on. */
    async accept(order: number, qty: number) {
      const access = unrestricted(1);
      const caller = { registry: app.registry, access, now: app.now() };
      await app.db.transaction().execute(async transaction => {
        const [row] = await lockById(transaction, ownParts(transaction, caller, 'purchaseOrder'), [order]);
        const document = { bizType: 'receipt', bizNo: `RC${order}-${qty}`, bizSeq: 1 } as const;
        const refused = await acceptPieces(transaction, caller, row!, { accepted: new Map([[1, qty]]), document });
        if (refused.length > 0) throw new Error(JSON.stringify(refused));
      });
    },
    /** An invoice as it is entered; answers its id, or why it is refused. */
    async bill({ purchaseOrder, qty, price, taxRate = '0', amountGross }: Billed, more: object = {}) {
      bills += 1;
      const order = await of.order(purchaseOrder);
      return add(settledPaths.invoice, {
        supplier: order['supplier'],
        invoiceNo: `F${String(bills).padStart(8, '0')}`,
        invoiceDate: '2026-05-18',
        taxRate,
        amountGross: amountGross ?? String(Math.round(qty * Number(price) * (100 + Number(taxRate))) / 100),
        lines: [{ purchaseOrder, orderLine: 1, qty, price }],
        ...more,
      });
    },
    /** A verified invoice. */
    async verified(billed: Billed): Promise<number> {
      const id = await this.bill(billed);
      if (typeof id !== 'number') throw new Error(id);
      await act(settledPaths.invoice, [id], 'verify');
      return id;
    },
    /** The settlement of these invoices; answers its id, or why it is refused. */
    settle: (...invoices: readonly number[]) => add(settledPaths.settlement, { invoices: invoices.map(invoice => ({ invoice })) }),
    /** The line of the list of what can be settled that is of the first line of an order. */
    async readyLine(order: number): Promise<Row | undefined> {
      const { rows } = await sql<Row>`select * from settleable_line where purchase_order = ${order} and order_line = 1`.execute(app.db);
      return rows[0];
    },
    /** Finance approves the last request of a document, and confirms its payment of the day before. */
    async pay(sourceNo: unknown, until: 'approve' | 'confirmPaid' = 'confirmPaid'): Promise<string> {
      const { id } = await app.db
        .selectFrom('payment_request')
        .select('id')
        .where('source_no', '=', String(sourceNo))
        .orderBy('id', 'desc')
        .executeTakeFirstOrThrow();
      const approved = await act(settledPaths.payment, [id], 'approve', {}, finance);
      if (approved !== 'done' || until === 'approve') return approved;
      return act(settledPaths.payment, [id], 'confirmPaid', { paidOn: '2026-05-19', bankRef: 'ICBC-1' }, finance);
    },
    /** Pays so much of an order in advance. */
    async prepaid(purchaseOrder: number, amount: string): Promise<number> {
      const id = Number(await add(settledPaths.prepayment, { dueDate: '2026-06-01', shares: [{ purchaseOrder, amount }] }));
      await act(settledPaths.prepayment, [id], 'submit');
      await act(settledPaths.prepayment, [id], 'approve', {}, manager);
      const paid = await this.pay((await read(settledPaths.prepayment, id))['prepay_no']);
      if (paid !== 'done') throw new Error(paid);
      return id;
    },
    /** A deduction of so much that the supplier of an order has accepted. */
    async deducted(purchaseOrder: number, amount: string): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        insert into deduction (deduct_no, state, type, supplier, company_entity, currency, purchase_order, day, amount, reason,
          confirmed_at)
        select '', 'confirmed', 'other', supplier, company_entity, currency, id, '2026-05-10', ${amount}, 'Agreed', now()
        from purchase_order where id = ${purchaseOrder} returning id`.execute(app.db);
      return rows[0]!.id;
    },
    /** A claim of so much that the supplier of an order has agreed to. */
    async claimed(purchaseOrder: number, agreed: string): Promise<number> {
      const { rows } = await sql<{ id: number }>`
        insert into claim (claim_no, state, party, type, supplier, company_entity, currency, claimed, agreed, recovered, day)
        select '', 'agreed', 'supplier', 'quality', supplier, company_entity, currency, ${agreed}, ${agreed}, 0, '2026-05-10'
        from purchase_order where id = ${purchaseOrder} returning id`.execute(app.db);
      return rows[0]!.id;
    },
    /** Leads a settlement into approval and through it; answers what was refused, `done` otherwise. */
    async approve(settlement: number): Promise<string> {
      const submitted = await act(settledPaths.settlement, [settlement], 'submit');
      return submitted === 'done' ? act(settledPaths.settlement, [settlement], 'approve', {}, manager) : submitted;
    },
    /** The lines of a settlement. */
    linesOf: async (settlement: number) => (await read(settledPaths.settlement, settlement))['lines'] as readonly Row[],
  };
}
