import type { Decimal } from '@axle/kernel';
import type { PackedArticle } from '@axle/orders';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** Pieces of an order, or of one that was merged into it. */
export interface OrderPiece {
  readonly id: number;
  /** The order that they are shipped with. */
  readonly root: number;
  /** The order that they were sold by. */
  readonly salesOrder: number;
  readonly orderNo: string;
  readonly lineNo: number;
  readonly sku: number;
  readonly code: string;
  readonly qty: number;
  readonly warehouse: number | null;
  readonly reservationNo: string | null;
  readonly shippedQty: number;
  readonly article: PackedArticle;
  readonly category: string;
  readonly brand: string;
  readonly hazard: string;
  readonly salesStatus: string;
}

type Row = Omit<OrderPiece, 'article'> & { readonly sides: readonly Decimal[] | null; readonly kg: Decimal | null };

/** The pieces that some orders ship, with those of orders merged into them, line by line. */
export async function orderPieces(database: Kysely<Tables>, ids: readonly number[]): Promise<ReadonlyMap<number, readonly OrderPiece[]>> {
  const { rows } = await sql<Row>`
    select p.id, coalesce(o.merged_into, o.id) as root, o.id as "salesOrder", o.order_no as "orderNo", p.line_no as "lineNo", p.sku,
      s.sku as code, p.qty, p.warehouse, p.reservation_no as "reservationNo", p.shipped_qty as "shippedQty", g.code as category,
      b.code as brand, s.hazard, s.sales_status as "salesStatus", s.unit_gross_kg::text as kg,
      case when s.unit_l * s.unit_w * s.unit_h is not null then array[s.unit_l, s.unit_w, s.unit_h]::text[] end as sides
    from sales_order o join sales_order_piece p on p.sales_order = o.id join sku s on s.id = p.sku
    join category g on g.id = s.category join brand b on b.id = s.brand
    where o.id = any(${[...ids]}::bigint[]) or o.merged_into = any(${[...ids]}::bigint[])
    order by o.merged_into nulls first, o.id, p.line_no, p.sku, p.id`.execute(database);
  const pieces = rows.map(({ sides, kg, ...row }): OrderPiece => {
    const known = sides ? { sides: sides as unknown as readonly [Decimal, Decimal, Decimal] } : {};
    return { ...row, article: { qty: row.qty, ...known, ...(kg === null ? {} : { kg }) } };
  });
  return Map.groupBy(pieces, ({ root }) => root);
}
