import type { SaidOrder } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { FindPieces } from './resolve-listings.ts';

/** An order whose pieces are to be written, with what finds them. */
export interface PieceOrder {
  readonly id: number;
  readonly said: SaidOrder;
  readonly piecesOf: (sellerSku: string) => ReturnType<FindPieces>;
}

/** Writes the pieces of orders again, those that nothing is reserved for yet: each line by its map, without what was cancelled of it. */
export async function writePieces(database: Kysely<Tables>, orders: readonly PieceOrder[]): Promise<void> {
  if (orders.length === 0) return;
  const rows = orders.flatMap(({ id, said, piecesOf }) =>
    said.lines.flatMap(line => {
      const left = line.qty - (line.cancelledQty ?? 0);
      if (left <= 0) return [];
      return [...(piecesOf(line.sellerSku) ?? [])].map(([sku, qty]) => ({ order: id, line: line.id, sku, qty: qty * left }));
    }),
  );
  await sql`delete from sales_order_piece
    where sales_order = any(${orders.map(({ id }) => id)}::bigint[]) and reservation_no is null`.execute(database);
  await sql`
    insert into sales_order_piece (sales_order, line_no, sku, qty)
    select g."order", l.line_no, g.sku, g.qty
    from json_to_recordset(${JSON.stringify(rows)}::json) as g ("order" bigint, line text, sku bigint, qty integer)
    join sales_order_lines l on l.record_id = g."order" and l.platform_line_id = g.line
    on conflict do nothing`.execute(database);
}
