import { receiptRecords } from '@axle/pages/inventory/receipt/receipt-records';
import { returnRecords } from '@axle/pages/operation/return/return-records';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { randomUUID } from 'node:crypto';
import { stockLedger } from '../../../inventory/stock/stock-ledger.ts';
import { readReceipt } from '../../../inventory/receipt/read-receipt.ts';
import { takeIn } from '../../../inventory/receipt/take-in.ts';
import { orderDesk } from '../../../orders/order/testing/order-desk.ts';

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
type Actor = { readonly signature: string; readonly language: string };

/** The desk of those who take returns: shipped orders, their returns, and the dock of US-W. */
export async function returnDesk() {
  const desk = await orderDesk();
  const { app, boss, place } = desk;
  const read = async (id: number) => (await app.get(`${recordPath(returnRecords, 'read')}?id=${id}`, boss)).data as Row;
  const codeOf = (reply: { readonly code: number; readonly reason?: string; readonly data?: unknown }): string =>
    reply.code === 200
      ? ((reply.data as readonly { refusal?: { code: string } }[])[0]?.refusal?.code ?? 'done')
      : (reply.reason ?? String(reply.code));
  const lead = async (receipt: number, key: string) => {
    const { version } = await app.db.selectFrom('receipt').select('version').where('id', '=', receipt).executeTakeFirstOrThrow();
    return codeOf(
      await app.post(actionPath(receiptRecords, key), { page: 'receiveOrder', targets: [{ id: receipt, version }], input: {} }, boss),
    );
  };
  return {
    ...desk,
    read,
    /** A shipped order of so many pieces of one SKU, each at so much. */
    shipped: async (qty: number, unitPrice: string, sku = place.skus[0]!) => {
      const id = await desk.made({ lines: [{ platformLineId: '1', sku, qty, unitPrice }] });
      await desk.put(id, { status: 'shipped', shipped_at: app.now(), paid_at: app.now(), warehouse: place.warehouse });
      await sql`update sales_order_piece set shipped_qty = qty, cost_value = qty * 18.3, warehouse = ${place.warehouse}
        where sales_order = ${id}`.execute(app.db);
      return id;
    },
    /** The platform has an order delivered. */
    delivered: (id: number) => desk.put(id, { status: 'delivered', delivered_at: app.now() }),
    /** Asks for a return; its id, or the code of the refusal. */
    ask: async (salesOrder: number, qtyAuth: number, more: object = {}, sku = place.skus[0]!): Promise<number | string> => {
      const values = { salesOrder, reason: 'noNeed', lines: [{ sku, qtyAuth }], ...more };
      const reply = await app.post(recordPath(returnRecords, 'add'), { page: 'operationReturn', values }, boss);
      return reply.code === 200 ? (reply.data as { id: number }).id : String(reply.reason);
    },
    /** Acts on a return as it stands; the code of the refusal, or `done`. */
    step: async (action: string, id: number, input: object = {}, as: Actor = boss) => {
      const { version } = await read(id);
      return codeOf(await app.post(actionPath(returnRecords, action), { page: 'operationReturn', targets: [{ id, version }], input }, as));
    },
    /** An action that is not about a record. */
    begin: async (action: string, input: object) =>
      app.post(actionPath(returnRecords, action), { page: 'operationReturn', targets: [], input }, boss),
    /** The warehouse counts so many undamaged pieces of a return, and closes its receipt. */
    counted: async (id: number, qty: number) => {
      const receipt = Number((await read(id))['receipt']);
      const arrived = await lead(receipt, 'arrive');
      await app.db.updateTable('receipt').set({ state: 'counting' }).where('id', '=', receipt).execute();
      await place.run(async context => {
        const found = await readReceipt(context.transaction, receipt, context.now);
        const taken = await takeIn(context, found, [{ line: found.lines[0]!, qty }], { idemKey: randomUUID(), damaged: false });
        if (!taken.ok) throw new Error(taken.refusal.code);
      });
      await sql`update receipt set state = 'counted', version = version + 1, photos = '[]' where id = ${receipt}`.execute(app.db);
      return [arrived, await lead(receipt, 'close')];
    },
    /** Somebody takes held pieces of a return from its dock into another bin, or brings them back. */
    moved: async (id: number, qty: number, where: 'away' | 'back') => {
      const record = await read(id);
      const { dock_bin: dock } = await app.db
        .selectFrom('receipt')
        .select('dock_bin')
        .where('id', '=', Number(record['receipt']))
        .executeTakeFirstOrThrow();
      const [from, to] = where === 'away' ? [dock!, place.bins[0]!] : [place.bins[0]!, dock!];
      const at = { warehouse: place.warehouse, sku: place.skus[0]!, status: 'qc_hold' } as const;
      const changes = [
        { ...at, bin: from, qty: -qty },
        { ...at, bin: to, qty },
      ];
      const doc = { docType: 'test', docNo: `MOVED-${id}`, bizType: 'bin_move' } as const;
      await place.run(async context => {
        const posted = await stockLedger(context).post({ idemKey: randomUUID(), ...doc, changes });
        if (!posted.ok) throw new Error(posted.refusal.code);
      });
    },
    /** A picture that was uploaded. */
    picture: async () => {
      const file = { id: randomUUID(), name: 'part.jpg', bytes: 3 };
      await app.db
        .insertInto('stored_file')
        .values({ ...file, sha256: 'x', media_type: 'image/jpeg', created_by: place.by })
        .execute();
      return file;
    },
    /** Pieces of a SKU in US-W by status. */
    stock: async (sku = place.skus[0]!) => {
      const { rows } = await sql<{ status: string; qty: number }>`
        select status, sum(qty)::integer as qty from stock_balance where warehouse = ${place.warehouse} and sku = ${sku}
        group by 1 having sum(qty) <> 0 order by 1`.execute(app.db);
      return Object.fromEntries(rows.map(({ status, qty }) => [status, qty]));
    },
  };
}
