import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a supplier delivered of an article, and the order by which it did, where it was by one. */
export interface Delivered {
  readonly supplier: number;
  readonly qty: number;
  readonly purchaseOrder?: number;
}

interface Found extends Omit<Delivered, 'purchaseOrder'> {
  readonly purchaseOrder: number | null;
}

/**
 * [R118] From whom a lot came, by what bears its number: an order, a shipping batch or the container that it went in, a receipt, a cost
 * layer. Of several suppliers each counts with the pieces of the article that it delivered in it; nothing where no such lot is known.
 */
export async function deliveredInLot(database: Kysely<Tables>, lotRef: unknown, sku: number): Promise<readonly Delivered[]> {
  if (typeof lotRef !== 'string') return [];
  const lot = lotRef;
  const { rows } = await sql<Found>`
    with parts as (
      select 1 as rank, o.id as purchase_order, o.supplier, sum(l.qty) filter (where l.sku = ${sku}) as qty
      from purchase_order o join purchase_order_lines l on l.record_id = o.id where o.order_no = ${lot} group by o.id
      union all
      select 2, b.purchase_order, b.supplier, sum(l.qty) filter (where l.sku = ${sku})
      from ship_batch b join ship_batch_lines l on l.record_id = b.id
      where (b.batch_no = ${lot} or b.container_no = ${lot}) and b.state <> 'void' group by b.id
      union all
      select 3, o.id, coalesce(o.supplier, r.supplier), sum(l.good_qty + l.hold_qty + l.damaged_qty) filter (where l.sku = ${sku})
      from receipt r join receipt_lines l on l.record_id = r.id left join purchase_order o on o.order_no = l.po_no
      where r.receipt_no = ${lot} and coalesce(o.supplier, r.supplier) is not null group by r.id, o.id
      union all
      select 4, o.id, o.supplier, sum(y.qty_in) filter (where y.sku = ${sku})
      from stock_layer y join purchase_order o on o.order_no = y.po_no where y.layer_no = ${lot} or y.batch = ${lot} group by o.id),
    found as (select p.* from parts p where p.rank = (select min(rank) from parts)),
    -- a lot that has the article names those who delivered it alone
    own as (select * from found where qty > 0 union all select * from found where not exists (select from found where qty > 0))
    select supplier, greatest(1, coalesce(sum(qty), 0))::integer as qty,
      case when count(distinct purchase_order) = 1 then min(purchase_order) end as "purchaseOrder"
    from own group by supplier order by 2 desc, 1`.execute(database);
  return rows.map(({ purchaseOrder, ...row }) => ({ ...row, ...(purchaseOrder === null ? {} : { purchaseOrder }) }));
}
