import { type PutawayPlace, takeOffTasks } from '@axle/inventory';
import { inLanguage, type Text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor, RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** Pieces of a SKU of a receipt that are not put away after all, and why. */
export interface UnplacedPieces {
  readonly caller: Actor;
  readonly receiptNo: string;
  readonly sku: number;
  readonly pieces: number;
  readonly why: Text;
}

const writtenAs = {
  asBefore: { action: 'update' },
  done: { action: 'state', transition: 'finish' },
  cancelled: { action: 'state', transition: 'cancel' },
} as const;

const openPutaway = (row: RecordRow) => ({
  id: row.id,
  qty: Number(row['qty']),
  doneQty: Number(row['doneQty']),
  places: linesIn(row, 'suggested') as unknown as readonly PutawayPlace[],
});

/** [M5] Takes pieces off the open putaway tasks of a receipt, the newest first; returns how many are in bins already. */
export async function takeOffPieces(
  transaction: Transaction<Tables>,
  { caller, receiptNo, sku, pieces, why }: UnplacedPieces,
): Promise<number> {
  const parts: RecordParts = { database: transaction, resource: caller.registry.referred('putaway')!, page: 'putawayTask', caller };
  const open = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.receipt_no = ${receiptNo} and t.sku = ${sku} and t.stock_status = 'available' and t.state in ('open', 'doing')`,
  );
  const reason = inLanguage(why, caller.language ?? 'zh-cn').slice(0, 200);
  const rows = new Map(open.map(row => [row.id, row]));
  const taken = takeOffTasks([...rows.values()].map(openPutaway), pieces);
  for (const { id, qty, places, state } of taken.changed) {
    const before = rows.get(id)!;
    const ended = state === 'asBefore' ? {} : { state, endedAt: caller.now.toISOString() };
    const after = { ...before, qty, suggested: places, reason, ...ended };
    await updateRows(transaction, parts, [{ before, after }], writtenAs[state]);
  }
  return taken.placed;
}
