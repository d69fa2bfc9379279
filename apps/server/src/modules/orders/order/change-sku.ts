import { text } from '@axle/kernel';
import { sql } from 'kysely';
import { type RecordParts, todayOf } from '../../../platform/resources/record-parts.ts';
import type { ActionHandler } from '../../../platform/resources/calls/action-handler.ts';
import type { LedgerContext } from '../../inventory/stock/stock-ledger.ts';
import { changingOrders } from './changing-orders.ts';
import { withNote } from './note-orders.ts';
import { orderRefusals } from './order-refusals.ts';

const withoutStock = ['pendingPay', 'pendingReview', 'held', 'pendingAllocate', 'outOfStock', 'abnormal'];

/** Whether a SKU may go for another one in a line: its listing maps to both, or both are in one substitute group, piece for piece. */
async function mayReplace(
  { transaction }: LedgerContext,
  parts: RecordParts,
  { order, lineNo, sku, toSku }: { readonly order: number; readonly lineNo: number; readonly sku: number; readonly toSku: number },
): Promise<boolean> {
  const day = todayOf(parts.caller);
  const { rows } = await sql<{ may: boolean }>`
    select exists (
      select from sales_order o join sales_order_lines l on l.record_id = o.id and l.line_no = ${lineNo}
      join sku_map m on m.seller_sku collate "C" = upper(l.seller_sku) and m.status = 1 and (m.store is null or m.store = o.store)
      join sku_map_lines n on n.record_id = m.id and n.sku = ${toSku} where o.id = ${order}
    ) or exists (
      select from sku_substitute_members a join sku_substitute_members b on b.record_id = a.record_id and b.ratio = a.ratio
      where a.sku = ${sku} and b.sku = ${toSku} and a.period @> ${day}::date and (b.stop_date is null or b.stop_date > ${day}::date)
    ) as may`.execute(transaction);
  return rows[0]!.may;
}

/** Ships another SKU for one that an order has: of the same mapping, or a substitute; before anything is reserved. */
export const changeSku: ActionHandler = changingOrders(async (context, order, input, parts) => {
  const { transaction, now } = context;
  const [sku, toSku] = [Number(input['sku']), Number(input['toSku'])];
  const { rows: pieces } = await sql<{ id: number; lineNo: number; qty: number }>`
    select p.id, p.line_no as "lineNo", p.qty from sales_order_piece p
    where p.sales_order = ${order.id} and p.sku = ${sku} and p.reservation_no is null and p.shipped_qty = 0
    order by p.line_no for update`.execute(transaction);
  if (pieces.length === 0) return orderRefusals.noPiece;
  for (const { lineNo } of pieces)
    if (!(await mayReplace(context, parts, { order: order.id, lineNo, sku, toSku }))) return orderRefusals.noSubstitute;
  await sql`
    with gone as (delete from sales_order_piece where id = any(${pieces.map(({ id }) => id)}::bigint[]) returning line_no, qty)
    insert into sales_order_piece (sales_order, line_no, sku, qty)
    select ${order.id}, line_no, ${toSku}, sum(qty) from gone group by line_no
    on conflict (sales_order, line_no, sku, warehouse) do update set qty = sales_order_piece.qty + excluded.qty`.execute(transaction);
  const { rows: codes } = await sql<{ from: string; to: string }>`
    select a.sku as "from", b.sku as "to" from sku a, sku b where a.id = ${sku} and b.id = ${toSku}`.execute(transaction);
  const { from, to } = codes[0]!;
  const reason = String(input['reason']);
  const unreviewed = { ...order, reviewFindings: undefined };
  return withNote(
    unreviewed,
    text(`换SKU ${from} → ${to}：${reason}`, `SKU changed ${from} → ${to}: ${reason}`),
    parts.caller.language,
    now,
  );
}, withoutStock);
