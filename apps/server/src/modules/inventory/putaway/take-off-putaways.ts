import { fill, ok, refuse, type Refusal, type Result, type Text } from '@axle/kernel';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Actor } from '../../../platform/resources/record-parts.ts';
import { takeOffPieces } from './take-off-pieces.ts';

/** A receipt whose count of some pieces was reversed, by whom, and why. */
export interface UncountedReceipt {
  readonly caller: Actor;
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
 * [M5] Takes the pieces that a receipt no longer counts off its putaway tasks, with the reason in their history. Refused where they are put
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
  for (const { sku, pieces } of fewer) {
    const left = await takeOffPieces(transaction, { caller, receiptNo: receipt.receipt_no, sku, pieces, why });
    if (left > 0 && (await missedElsewhere(transaction, receipt.id, sku))) return refuse(placed(left));
  }
  return ok(undefined);
}

/** Whether open tasks should take more of a SKU from the dock bin of a receipt than is there now. */
async function missedElsewhere(transaction: Transaction<Tables>, receipt: number, sku: number): Promise<boolean> {
  const { rows } = await sql<{ missed: boolean }>`
    select coalesce((select sum(p.qty - p.done_qty) from putaway p
        where p.from_bin = r.dock_bin and p.sku = ${sku} and p.stock_status = 'available' and p.state in ('open', 'doing')), 0)
      > coalesce((select b.qty from stock_balance b where b.warehouse = r.warehouse and b.bin = r.dock_bin and b.sku = ${sku}
      and b.status = 'available'), 0) as missed
    from receipt r where r.id = ${receipt}`.execute(transaction);
  return rows[0]?.missed === true;
}
