import { type CarriedOrder, type ConfirmedPlatform, platformOrdersOf } from '@axle/orders';
import { businessZone } from '@axle/page-kit';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A parcel with a tracking number, ready to be confirmed by the setting of its store. */
export interface ReadyParcel {
  readonly order: number;
  readonly parcel: string;
  readonly warehouse: number;
  readonly waybillNo: string;
  readonly carrier: string;
  readonly shipDay: string;
  readonly orders: readonly (CarriedOrder & { readonly platform: ConfirmedPlatform; readonly id: number })[];
}

type Carried = CarriedOrder & { readonly id: number };

interface Row extends Omit<ReadyParcel, 'orders'> {
  readonly carried: readonly (Carried & { readonly original: CarriedOrder | null })[];
}

/** Whether the store waits for the first scan of the carrier. */
const afterScan = sql<boolean>`exists (select from store_config c where c.store = f.store and c.country = f.country
  and (f.site is null or c.site = f.site) and c.status = 1 and c.confirm_at = 'scan')`;

/**
 * Parcels of orders whose tracking number may go to the platform: once they are packed with a label, or once the carrier has scanned them,
 * as the store says; each with the orders of the platform that it carries.
 */
export async function findParcels(database: Kysely<Tables>, which: RawBuilder<boolean>, most: number): Promise<readonly ReadyParcel[]> {
  const { rows } = await sql<Row>`
    with ready as (
      select f.id as "order", f.order_no, b.warehouse, coalesce(p.parcel_no, b.outbound_no) as parcel,
        coalesce(p.waybill_no, b.waybill_no) as "waybillNo", k.name_en as carrier,
        (coalesce(b.shipped_at, b.updated_at) at time zone ${businessZone})::date::text as "shipDay"
      from outbound b join sales_order f on f.order_no = b.source_no join logistics_channel c on c.id = b.channel
      join courier k on k.id = c.courier left join parcel p on p.outbound_no = b.outbound_no and p.state <> 'voided'
      where b.source_type = 'sales_order' and b.status in ('packed', 'shipped') and coalesce(p.waybill_no, b.waybill_no) is not null
      and f.status in ('submitted', 'shipped', 'delivered') and ${which}
      and (p.carrier_first_scan_at is not null or not ${afterScan})
      and exists (select from sales_order m where (m.id = f.id or m.merged_into = f.id) and m.kind = 'platform' and m.platform <> 'manual')
      and not exists (select from order_confirmation o join sales_order m on m.id = o.sales_order
        where (m.id = f.id or m.merged_into = f.id) and o.parcel = coalesce(p.parcel_no, b.outbound_no))
      order by f.id, b.id, p.id limit ${most})
    select r.*, (
      select jsonb_agg(jsonb_build_object('id', o.id, 'orderNo', o.order_no, 'kind', o.kind, 'platform', o.platform, 'store', o.store,
        'platformOrderId', o.platform_order_id, 'original', case when w.id is null then null else jsonb_build_object('orderNo', w.order_no,
        'kind', w.kind, 'platform', w.platform, 'store', w.store, 'platformOrderId', w.platform_order_id) end)
        order by o.id <> r."order", o.id)
      from sales_order o left join sales_order w on w.id = o.split_from where (o.id = r."order" or o.merged_into = r."order")
        and exists (select from sales_order_piece x where x.sales_order = o.id and x.warehouse = r.warehouse)) as carried
    from ready r`.execute(database);
  return rows.map(({ carried, ...parcel }) => ({ ...parcel, orders: ordersOf(carried ?? []) }));
}

/** [S4d] The orders of the platform that a parcel carries, each with the order of ours that has its pieces. */
function ordersOf(carried: Row['carried']): ReadyParcel['orders'] {
  const [first, ...rest] = carried;
  if (!first) return [];
  const merges = rest.map(child => ({ child, primary: first.orderNo }));
  const splits = carried.flatMap(({ orderNo, original }) => (original ? [{ part: orderNo, original }] : []));
  return platformOrdersOf(first, merges, splits).flatMap(one => {
    const own = carried.find(({ orderNo, original }) => orderNo === one.orderNo || original?.orderNo === one.orderNo);
    return own && one.platform !== 'manual' ? [{ ...one, id: own.id, platform: one.platform as ConfirmedPlatform }] : [];
  });
}
