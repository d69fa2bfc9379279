import type { Allocation } from '@axle/orders';
import { sql } from 'kysely';
import { type LedgerContext, stockLedger } from '../../inventory/stock/stock-ledger.ts';
import type { FoundCandidates } from './find-candidates.ts';
import type { FreePieces } from './free-pieces.ts';
import type { AskedOrder } from './order-facts.ts';

/**
 * Reserves what was chosen for an order, whose stock is locked, and lays its pieces into their warehouses; a piece that is divided becomes
 * several.
 */
export async function reserveOrder(
  context: LedgerContext,
  { pieces }: AskedOrder,
  { candidates, config }: FoundCandidates,
  { parts }: Allocation,
  free: FreePieces,
): Promise<void> {
  const ledger = stockLedger(context);
  const laid: object[] = [];
  const seen = new Set<number>();
  for (const { warehouse: code, pieces: taken } of parts)
    for (const { piece: id, qty } of taken) {
      const candidate = candidates.find(({ warehouse }) => warehouse === code)!;
      const { id: warehouse } = candidate;
      const { orderNo, lineNo, sku, salesOrder } = pieces.find(piece => piece.id === id)!;
      const { buffer } = free.usable(candidate, sku, config);
      const reply = await ledger.reserve({
        demandType: 'sales_order',
        demandNo: orderNo,
        // lines of documents are counted from 0, those of demand from 1
        demandLine: lineNo + 1,
        warehouse,
        sku,
        qty,
        buffer,
      });
      if (!reply.ok) throw new Error(`${orderNo}: ${reply.refusal.code}`);
      free.take(warehouse, sku, qty);
      laid.push({ id: seen.has(id) ? null : id, salesOrder, lineNo, sku, qty, warehouse, no: reply.value });
      seen.add(id);
    }
  await sql`
    with given as materialized (
      select * from jsonb_to_recordset(${JSON.stringify(laid)}::jsonb)
        as g (id bigint, "salesOrder" bigint, "lineNo" integer, sku bigint, qty integer, warehouse bigint, no text)),
    kept as (
      update sales_order_piece p set qty = g.qty, warehouse = g.warehouse, reservation_no = g.no from given g where g.id = p.id)
    insert into sales_order_piece (sales_order, line_no, sku, qty, warehouse, reservation_no)
    select "salesOrder", "lineNo", sku, qty, warehouse, no from given where id is null`.execute(context.transaction);
}
