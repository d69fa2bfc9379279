import { type PutawayPlace, putawayRefusal, type StockStatus } from '@axle/inventory';
import { fill, ok, type Refusal, refuse, type Result } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { RecordParts } from '../../../platform/resources/record-parts.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';
import { stockLedger } from '../stock/stock-ledger.ts';
import { ledgerContext } from '../stock/ledger-context.ts';
import { putawayBins, putawayItems } from './read-places.ts';

const refusals = {
  over: { code: 'PUTAWAY_OVER', message: { zh: '任务已完成或已取消', en: 'The task is done or cancelled' } },
  sameBin: { code: 'SAME_BIN', field: 'bin', message: { zh: '目标库位就是来源库位', en: 'Target and source bin are the same' } },
  otherWarehouse: {
    code: 'OTHER_WAREHOUSE',
    field: 'bin',
    message: { zh: '库位不属于该仓库', en: 'The bin belongs to another warehouse' },
  },
  disabled: { code: 'BIN_DISABLED', field: 'bin', message: { zh: '库位已停用', en: 'The bin is disabled' } },
  locked: { code: 'BIN_LOCKED', field: 'bin', message: { zh: '库位盘点锁定', en: 'The bin is locked for a stocktake' } },
} as const satisfies Readonly<Record<string, Refusal>>;

const tooMany = (most: number): Refusal => ({
  code: 'PUTAWAY_TOO_MANY',
  field: 'qty',
  message: fill({ zh: '只剩 {most} 件待上架', en: 'Only {most} pcs left to put away' }, { most: String(most) }),
});

/** A task while it is locked. */
export interface Task {
  readonly row: RecordRow;
  readonly left: number;
}

/** The task that a locked record is; refused once it is over. */
export function openTask(row: RecordRow): Result<Task> {
  const open = row['state'] === 'open' || row['state'] === 'doing';
  return open ? ok({ row, left: Number(row['qty']) - Number(row['doneQty']) }) : refuse(refusals.over);
}

/** [R9] What stands against so many pieces of a task in a bin; undefined where nothing does. */
export async function refusedPlace(database: Kysely<Tables>, { row }: Task, bin: number, qty: number): Promise<Refusal | undefined> {
  const [warehouse, sku] = [row['warehouse'] as number, row['sku'] as number];
  if (bin === row['fromBin']) return refusals.sameBin;
  const { rows } = await sql<{ warehouse: number; used: boolean; locked: boolean }>`
    select b.warehouse, b.status = 1 and a.status = 1 as used, b.locked is true as locked from bin b join warehouse_area a on a.id = b.area
    where b.id = ${bin} for share of b`.execute(database);
  const [found] = rows;
  if (found?.warehouse !== warehouse) return refusals.otherWarehouse;
  if (!found.used) return refusals.disabled;
  if (found.locked) return refusals.locked;
  const item = (await putawayItems(database, warehouse, [sku])).get(sku)!(row['stockStatus'] as StockStatus);
  const [place] = await putawayBins(database, warehouse, bin);
  return putawayRefusal(item, place!, qty);
}

/** Where the rest of a task goes once so many pieces went to a bin: the bin wants fewer, and what is too much is taken off the end. */
export function placesLeft(places: readonly PutawayPlace[], bin: number, qty: number, left: number): readonly PutawayPlace[] {
  let rest = left;
  return places
    .map(place => (place.bin === bin ? { ...place, qty: place.qty - qty } : place))
    .filter(place => place.qty > 0)
    .map(place => {
      const taken = Math.min(place.qty, rest);
      rest -= taken;
      return { ...place, qty: taken };
    })
    .filter(place => place.qty > 0);
}

/** [R9] Brings pieces of a task into a bin: books the move, and notes who placed them. */
export async function placePieces(
  transaction: Transaction<Tables>,
  parts: RecordParts,
  task: Task,
  bin: number,
  qty: number,
): Promise<Refusal | undefined> {
  const { row, left } = task;
  if (qty > left) return tooMany(left);
  // two who fill one bin at once take turns: each sees what the other put there
  await sql`select id from bin where id = ${bin} for no key update`.execute(transaction);
  const refused = await refusedPlace(transaction, task, bin, qty);
  if (refused) return refused;
  const { caller } = parts;
  const done = linesIn(row, 'done');
  const key = { warehouse: row['warehouse'] as number, sku: row['sku'] as number, status: row['stockStatus'] as StockStatus };
  const docNo = String(row['putawayNo']);
  const reply = await stockLedger(ledgerContext(transaction, caller)).post({
    idemKey: `putaway:${docNo}:confirm:${done.length + 1}:1`,
    docType: 'putaway',
    docNo,
    bizType: 'bin_move',
    changes: [
      { ...key, bin: row['fromBin'] as number, qty: -qty },
      { ...key, bin, qty },
    ],
  });
  if (!reply.ok) return reply.refusal;
  const rest = left - qty;
  const at = caller.now.toISOString();
  const suggested = placesLeft(linesIn(row, 'suggested') as unknown as readonly PutawayPlace[], bin, qty, rest);
  const after = {
    ...row,
    doneQty: Number(row['doneQty']) + qty,
    state: rest === 0 ? 'done' : 'doing',
    ...(rest === 0 ? { endedAt: at } : {}),
    suggested,
    done: [...done, { bin, qty, by: caller.access.userId, at }],
  };
  await updateRows(transaction, parts, [{ before: row, after }], { action: 'state' });
  return undefined;
}
