import { randomUUID } from 'node:crypto';
import { ledgerAccounts } from '@axle/purchasing';
import { actionPath, recordPath, replyCodes } from '@axle/wire';
import { sql } from 'kysely';
import type { CallAs, DemoApp } from '../../../../testing/demo-app.ts';
import { shipPieces } from '../../../inventory/outbound/ship-pieces.ts';
import { outboundPlace } from '../../../inventory/outbound/testing/outbound-place.ts';
import type { Row } from '../../reply/testing/sent-order.ts';
import { causeNamed } from '../../after-sale/testing/cause-named.ts';
import { heldLots } from './held-lots.ts';
import { settledPaths, settling } from '../../settlement/testing/settling.ts';

/** The people who work on an order: who asks, and those who decide. */
export interface People {
  readonly boss: CallAs;
  readonly manager: CallAs;
  readonly finance: CallAs;
}

const paths = {
  order: { service: 'purchase-service', path: 'purchase_order', page: 'purchaseOrder' },
  inForce: { service: 'purchase-service', path: 'purchase_order', page: 'effectiveOrders' },
  line: { service: 'purchase-service', path: 'delivery_line', page: 'deliveryTracking' },
  batch: { service: 'purchase-service', path: 'ship_batch', page: 'shipBatches' },
  difference: { service: 'wms', path: 'receipt_difference', page: 'receiveDifference' },
  onWay: { service: 'purchase-service', path: 'ship_batch_line', page: 'shippedNotArrivedDetail' },
  afterSale: { service: 'purchase-sales-after', path: 'after_sale', page: 'afterSalesRecords' },
} as const;

type What = { readonly service: string; readonly path: string; readonly page: string };

