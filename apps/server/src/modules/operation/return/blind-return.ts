import { ok, type Refusal, text } from '@axle/kernel';
import { sql } from 'kysely';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import { eachTarget } from '../../../platform/resources/write-batch.ts';
import { inTransaction } from '../../../platform/resources/writes/in-transaction.ts';
import { insertRows } from '../../../platform/resources/writes/insert-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { ledgerContext } from '../../inventory/stock/ledger-context.ts';
import { expectReturn } from './expect-return.ts';

/** [O8] Takes up a parcel that nobody announced: the warehouse receives it, and the order is matched later. */
export const addBlindReturn: ActionHandler = ({ parts, input }) =>
  inTransaction(parts.database, async database => {
    const { store, warehouse, sku, qty, reason, trackingNo, buyerNote } = input;
    const own = { ...parts, database };
    const record = {
      blind: true,
      store,
      warehouse,
      reason,
      trackingNo,
      buyerNote,
      status: 'authorised',
      authorisedAt: parts.caller.now.toISOString(),
      lines: [{ sku, qtyAuth: qty, qtyRecv: 0 }],
    };
    const [added] = await insertRows(database, own, [record], { action: 'add' });
    const { rows } = await sql<{ no: string }>`select rma_no as no from return_order where id = ${added!.id}`.execute(database);
    const rmaNo = rows[0]!.no;
    const expected = await expectReturn(ledgerContext(database, parts.caller), { ...record, rmaNo }, { warehouse: Number(warehouse) });
    if (!expected.ok) return expected;
    await sql`update return_order set receipt = ${expected.value ?? null} where id = ${added!.id}`.execute(database);
    return ok([{ id: added!.id, name: rmaNo }]);
  });

const matched: Refusal = { code: 'MATCHED', message: text('该退货已有订单', 'The return has its order already') };

/** [O8] An unannounced return finds its order. */
export const matchReturn: ActionHandler = ({ parts, targets, input }) =>
  eachTarget(parts, targets, async (database, records) => {
    const open = records.filter(record => record['salesOrder'] === undefined);
    const { salesOrder } = input;
    const changes = open.map(before => ({ before, after: { ...before, salesOrder } }));
    await updateRows(database, { ...parts, database }, changes, { action: 'update' });
    return new Map(records.flatMap(({ id, salesOrder: known }) => (known === undefined ? [] : [[id, matched] as const])));
  });
