import { type PutawayPlace, takeOffTasks } from '@axle/inventory';
import { fill, inLanguage, ok, refuse, type Refusal, type Result, type Text } from '@axle/kernel';
import { linesIn, type RecordRow } from '@axle/page-kit';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Asker, RecordParts } from '../../../platform/resources/record-parts.ts';
import { lockRows } from '../../../platform/resources/writes/lock-rows.ts';
import { updateRows } from '../../../platform/resources/writes/update-rows.ts';

/** A receipt of which some pieces are counted no more, in whose name they were taken back, and why. */
export interface UncountedReceipt {
  readonly caller: Asker;
  readonly receipt: { readonly id: number; readonly receipt_no: string };
  readonly why: Text;
}

const placed = (qty: number): Refusal => ({
  code: 'PUT_AWAY',
  message: fill(
    {
      zh: '其中 {qty} 件已上架，来源库位的货属于其他上架任务；请先把货移回来源库位',
      en: '{qty} {qty|piece has|pieces have} been put away and the stock in the source bin belongs to other tasks; move the pieces back to the source bin first',
    },
    { qty },
  ),
});

/**
 * [M5] Takes the pieces that a receipt counts no more off its putaway tasks, with the reason in their history. Refused where they are put
 * away and other tasks would miss theirs at the source.
 */
export async function takeOffPutaways(
  transaction: Transaction<Tables>,
  { caller, receipt, why }: UncountedReceipt,
): Promise<Result<undefined>> {
  const { rows: fewer } = await sql<{ sku: number; pieces: number }>`
    with given as (select id, sku, put_qty - good_qty as pieces from receipt_lines where record_id = ${receipt.id} and put_qty > good_qty),
      counted as (update receipt_lines l set put_qty = l.good_qty from given g where l.id = g.id)
    select sku, sum(pieces)::integer as pieces from given group by sku order by sku`.execute(transaction);
  if (fewer.length === 0) return ok(undefined);
  const parts: RecordParts = { database: transaction, resource: caller.registry.referred('putaway')!, page: 'putawayTask', caller };
  const open = await lockRows(
    transaction,
    parts,
    sql<boolean>`t.receipt_no = ${receipt.receipt_no} and t.stock_status = 'available' and t.state in ('open', 'doing')`,
  );
  const reason = inLanguage(why, caller.language ?? 'zh-cn').slice(0, 200);
  for (const { sku, pieces } of fewer) {
    const rows = new Map(open.filter(row => row['sku'] === sku).map(row => [row.id, row]));
    const taken = takeOffTasks([...rows.values()].map(openPutaway), pieces);
    for (const { id, qty, places, state } of taken.changed) {
      const before = rows.get(id)!;
      const ended = state === 'asBefore' ? {} : { state, endedAt: caller.now.toISOString() };
      const after = { ...before, qty, suggested: places, reason, ...ended };
      await updateRows(transaction, parts, [{ before, after }], writtenAs[state]);
    }
    if (taken.placed > 0 && (await missedElsewhere(transaction, receipt.id, sku))) return refuse(placed(taken.placed));
  }
  return ok(undefined);
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

/** Whether tasks that are not over should take more of a SKU from where a receipt came in than lies there now. */
async function missedElsewhere(transaction: Transaction<Tables>, receipt: number, sku: number): Promise<boolean> {
  const { rows } = await sql<{ missed: boolean }>`
    select coalesce((select sum(p.qty - p.done_qty) from putaway p
        where p.from_bin = r.dock_bin and p.sku = ${sku} and p.stock_status = 'available' and p.state in ('open', 'doing')), 0)
      > coalesce((select b.qty from stock_balance b where b.warehouse = r.warehouse and b.bin = r.dock_bin and b.sku = ${sku}
      and b.status = 'available'), 0) as missed
    from receipt r where r.id = ${receipt}`.execute(transaction);
  return rows[0]?.missed === true;
}
