import { sql } from 'kysely';
import type { LedgerContext } from '../stock/stock-ledger.ts';
import type { LockedOutbound } from './lock-outbound.ts';
import type { ShippedItem } from './outbound-followers.ts';
import { type ShipItem, valued } from './ship-pieces.ts';

/** Notes on the lines and picks of an order that what one posting took out is back; the caller reverses the posting itself. */
export async function unshipPieces(
  context: LedgerContext,
  outbound: LockedOutbound,
  postingNo: string,
  items: readonly ShipItem[],
): Promise<readonly ShippedItem[]> {
  const { transaction } = context;
  const back = await valued(context, outbound, postingNo, items);
  for (const { lineNo, qty, value } of back)
    await sql`update outbound_lines set shipped = shipped - ${qty}, cost_value = nullif(cost_value - ${value}::numeric, 0)
      where record_id = ${outbound.id} and line_no = ${lineNo}`.execute(transaction);
  await sql`
    with
      gone as (
        select m.bin, m.sku, -sum(m.qty_delta)::integer as qty from stock_move m join stock_posting p on p.id = m.posting
        where p.posting_no = ${postingNo} and m.warehouse = ${outbound.warehouse} and m.qty_delta < 0 group by m.bin, m.sku
      ),
      queued as (
        select p.id, p.shipped, g.qty, sum(p.shipped) over (partition by p.bin, p.sku order by p.id desc) - p.shipped as before
        from pick p join gone g on g.bin = p.bin and g.sku = p.sku where p.outbound = ${outbound.id} and p.shipped > 0
      )
    update pick p set shipped = p.shipped - least(q.shipped, q.qty - q.before)::integer from queued q where q.id = p.id
    and q.before < q.qty`.execute(transaction);
  return back;
}
