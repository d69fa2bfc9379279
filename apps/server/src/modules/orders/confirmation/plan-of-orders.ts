import { confirmationKey, planConfirmations } from '@axle/orders';
import { type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import { findParcels, type ReadyParcel } from './find-parcels.ts';

/** What was planned before for the orders of some parcels. */
async function plannedBefore(database: Kysely<Tables>, parcels: readonly ReadyParcel[]): Promise<ReadonlySet<string>> {
  const rows = await database
    .selectFrom('order_confirmation')
    .select(['platform', 'store', 'platform_order_id as platformOrderId', 'parcel'])
    .where('parcel', 'in', ['', ...parcels.map(({ parcel }) => parcel)])
    .execute();
  return new Set(rows.map(row => confirmationKey(row as Parameters<typeof confirmationKey>[0])));
}

/** Keeps on orders how far their platform has been notified: the worst of their confirmations. */
export const keepTracking = async (database: Kysely<Tables>, orders: readonly number[]): Promise<void> => {
  await sql`
    update sales_order o set tracking_status = s.status from (
      select c.sales_order as id, (array['sent', 'waiting', 'failed', 'blocked'])[max(case c.state when 'sent' then 1 when 'failed' then 3
        when 'blocked' then 4 else 2 end)] as status
      from order_confirmation c where c.sales_order = any(${[...orders]}::bigint[]) group by c.sales_order) s
    where o.id = s.id and o.tracking_status is distinct from s.status`.execute(database);
};

/** [S10] Plans what platforms are to be notified of for the parcels of some orders; what was planned before stays as it is. */
export async function planOfOrders(database: Kysely<Tables>, now: Date, which: RawBuilder<boolean>, most = 1000): Promise<void> {
  const parcels = await findParcels(database, which, most);
  if (parcels.length === 0) return;
  const planned = planConfirmations(parcels, await plannedBefore(database, parcels));
  const rows = planned.map(one => {
    const parcel = parcels.find(({ parcel: no }) => no === one.parcel)!;
    const order = parcel.orders.find(own => confirmationKey({ ...own, parcel: one.parcel }) === confirmationKey(one))!;
    return { ...one, order: order.id, warehouse: parcel.warehouse, carrier: parcel.carrier, shipDay: parcel.shipDay };
  });
  await sql`
    insert into order_confirmation (sales_order, platform, store, platform_order_id, parcel, warehouse, waybill_no, carrier, carrier_code,
      ship_day, state, next_at, created_at, updated_at)
    select g."order", g.platform, g.store, g."platformOrderId", g.parcel, g.warehouse, g."waybillNo", g.carrier, g."carrierCode",
      g."shipDay", case when g."carrierCode" is null then 'blocked' else 'waiting' end,
      case when g."carrierCode" is not null then ${now}::timestamptz end, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as g ("order" bigint, platform text, store bigint, "platformOrderId" text,
      parcel text, warehouse bigint, "waybillNo" text, carrier text, "carrierCode" text, "shipDay" date)
    on conflict (platform, store, platform_order_id, parcel) do nothing`.execute(database);
  await keepTracking(
    database,
    rows.map(({ order }) => order),
  );
}
