import { type Kysely, sql, type Transaction } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';
import type { Consequence } from '../../../platform/resources/writes/follow-writes.ts';

/** Orders whose parcels go by some waybills are due. */
async function noteWaybills(database: Kysely<Tables>, waybills: readonly string[]): Promise<void> {
  await sql`
    insert into profit_due (sales_order)
    select o.id from sales_order o where o.waybill_no collate "C" = any(${waybills}::text[]) and o.shipped_at is not null
    union select o.id from parcel a join outbound b on b.outbound_no = a.outbound_no and b.source_type = 'sales_order'
    join sales_order o on o.order_no = b.source_no where a.waybill_no = any(${waybills}::text[]) and o.shipped_at is not null
    on conflict do nothing`.execute(database);
}

/** What a carrier bills, or bills no longer, makes the profits of the orders due. */
export const followCarrierBills: Consequence = async (transaction, _parts, rows) => {
  const waybills = rows.flatMap(({ before, after }) => [before, after].flatMap(one => (one ? [String(one['waybillNo'])] : [])));
  await noteWaybills(transaction, [...new Set(waybills)]);
};

/** Gives amounts of settlements whose orders came later to those, and makes their profits due. */
export async function matchSettlements(transaction: Transaction<Tables>): Promise<void> {
  await sql`
    with found as (
      update platform_settlement_line l set sales_order = o.id, unexplained = l.place is null
      from platform_settlement s, sales_order o
      where l.unexplained and l.sales_order is null and s.id = l.settlement and o.store = s.store and o.platform = s.platform
        and o.platform_order_id = l.platform_order_id and o.split_from is null
      returning l.settlement, o.id, l.amount, l.place
    ), due as (
      insert into profit_due (sales_order) select distinct id from found on conflict do nothing
    )
    update platform_settlement s set version = s.version + 1, orders = s.orders + f.orders, order_amount = s.order_amount + f.amount,
      unexplained = s.unexplained - f.amount
    from (select settlement, count(distinct id) as orders, coalesce(sum(amount) filter (where place is not null), 0) as amount
      from found group by 1) f
    where s.id = f.settlement`.execute(transaction);
}
