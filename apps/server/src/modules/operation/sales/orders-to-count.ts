import type { Decimal, LocalDate } from '@axle/kernel';
import type { RefundedSale } from '@axle/operation';
import { type Kysely, sql } from 'kysely';
import type { Tables } from '../../../platform/database/tables.ts';

/** A line of an order as its sales are read. */
export interface LineToCount {
  readonly line: number;
  readonly ptSku: number | null;
  readonly sku: number | null;
  readonly ordered: number;
  readonly cancelledQty: number;
  /** What is left of it. */
  readonly qty: number;
  readonly unitPrice: Decimal;
  readonly discount: Decimal;
  readonly shipping: Decimal;
  readonly giftWrap: Decimal;
}

/** An order as its sales are read; its days go by the clock of its site. */
export interface OrderToCount {
  readonly id: number;
  readonly kind: string;
  readonly status: string;
  readonly platform: string;
  readonly store: number;
  readonly site: number | null;
  readonly currency: string;
  /** By the calendar of the company: the rate of that day holds. */
  readonly businessDay: LocalDate;
  readonly purchaseDay: LocalDate;
  readonly purchaseHour: number;
  readonly shippedDay: LocalDate | null;
  readonly updatedAt: string;
  readonly vatRate: Decimal;
  readonly shippingAmount: Decimal;
  readonly discount: Decimal;
  readonly lines: readonly LineToCount[];
  readonly refunds: readonly RefundedSale[];
}

/** Reads orders whose sales are counted. One that goes in the parcel of another was shipped with it. */
export async function ordersToCount(database: Kysely<Tables>, ids: readonly number[]): Promise<readonly OrderToCount[]> {
  const { rows } = await sql<OrderToCount>`
    select o.id, o.kind, o.status, o.platform, o.store, i.id as site, o.currency, o.purchase_at::date::text as "businessDay",
      (o.purchase_at at time zone z.zone)::date::text as "purchaseDay",
      extract(hour from o.purchase_at at time zone z.zone)::integer as "purchaseHour",
      (coalesce(o.shipped_at, m.shipped_at) at time zone z.zone)::date::text as "shippedDay",
      to_char(o.updated_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as "updatedAt",
      coalesce((select trim_scale(p.vat_rate)::text from profit_param p where p.site = i.id and p.status = 1
        and p.fulfilment = case o.kind when 'fba' then 'fba' else 'fbm' end and p.effective_from <= o.purchase_at::date
        and (p.effective_to is null or p.effective_to >= o.purchase_at::date)), '0') as "vatRate",
      trim_scale(o.shipping_amount)::text as "shippingAmount", trim_scale(o.discount)::text as discount,
      coalesce((select json_agg(json_build_object('line', l.line_no, 'ptSku', l.pt_sku, 'sku', coalesce(l.sku, (
            select case when count(distinct p.sku) = 1 then min(p.sku) end from sales_order_piece p
            where p.sales_order = o.id and p.line_no = l.line_no)),
          'ordered', l.qty, 'cancelledQty', l.cancelled_qty, 'qty', l.qty - l.cancelled_qty, 'unitPrice', trim_scale(l.unit_price)::text,
          'discount', trim_scale(l.discount)::text, 'shipping', trim_scale(l.shipping)::text,
          'giftWrap', trim_scale(l.gift_wrap)::text) order by l.line_no)
        from sales_order_lines l where l.record_id = o.id), '[]') as lines,
      coalesce((select json_agg(json_build_object('line', r.line_no, 'day', r.day::text, 'units', r.units, 'amount',
          trim_scale(r.amount)::text) order by r.line_no, r.day)
        from (select l.line_no, (coalesce(s.posted_at, e.end_at) at time zone z.zone)::date as day, -sum(s.amount) as amount,
            coalesce(max(s.qty), case when bool_or(s.amount_description = 'Principal') then least(max(l.qty), ceil(
              -sum(s.amount) filter (where s.amount_description = 'Principal') / nullif(max(l.unit_price), 0)))::integer end, 0) as units
          from platform_settlement_line s join platform_settlement e on e.id = s.settlement
          join sales_order_lines l on l.record_id = o.id and (l.platform_line_id = s.item_code
            or s.item_code is null and l.line_no = (select min(f.line_no) from sales_order_lines f where f.record_id = o.id))
          where s.sales_order = o.id and s.place = 'refund' and s.currency = o.currency group by 1, 2) r), '[]') as refunds
    from sales_order o left join sales_order m on m.id = o.merged_into
    left join site i on i.id = coalesce(o.site, (select e.site from store_site e join site s on s.id = e.site
      where e.store = o.store and s.country = o.country order by e.id limit 1))
    cross join lateral (select coalesce(i.timezone, 'Asia/Shanghai') as zone) z
    where o.id = any(${ids}::bigint[]) order by o.id`.execute(database);
  return rows;
}
