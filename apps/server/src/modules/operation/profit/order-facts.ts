import type { Decimal } from '@axle/kernel';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of an order as its profit reads it; what was cancelled is left out. */
export interface SoldLine {
  readonly line: number;
  readonly itemCode: string;
  readonly sellerSku: string;
  readonly ptSku?: number;
  readonly qty: number;
  readonly unitPrice: Decimal;
  readonly discount: Decimal;
  readonly shipping: Decimal;
  readonly giftWrap: Decimal;
}

/** Pieces of a SKU that went out for a line, and what they took out of the cost layers, in CNY. */
export interface SoldPiece {
  readonly line: number;
  readonly sku: number;
  readonly qty: number;
  readonly warehouse?: string;
  readonly cost?: Decimal;
  /** The layers there hold first leg and duty already. */
  readonly landed: boolean;
}

/** A parcel of an order: its waybill, its sides in cm and kg, and what its packing materials cost, in CNY. */
export interface SoldParcel {
  readonly parcelNo: string;
  readonly waybillNo?: string;
  readonly sides?: readonly [Decimal, Decimal, Decimal];
  readonly kg?: Decimal;
  readonly materials?: Decimal;
}

/** A shipped order as its profit reads it. */
export interface SoldOrder {
  readonly id: number;
  readonly orderNo: string;
  readonly platformOrderId: string;
  readonly kind: string;
  readonly platform: string;
  readonly store: number;
  readonly site?: number;
  readonly warehouse?: number;
  readonly channel?: number;
  readonly channelCode?: string;
  readonly waybillNo?: string;
  readonly outboundNo?: string;
  readonly postcode?: string;
  readonly purchaseAt: string;
  readonly shippedAt: string;
  readonly updatedAt: string;
  readonly currency: string;
  readonly shippingAmount: Decimal;
  readonly discount: Decimal;
  readonly lines: readonly SoldLine[];
  readonly pieces: readonly SoldPiece[];
  readonly parcels: readonly SoldParcel[];
  /** The orders that went in these parcels, with what their pieces weigh: this one, and those that were merged with it. */
  readonly inParcels: readonly { readonly order: number; readonly kg: Decimal }[];
}

const present = <Row>(row: object): Row =>
  Object.fromEntries(
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([key, value]) => [
        key,
        Array.isArray(value) && typeof value[0] === 'object' ? value.map(one => present<object>(one as object)) : value,
      ]),
  ) as Row;

/**
 * Reads shipped orders with their lines, pieces and parcels; those without pieces cost nothing that is known, and are left out. An order
 * that was merged into another one went by its warehouse, channel and parcels.
 */
export async function soldOrders(database: Kysely<Tables>, ids: readonly number[]): Promise<readonly SoldOrder[]> {
  const { rows } = await sql<SoldOrder>`
    select o.id, o.order_no as "orderNo", o.platform_order_id as "platformOrderId", o.kind, o.platform, o.store,
      coalesce(o.site, (select e.site from store_site e join site s on s.id = e.site
        where e.store = o.store and s.country = o.country order by e.id limit 1)) as site, g.warehouse,
      g.channel, c.code as "channelCode", o.waybill_no as "waybillNo", o.postcode,
      to_char(o.purchase_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "purchaseAt",
      to_char(o.shipped_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "shippedAt",
      to_char(o.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt", o.currency,
      trim_scale(o.shipping_amount)::text as "shippingAmount", trim_scale(o.discount)::text as discount,
      (select min(b.outbound_no) from outbound b where b.source_no = g.order_no and b.source_type = 'sales_order') as "outboundNo",
      (select json_agg(json_build_object('line', l.line_no, 'itemCode', l.platform_line_id, 'sellerSku', l.seller_sku, 'ptSku', l.pt_sku,
          'qty', l.qty - l.cancelled_qty, 'unitPrice', trim_scale(l.unit_price)::text, 'discount', trim_scale(l.discount)::text,
          'shipping', trim_scale(l.shipping)::text, 'giftWrap', trim_scale(l.gift_wrap)::text) order by l.line_no)
        from sales_order_lines l where l.record_id = o.id) as lines,
      (select json_agg(json_build_object('line', p.line_no, 'sku', p.sku, 'qty', p.qty, 'cost', p.cost, 'warehouse', w.code, 'landed',
          exists (select from stock_layer y where y.warehouse = p.warehouse and y.sku = p.sku and y.cost_source = 'landed'))
          order by p.line_no, p.sku)
        from (select line_no, sku, min(warehouse) as warehouse,
            sum(case when shipped_qty > 0 then shipped_qty else qty end)::integer as qty,
            case when bool_and(cost_value is not null) then trim_scale(sum(cost_value))::text end as cost
          from sales_order_piece where sales_order = o.id group by line_no, sku) p
        left join warehouse w on w.id = p.warehouse) as pieces,
      coalesce((select json_agg(json_build_object('parcelNo', a.parcel_no, 'waybillNo', a.waybill_no,
          'sides', case when a.length_cm * a.width_cm * a.height_cm is not null
            then json_build_array(a.length_cm::text, a.width_cm::text, a.height_cm::text) end,
          'kg', round(a.actual_g / 1000.0, 3)::text,
          'materials', trim_scale(coalesce(m.unit_cost, 0) + coalesce(a.tape_qty * t.unit_cost, 0)
            + coalesce(a.filler_qty * f.unit_cost, 0))::text) order by a.id)
        from outbound b join parcel a on a.outbound_no = b.outbound_no and a.state <> 'voided'
        left join packing_material m on m.id = a.carton left join packing_material t on t.id = a.tape
        left join packing_material f on f.id = a.filler
        where b.source_no = g.order_no and b.source_type = 'sales_order'), '[]') as parcels,
      (select json_agg(json_build_object('order', h.id, 'kg', coalesce((select trim_scale(sum(p.qty * coalesce(k.unit_gross_kg, 0)))
          from sales_order_piece p join sku k on k.id = p.sku where p.sales_order = h.id), 0)::text) order by h.id)
        from sales_order h where (h.id = g.id or h.merged_into = g.id) and h.shipped_at is not null) as "inParcels"
    from sales_order o join sales_order g on g.id = coalesce(o.merged_into, o.id) left join logistics_channel c on c.id = g.channel
    where o.id = any(${ids}::bigint[]) and o.shipped_at is not null and o.status in ('shipped', 'delivered', 'merged')
      and exists (select from sales_order_piece p where p.sales_order = o.id)
    order by o.id`.execute(database);
  return rows.map(row => present<SoldOrder>(row));
}
