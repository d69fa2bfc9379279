import { clearStockGate, type GateAnswer, type GatedLine } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of an order at the gate, with what its file says of it. */
export interface GatedPiece extends GatedLine {
  readonly id: number;
  readonly lineNo: number;
  readonly ptSku: string | null;
  readonly sku: string;
  readonly kind: string;
}

/** [S7] Which of some orders may go to the warehouse, and which hold SKUs in clearance that they may not hold. */
export async function gateOrders(database: Kysely<Tables>, ids: readonly number[]): Promise<GateAnswer<GatedPiece>> {
  const { rows } = await sql<GatedPiece>`
    select f.id, f.order_no as "order", f.kind, p.line_no as "lineNo", l.seller_sku as "ptSku", s.sku,
      s.sales_status = 'clearance' as "isClearance", p.qty as needed,
      (coalesce(r.qty_reserved - r.qty_released, 0) + greatest(0, coalesce(i.available - i.unallocated, 0)))::integer as reservable
    from sales_order f join sales_order o on o.id = f.id or o.merged_into = f.id join sales_order_piece p on p.sales_order = o.id
    join sku s on s.id = p.sku left join sales_order_lines l on l.record_id = o.id and l.line_no = p.line_no
    left join stock_reservation r on r.reservation_no = p.reservation_no
    left join stock_item i on i.warehouse = p.warehouse and i.sku = p.sku
    where f.id = any(${[...ids]}::bigint[]) order by f.id, o.id, p.line_no, s.sku`.execute(database);
  return clearStockGate(rows, 'oms');
}