/** Orders of one line as people work on them at their pages; each answers `done`, or the code of its refusal. */
export async function ordersAtWork(app: DemoApp, { boss, manager, finance }: People) {
  const of = await settling(app, boss, { manager, finance });
  const place = await outboundPlace(app.db, 'CN-SZ', app.now);
  const proof = { id: randomUUID(), name: 'reply.pdf', bytes: 9 };
  await sql`insert into stored_file (id, name, bytes, sha256, media_type, created_by)
    values (${proof.id}, ${proof.name}, 9, ${'\\x00'}, 'application/pdf', ${place.by})`.execute(app.db);
  const listed = async (what: What, order: number): Promise<readonly Row[]> => {
    const filters = [{ field: 'purchaseOrder', op: 'in', value: [order] }];
    const reply = await app.post(recordPath(what, 'list'), { page: what.page, filters, sort: [], limit: 200 }, boss);
    return (reply.data as { rows: readonly Row[] }).rows.toSorted((one, other) => one.id - other.id);
  };
  const act = async (what: What, rows: readonly Row[], action: string, input: object = {}, who = boss): Promise<string> => {
    const targets = rows.map(({ id, version }) => ({ id, version }));
    const reply = await app.post(actionPath(what, action), { page: what.page, targets, input, key: randomUUID() }, who);
    const refused = (reply.data as readonly { refusal?: { code: string } }[] | undefined)?.find(one => one.refusal)?.refusal?.code;
    return refused ?? reply.reason ?? (reply.code === replyCodes.ok ? 'done' : JSON.stringify(reply));
  };
  const read = async (what: What, id: number) => (await app.get(`${recordPath(what, 'read')}?id=${id}`, boss)).data as Row;
  /** Steps one behind the other, up to the first that is refused. */
  const inTurn = async (...steps: readonly (() => Promise<string>)[]): Promise<string> => {
    for (const step of steps) {
      const answer = await step();
      if (answer !== 'done') return answer;
    }
    return 'done';
  };
  const proposed = async (order: number, action: string) => {
    const reply = await app.get(`${recordPath(paths.order, 'proposals')}?page=effectiveOrders&action=${action}&id=${order}`, boss);
    return (reply.data as readonly { values: { lines: readonly Row[] } }[])[0]!.values.lines;
  };
  const stepInForce = async (order: number, action: string, input: object = {}, who = boss) =>
    act(paths.inForce, [await read(paths.order, order)], action, input, who);
  const dock = async (batch: Row, page: string, action: string, input: object = {}) => {
    const sourceNo = String(batch['batch_no']);
    const found = app.db.selectFrom('receipt').select(['id', 'version']).where('source_no', '=', sourceNo);
    const { id, version } = await found.executeTakeFirstOrThrow();
    const what = { ...app.registry.page(page)!.page.resource!, page };
    const isStation = page === 'receiveStation';
    return act(what, isStation ? [] : [{ id, version }], action, isStation ? { receipt: id, version, ...input } : input);
  };
  /** What a batch came without is closed as it was received. */
  const asReceived = async (batch: Row): Promise<string> => {
    const rows = await app.db
      .selectFrom('receipt_difference as d')
      .innerJoin('receipt as r', 'r.id', 'd.receipt')
      .select(['d.id', 'd.version'])
      .where('r.source_no', '=', String(batch['batch_no']))
      .execute();
    return rows.length === 0 ? 'done' : act(paths.difference, rows, 'dispose', { disposition: 'short_close' });
  };
  const leave = async (row: Row): Promise<string> => {
    const outboundNo = String((await read(paths.afterSale, row.id))['outboundNo']);
    const { id } = await app.db.selectFrom('outbound').select('id').where('outbound_no', '=', outboundNo).executeTakeFirstOrThrow();
    const items = [{ lineNo: 1, qty: Number(row['qty']) }];
    const left = await place.run(context => shipPieces(context, { outboundId: id, idemKey: randomUUID(), items }));
    return left.ok ? 'done' : left.refusal.code;
  };
  return {
    ...of,
    /** An order of so many pieces at 10.00 without tax that waits for its supplier; of its article, other pieces lie in stock. */
    async sentOrder(qty: number, incoterm: 'FOB' | 'DDP'): Promise<number> {
      const order = await of.sent([{ qty, price: '10' }], { priceInclTax: false, taxRate: '0', incoterm });
      const [line] = (await of.order(order))['lines'] as readonly Row[];
      await place.put(Number(line!['sku']), place.bins[0]!, 1000);
      return order;
    },
    /** Enters a reply of the supplier, and refuses it or accepts it where the product leaves that to a person. */
    async replied(order: number, line: object, decision: 'acceptAll' | 'refuse'): Promise<string> {
      const made = await of.enter({
        purchaseOrder: order,
        channel: 'mail',
        attachments: [proof],
        lines: [{ orderLine: 1, ...line }],
      });
      if ('refused' in made) return String(made.refused);
      if ((await of.reply(made.id))['state'] !== 'pending') return 'done';
      return of.step(made.id, decision, decision === 'refuse' ? { refuseReason: 'Keep to the order' } : {}, manager);
    },
    /** Changes pieces or price of an order in force. */
    async changed(order: number, edit: { readonly qty: number } | { readonly price: string }): Promise<string> {
      const lines = (await proposed(order, 'change')).map(line => ({ ...line, ...edit }));
      return stepInForce(order, 'change', { changeReason: 'Season moved', lines });
    },
    /** Those who have to approve a change do so, or the first of them rejects it. */
    async decidedChange(order: number, isApproved: boolean): Promise<string> {
      if (!isApproved) return stepInForce(order, 'rejectChange', { changeRejectReason: 'Not this season' }, manager);
      const first = await stepInForce(order, 'approveChange', {}, manager);
      const { changing } = await of.order(order);
      return first === 'done' && changing === true ? stepInForce(order, 'approveChange', {}, finance) : first;
    },
    async closedShort(order: number, pieces: number): Promise<string> {
      const lines = (await proposed(order, 'shortClose')).map(line => ({ ...line, shortClose: pieces }));
      return stepInForce(order, 'shortClose', { changeReason: 'Not made any more', lines });
    },
    cancelled: (order: number) => of.stepOrder(order, 'cancel', { cancelReason: 'Season is over' }),
    /** Plans a batch and ships it. */
    async shipped(order: number, qty: number): Promise<string> {
      const input = { shipDate: '2026-05-20', eta: '2026-05-25', lines: [{ orderLine: 1, qty }] };
      const made = await act(paths.line, await listed(paths.line, order), 'createBatch', input);
      if (made !== 'done') return made;
      return act(paths.batch, (await listed(paths.batch, order)).slice(-1), 'ship', { containerNo: 'MSKU1234565' });
    },
    async departed(order: number, at: number): Promise<string> {
      const batch = (await listed(paths.batch, order))[at]!;
      const rows = (await listed(paths.onWay, order)).filter(row => row['batch_no'] === batch['batch_no']);
      return act(paths.onWay, rows, 'updateEta', { departedOn: '2026-05-20' });
    },
    /** The warehouse takes a batch in, and closes its receipt. */
    async received(order: number, at: number, qty: number): Promise<string> {
      const batch = (await listed(paths.batch, order))[at]!;
      const [line] = (await of.order(order))['lines'] as readonly Row[];
      const { sku } = await app.db.selectFrom('sku').select('sku').where('id', '=', Number(line!['sku'])).executeTakeFirstOrThrow();
      return inTurn(
        () => dock(batch, 'receiveOrder', 'arrive'),
        () => dock(batch, 'receiveStation', 'start'),
        () => dock(batch, 'receiveStation', 'scan', { code: `${qty}*${sku}` }),
        () => dock(batch, 'receiveStation', 'finish'),
        () => asReceived(batch),
        () => dock(batch, 'receiveOrder', 'close'),
      );
    },
    ...heldLots(app, boss, async (order, at) => String((await listed(paths.batch, order))[at]!['batch_no'])),
    /** Sends pieces back for their price, until the supplier has refunded them; those of a lot come off hold. */
    async givenBack(order: number, qty: number, lotNo?: string): Promise<string> {
      const source = lotNo === undefined ? { source: 'receipt' } : { source: 'inspection', sourceNo: lotNo };
      const values = { purchaseOrder: order, orderLine: 1, ...source, cause: await causeNamed(app.db), type: 'return_refund', qty };
      const reply = await app.post(recordPath(paths.afterSale, 'add'), { page: 'afterSalesRecords', values }, boss);
      if (reply.code !== replyCodes.ok) return String(reply.reason);
      const { id } = reply.data as Row;
      const step = async (action: string) => act(paths.afterSale, [await read(paths.afterSale, id)], action);
      return inTurn(
        () => step('agree'),
        () => step('sendBack'),
        () => leave({ id, version: 1, qty }),
        () => step('supplierGot'),
        () => step('refund'),
      );
    },
    /** Bills pieces at a price and settles them up to the request of payment; answers the settlement, or why there is none. */
    async settledGoods(order: number, qty: number, price: string): Promise<{ readonly id: number; readonly answer: string }> {
      const id = Number(await of.settle(await of.verified({ purchaseOrder: order, qty, price })));
      return { id, answer: await of.approve(id) };
    },
    voided: (id: number) => of.act(settledPaths.settlement, [id], 'void', { voidReason: 'Entered twice' }),
    /** Cents paid in advance that a settlement uses. */
    prepaidUsed: async (id: number) => Math.round(Number((await of.read(settledPaths.settlement, id))['prepaid_used']) * 100),
    async paid(id: number): Promise<string> {
      return of.pay((await of.read(settledPaths.settlement, id))['settle_no']);
    },
    /** Vouchers that do not balance, and accounts whose kept balance is not the total of their entries. */
    async ledgerFaults(order: number): Promise<readonly unknown[]> {
      const kept = sql.join(ledgerAccounts.map(account => sql`(${account}, b.${sql.ref(account)})`));
      const { rows } = await sql`
        select voucher::text as of, sum(debit - credit)::text as by from ledger_entry group by voucher having sum(debit - credit) <> 0
        union all
        select k.account, (k.kept - coalesce(sum(e.debit - e.credit), 0))::text
        from purchase_order o join supplier_balance b using (supplier, company_entity, currency)
          cross join lateral (values ${kept}) as k(account, kept)
          left join ledger_entry e on e.balance = b.id and e.account = k.account
        where o.id = ${order} group by k.account, k.kept having k.kept <> coalesce(sum(e.debit - e.credit), 0)`.execute(app.db);
      return rows;
    },
    /** The balances of the account of an order's supplier; those of other orders are among them. */
    async balances(order: number): Promise<Readonly<Record<string, number>>> {
      const { rows } = await sql<Record<string, string>>`
        select b.* from supplier_balance b join purchase_order o using (supplier, company_entity, currency)
        where o.id = ${order}`.execute(app.db);
      return Object.fromEntries(ledgerAccounts.map(account => [account, Number(rows[0]?.[account] ?? 0)]));
    },
  };
}
