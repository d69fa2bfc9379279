import { type Decimal, minorDigits, zero } from '@axle/kernel';
import { apportion, type ProfitItem } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** What a settlement says of an item of an order. */
export interface SettledAmount {
  readonly order: number;
  readonly settlementId: string;
  readonly item: ProfitItem;
  readonly itemCode: string;
  readonly sellerSku: string;
  readonly currency: string;
  readonly amount: Decimal;
  readonly descriptions: string;
}

/** What a carrier bills for a waybill of an order: its share where orders went in one parcel. */
export interface CarrierCharge {
  readonly order: number;
  readonly billNo: string;
  readonly waybillNo: string;
  readonly currency: string;
  readonly amount: Decimal;
}

/** What settlements say of some orders. */
export async function settledAmounts(database: Kysely<Tables>, orders: readonly number[]): Promise<readonly SettledAmount[]> {
  const { rows } = await sql<SettledAmount>`
    select l.sales_order as "order", s.settlement_id as "settlementId", l.place as item, coalesce(l.item_code, '') as "itemCode",
      coalesce(l.seller_sku, '') as "sellerSku", l.currency, trim_scale(sum(l.amount))::text as amount,
      left(string_agg(distinct l.amount_description, ', '), 400) as descriptions
    from platform_settlement_line l join platform_settlement s on s.id = l.settlement
    where l.sales_order = any(${orders}::bigint[]) and l.place not in ('tax', 'account') and not l.unexplained
    group by 1, 2, 3, 4, 5, 6 order by 1, min(l.id)`.execute(database);
  return rows;
}

/** What carriers bill for some orders: a waybill of several orders is shared out by the weight of their pieces. */
export async function carrierCharges(database: Kysely<Tables>, orders: readonly number[]): Promise<readonly CarrierCharge[]> {
  const { rows } = await sql<{
    billNo: string;
    waybillNo: string;
    currency: string;
    amount: Decimal;
    sharing: readonly number[];
    kg: readonly Decimal[];
  }>`
    with named as (
      select o.waybill_no from sales_order o where o.id = any(${orders}::bigint[]) and o.waybill_no is not null
      union select a.waybill_no from sales_order o join outbound b on b.source_no = o.order_no and b.source_type = 'sales_order'
      join parcel a on a.outbound_no = b.outbound_no and a.state <> 'voided'
      where o.id = any(${orders}::bigint[]) and a.waybill_no is not null
    ), billed as (
      select b.bill_no, b.waybill_no, b.currency, sum(b.amount) as amount
      from carrier_bill b join named n on b.waybill_no collate "C" = n.waybill_no where b.status = 1 group by 1, 2, 3
    ), known as (
      select distinct waybill_no from billed
    ), sharing as (
      select n.waybill_no, o.id from known n join sales_order o on o.waybill_no collate "C" = n.waybill_no and o.shipped_at is not null
      union select n.waybill_no, o.id from known n join parcel a on a.waybill_no = n.waybill_no and a.state <> 'voided'
      join outbound b on b.outbound_no = a.outbound_no and b.source_type = 'sales_order' join sales_order o on o.order_no = b.source_no
      where o.shipped_at is not null
    ), shared as materialized (
      select h.waybill_no, array_agg(h.id order by h.id) as ids, array_agg(coalesce((
        select trim_scale(sum(p.qty * coalesce(k.unit_gross_kg, 0)))
        from sales_order_piece p join sku k on k.id = p.sku where p.sales_order = h.id), 0)::text order by h.id) as kg
      from sharing h group by 1
    )
    select b.bill_no as "billNo", b.waybill_no as "waybillNo", b.currency, trim_scale(b.amount)::text as amount, s.ids as sharing, s.kg
    from billed b join shared s on s.waybill_no = b.waybill_no
    order by b.bill_no, b.waybill_no, b.currency`.execute(database);
  const asked = new Set(orders);
  return rows.flatMap(({ billNo, waybillNo, currency, amount, sharing, kg }) => {
    const shares = apportion(amount, kg, Math.max(minorDigits(currency), amount.split('.')[1]?.length ?? 0));
    return sharing.flatMap((order, at) => (asked.has(order) ? [{ order, billNo, waybillNo, currency, amount: shares[at] ?? zero }] : []));
  });
}
