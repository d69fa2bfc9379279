import { type PostingRequest, postingText } from '@axle/inventory';
import { sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { hashOf } from '../stock/find-posting.ts';
import type { SoldPart } from './plan-past-sales.ts';

/** An outbound order that left with what customers bought. */
export interface ShippedSale {
  readonly docNo: string;
  readonly at: Date;
  readonly parts: readonly SoldPart[];
}

const requestOf = (warehouse: number, { docNo, parts }: ShippedSale): PostingRequest => ({
  idemKey: `outbound:${docNo}:ship:1:1`,
  docType: 'outbound',
  docNo,
  bizType: 'sale_out',
  changes: parts.map(({ bin, sku, qty }) => ({ warehouse, bin, sku, status: 'available', qty: -qty })),
});

/**
 * Books out of a warehouse what customers bought, a posting for each order and the oldest layers first, as the ledger does: in one
 * statement, because the demo has some thousand of them. The database refuses balances and layers that are not those of their moves.
 */
export async function postPastSales(
  transaction: Transaction<Tables>,
  warehouse: number,
  by: number,
  sales: readonly ShippedSale[],
): Promise<void> {
  const lines = sales.flatMap(sale => {
    const request = requestOf(warehouse, sale);
    const hash = hashOf(postingText(request));
    return sale.parts.map((part, line) => ({ ...part, line, no: sale.docNo, at: sale.at, key: request.idemKey, hash }));
  });
  await sql`
    with asked as materialized (
      select t.*, row_number() over (order by t.at, t.no, t.line) as ord from jsonb_to_recordset(${JSON.stringify(lines)})
        as t (no text, key text, hash text, at timestamptz, line integer, bin bigint, sku bigint, qty integer)
    ), posted as (
      insert into stock_posting (idem_key, payload_hash, biz_type, doc_type, doc_no, belongs_to, posted_at, by)
      select key, hash, 'sale_out', 'outbound', no, no, at, ${by}::bigint from asked where line = 0 order by ord returning id, doc_no
    ), sold as materialized (
      select a.*, p.id as posting, (a.at at time zone w.timezone)::date as day, sum(a.qty) over (partition by a.sku order by a.ord) as upto,
        sum(a.qty) over (partition by a.bin, a.sku order by a.ord) as out_of_bin
      from asked a join posted p on p.doc_no = a.no join warehouse w on w.id = ${warehouse}
    ), moves as (
      insert into stock_move (posting, warehouse, bin, sku, status, qty_delta, balance_after, biz_date, posted_at)
      select s.posting, ${warehouse}, s.bin, s.sku, 'available', -s.qty, b.qty - s.out_of_bin, s.day, s.at
      from sold s join stock_balance b on b.warehouse = ${warehouse} and b.bin = s.bin and b.sku = s.sku and b.status = 'available'
      order by s.ord returning seq, bin, sku, balance_after
    ), balances as (
      update stock_balance b set qty = m.qty, last_seq = m.seq
      from (select bin, sku, min(balance_after) as qty, max(seq) as seq from moves group by bin, sku) m
      where b.warehouse = ${warehouse} and b.bin = m.bin and b.sku = m.sku and b.status = 'available'
    ), layers as materialized (
      select id, sku, qty_left, value_left, sum(qty_left) over (partition by sku order by received_at, layer_no) - qty_left as before
      from stock_layer where warehouse = ${warehouse} and qty_left > 0 and sku in (select sku from asked)
    ), taken as materialized (
      select s.ord, s.posting, s.no, s.line, s.sku, s.day, s.at, l.id as layer,
        l.qty_left - greatest(s.upto - s.qty - l.before, 0) as had, l.qty_left - least(s.upto - l.before, l.qty_left) as after,
        round(l.value_left * (l.qty_left - greatest(s.upto - s.qty - l.before, 0)) / l.qty_left, 4) as worth,
        round(l.value_left * (l.qty_left - least(s.upto - l.before, l.qty_left)) / l.qty_left, 4) as kept
      from sold s join layers l on l.sku = s.sku and s.upto > l.before and s.upto - s.qty < l.before + l.qty_left
    ), layer_moves as (
      insert into layer_move (posting, layer, qty_delta, value_delta, qty_after, value_after, warehouse, sku, biz_date, posted_at)
      select posting, layer, after - had, kept - worth, after, kept, ${warehouse}, sku, day, at from taken order by ord, layer
    ), used as (
      update stock_layer l set qty_left = t.after, value_left = t.kept, emptied_at = case when t.after = 0 then t.at end
      from (select distinct on (layer) * from taken order by layer, ord desc) t where t.layer = l.id
    ), items as (
      update stock_item i set available = i.available - t.qty, value_left = i.value_left - t.value, last_posted_at = t.at
      from (select sku, sum(had - after) as qty, sum(worth - kept) as value, max(at) as at from taken group by sku) t
      where i.warehouse = ${warehouse} and i.sku = t.sku
    )
    update outbound_lines l set cost_value = t.value
    from (select no, line, sum(worth - kept) as value from taken group by no, line) t join outbound o on o.outbound_no = t.no
    where l.record_id = o.id and l.line_no = t.line + 1`.execute(transaction);
}
