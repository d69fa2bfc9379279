import { randomUUID } from 'node:crypto';
import type { Decimal } from '@axle/kernel';
import type { HeldFile } from '@axle/page-kit';
import { actionPath } from '@axle/wire';
import { sql } from 'kysely';
import { beforeEach } from 'vitest';
import { recordCalls } from '../../../../platform/resources/gateway/record-calls.ts';
import { transitionCalls } from '../../../../platform/resources/states/transition-calls.ts';
import { type LedgerContext, stockLedger } from '../../stock/stock-ledger.ts';
import { demoApp } from '../../../../testing/demo-app.ts';
import { createReceipt, type ReceiptRequest } from '../create-receipt.ts';
import { stationCalls } from '../station-calls.ts';
import { registry } from '../../../../testing/whole-registry.ts';

type Outcome = readonly { readonly refusal?: { readonly code: string } }[];

/**
 * A demo with an empty dock before each test: receipts of 500 pieces of a part, and what is done with them. Steps answer `ok` or the code
 * of their refusal.
 */
export async function dockBench() {
  const demo = await demoApp(({ db, registry }) => [
    ...recordCalls({ database: db, registry }),
    ...transitionCalls({ database: db, registry }),
    ...stationCalls({ database: db, registry }),
  ]);
  const { db } = demo;
  const resource = (entity: string) => demo.registry.resource(entity)!.resource;
  const [receipts, lines, differences] = [resource('receipt'), resource('receiptLine'), resource('receiptDifference')];
  const boss = await demo.signIn('superadmin');
  const { id: by } = await db.selectFrom('app_user').select('id').where('account', '=', 'superadmin').executeTakeFirstOrThrow();
  const { id: warehouse } = await db.selectFrom('warehouse').select('id').where('code', '=', 'US-W').executeTakeFirstOrThrow();
  const supplier = await db.selectFrom('supplier').select('id').limit(1).executeTakeFirstOrThrow();
  const skus = await db.selectFrom('sku').select(['id', 'sku']).orderBy('id').limit(2).execute();
  const [part, other] = [skus[0]!, skus[1]!];
  await db.updateTable('sku').set({ iqc_required: false }).where('id', 'in', [part.id, other.id]).execute();
  await db.updateTable('sku').set({ gtin: null }).where('gtin', '=', '5901234123457').execute();
  await db.updateTable('sku').set({ carton_qty: 10, gtin: '5901234123457' }).where('id', '=', part.id).execute();
  const context = <Answer>(work: (of: LedgerContext) => Promise<Answer>) =>
    db.transaction().execute(transaction => work({ registry, transaction, now: demo.now(), by }));

  beforeEach(async () => {
    const { rows } = await sql<{ bin: number; sku: number; status: 'available'; qty: number }>`
      select b.bin, b.sku, b.status, b.qty from stock_balance b join bin on bin.id = b.bin join warehouse_area a on a.id = bin.area
      where b.warehouse = ${warehouse} and a.use in ('dock', 'return') and b.qty > 0
      and b.status in ('available', 'damaged', 'qc_hold')`.execute(db);
    if (rows.length === 0) return;
    await context(async of => {
      const changes = rows.map(({ qty, ...key }) => ({ ...key, warehouse, qty: -qty }));
      const emptied = await stockLedger(of).post({
        idemKey: randomUUID(),
        docType: 'test',
        docNo: 'EMPTY',
        bizType: 'stocktake_loss',
        changes,
      });
      if (!emptied.ok) throw new Error(emptied.refusal.code);
    });
  });

  let count = 0;
  const make = async (more: Partial<ReceiptRequest> = {}) => {
    const usual = {
      type: 'purchase',
      sourceNo: `PO-${(count += 1)}`,
      warehouse,
      supplier: supplier.id,
      lines: [{ sku: part.id, expectedQty: 500, poNo: 'PO-A', poLine: 1, unitCost: '46.96' as Decimal }],
    } as const;
    const made = await context(of => createReceipt(of, { ...usual, ...more }));
    if (!made.ok) throw new Error(made.refusal.code);
    return made.value;
  };
  const find = (id: number) => db.selectFrom('receipt').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  const codeOf = (reply: { readonly code: number; readonly reason?: string; readonly data?: unknown }): string =>
    reply.code === 200 ? ((reply.data as Outcome)[0]?.refusal?.code ?? 'ok') : (reply.reason ?? String(reply.code));
  const lead = async (id: number, key: string, input: object = {}) => {
    const targets = [{ id, version: (await find(id)).version }];
    return codeOf(await demo.post(actionPath(receipts, key), { targets, input, page: 'receiveOrder' }, { signature: boss }));
  };
  const station = async (action: string, input: object, key: string = randomUUID(), signature = boss) =>
    codeOf(await demo.post(actionPath(lines, action), { input, key, page: 'receiveStation' }, { signature }));
  const counting = async (more: Partial<ReceiptRequest> = {}) => {
    const made = await make(more);
    for (const key of ['arrive', 'start']) {
      const led = await lead(made.id, key);
      if (led !== 'ok') throw new Error(led);
    }
    return made;
  };
  const decide = async (action: string, id: number, input: object, key: string, signature: string) => {
    const { version } = await db.selectFrom('receipt_difference').select('version').where('id', '=', id).executeTakeFirstOrThrow();
    return codeOf(await demo.post(actionPath(differences, action), { targets: [{ id, version }], input, key }, { signature }));
  };
  /** A picture that superadmin has sent. */
  const picture = async (): Promise<HeldFile> => {
    const file = { id: randomUUID(), name: 'box.jpg', bytes: 3 };
    await db
      .insertInto('stored_file')
      .values({ ...file, sha256: 'x', media_type: 'image/jpeg', created_by: by })
      .execute();
    return file;
  };
  return {
    demo,
    db,
    boss,
    by,
    warehouse,
    part,
    other,
    receipts,
    lines,
    context,
    make,
    find,
    lead,
    station,
    counting,
    picture,
    scan: (receipt: number, code: string, key?: string) => station('scan', { receipt, code }, key),
    damage: async (receipt: number, code: string) => station('setDamaged', { receipt, code, photos: [await picture()] }),
    lineOf: (id: number) =>
      db.selectFrom('receipt_lines').selectAll().where('record_id', '=', id).orderBy('line_no').executeTakeFirstOrThrow(),
    differencesFor: (receipt: number) =>
      db.selectFrom('receipt_difference').selectAll().where('receipt', '=', receipt).orderBy('id').execute(),
    dispose: (id: number, disposition: string, reason?: string, key: string = randomUUID(), signature = boss) =>
      decide('dispose', id, { disposition, reason }, key, signature),
    reopen: (id: number) => decide('reopen', id, {}, randomUUID(), boss),
    /** Pieces by status at the bin where a receipt comes in. */
    onDock: async (receipt: number, sku = part.id) => {
      const { rows } = await sql<{ status: string; qty: number }>`
        select b.status, b.qty from stock_balance b join receipt r on r.dock_bin = b.bin where r.id = ${receipt} and b.sku = ${sku}
        and b.qty > 0 order by 1`.execute(db);
      return Object.fromEntries(rows.map(({ status, qty }) => [status, qty]));
    },
  };
}
