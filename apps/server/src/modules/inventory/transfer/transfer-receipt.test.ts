import type { Decimal } from '@axle/kernel';
import { actionPath, recordPath } from '@axle/wire';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { shipPieces } from '../outbound/ship-pieces.ts';
import { dockBench } from '../receipt/testing/dock-bench.ts';
import { stockLedger } from '../stock/stock-ledger.ts';

const dock = await dockBench();
const { db, demo, part, warehouse, context, lead, scan, differencesFor, dispose, reopen, onDock } = dock;
const manager = await demo.signIn('financemanager');
const transfers = { service: 'stock', path: 'transfer_order' };
const { id: from } = await db.selectFrom('warehouse').select('id').where('code', '=', 'CN-SZ').executeTakeFirstOrThrow();
const { id: bin } = await db
  .selectFrom('bin')
  .innerJoin('warehouse_area', 'warehouse_area.id', 'bin.area')
  .select('bin.id')
  .where('bin.warehouse', '=', from)
  .where('warehouse_area.use', '=', 'pick')
  .orderBy('bin.id', 'desc')
  .executeTakeFirstOrThrow();

type Row = Readonly<Record<string, unknown>> & { readonly id: number; readonly version: number };
const read = async (id: number) => (await demo.get(`${recordPath(transfers, 'read')}?id=${id}`, { signature: dock.boss })).data as Row;
const step = async (id: number, action: string, input: object = {}, signature = dock.boss) => {
  const { version } = await read(id);
  const reply = await demo.post(actionPath(transfers, action), { targets: [{ id, version }], input }, { signature });
  const [outcome] = (reply.data ?? []) as readonly { readonly refusal?: { readonly code: string } }[];
  return outcome?.refusal?.code ?? reply.reason ?? 'ok';
};
let brought = 0;

/** A transfer of which everything has left, and its receipt while it is counted. */
async function underWay(qty: number) {
  const idemKey = `test:transfer:${(brought += 1)}`;
  await context(async of =>
    stockLedger(of).post({
      idemKey,
      docType: 'test',
      docNo: 'T',
      bizType: 'purchase_in',
      changes: [{ warehouse: from, bin, sku: part.id, status: 'available', qty }],
      incoming: [{ warehouse: from, sku: part.id, qty, cost: { value: String(qty * 10) as Decimal, source: 'po_price' } }],
    }),
  );
  const values = { fromWarehouse: from, toWarehouse: warehouse, eta: '2026-07-01', lines: [{ sku: part.id, qty }] };
  const added = await demo.post(recordPath(transfers, 'add'), { page: 'transferOrder', values }, { signature: dock.boss });
  const { id } = added.data as Row;
  expect([await step(id, 'submit'), await step(id, 'approve', {}, manager)]).toEqual(['ok', 'ok']);
  const { transferNo } = await read(id);
  const outbound = await db
    .selectFrom('outbound')
    .select('id')
    .where('source_no', '=', String(transferNo))
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow();
  const gone = await context(async of =>
    shipPieces(of, { outboundId: outbound.id, idemKey: `${idemKey}:ship`, items: [{ lineNo: 1, qty }] }),
  );
  if (!gone.ok) throw new Error(JSON.stringify(gone.refusal));
  const receipt = await db.selectFrom('receipt').selectAll().where('source_no', '=', String(transferNo)).executeTakeFirstOrThrow();
  expect([await lead(receipt.id, 'arrive'), await lead(receipt.id, 'start')]).toEqual(['ok', 'ok']);
  const claims = async () =>
    (
      await sql<{ biz_no: string; qty: number }>`
        select biz_no, qty from claim where state <> 'closed' and type = 'lost' and biz_no in (${transferNo}, ${receipt.receipt_no})
        order by id`.execute(db)
    ).rows;
  return { id, transferNo, receipt: receipt.id, receiptNo: receipt.receipt_no, claims };
}
/** So many of the pieces came. */
const came = async (receipt: number, qty: number) =>
  expect([await scan(receipt, `${qty}*${part.sku}`), await lead(receipt, 'finish')]).toEqual(['ok', 'ok']);
const lose = (id: number) => step(id, 'closeWithLoss', { closeReason: 'container broken' }, manager);

describe('[TR4a] a lost piece of a transfer is claimed once', () => {
  it('where the transfer is closed first: its short row is decided by that claim, which stays when the decision is reopened', async () => {
    const { id, transferNo, receipt, claims } = await underWay(20);
    await came(receipt, 17);
    expect(await lose(id)).toBe('ok');
    expect(await claims()).toEqual([{ biz_no: transferNo, qty: 3 }]);
    const [short] = await differencesFor(receipt);
    expect(await dispose(short!.id, 'short_claim')).toBe('ok');
    expect(await claims()).toEqual([{ biz_no: transferNo, qty: 3 }]);
    const [decided] = await differencesFor(receipt);
    expect(decided).toMatchObject({ state: 'decided', claim_no: expect.stringMatching(/^CL/) });
    expect(await reopen(short!.id)).toBe('ok');
    expect(await claims()).toEqual([{ biz_no: transferNo, qty: 3 }]);
  });

  it('where the short row is decided first: the transfer claims nothing again when it is closed', async () => {
    const { id, receipt, receiptNo, claims } = await underWay(20);
    await came(receipt, 17);
    const [short] = await differencesFor(receipt);
    expect(await dispose(short!.id, 'short_claim')).toBe('ok');
    expect(await lose(id)).toBe('ok');
    expect(await claims()).toEqual([{ biz_no: receiptNo, qty: 3 }]);
  });
});

it('[TR2] more than was sent is received as surplus: nothing more was in transit, and it leaves again with its decision', async () => {
  const { id, receipt } = await underWay(20);
  await came(receipt, 37);
  const [over] = await differencesFor(receipt);
  expect(over).toMatchObject({ diff_type: 'over', diff_qty: 17 });
  expect(await dispose(over!.id, 'over_return')).toBe('NO_SUPPLIER');
  expect(await dispose(over!.id, 'over_accept', 'counted twice, all 37 are here')).toBe('ok');
  expect([await onDock(receipt), await read(id)]).toMatchObject([{ available: 37 }, { receivedQty: 20, inTransit: 0, state: 'received' }]);
  expect(await reopen(over!.id)).toBe('ok');
  expect([await onDock(receipt), await read(id)]).toMatchObject([{ available: 20 }, { receivedQty: 20, inTransit: 0, state: 'received' }]);
});
