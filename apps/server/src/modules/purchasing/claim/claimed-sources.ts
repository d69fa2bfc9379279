import type { ClaimedDocument } from '@axle/purchasing';
import { type RawBuilder, sql } from 'kysely';

/** What a document says of a claim about it; amounts in its currency. */
export interface ClaimSource {
  readonly party: 'supplier' | 'carrier' | 'platform';
  readonly type: 'quality' | 'lost' | 'damage' | 'overcharge';
  readonly supplier: number | null;
  readonly store: number | null;
  readonly warehouse: number | null;
  readonly companyEntity: number | null;
  readonly sku: number | null;
  readonly qty: number | null;
  readonly currency: string | null;
  readonly claimed: string | null;
  readonly mode: 'sea' | 'road' | null;
}

/** Columns of a source that most have none of. */
const nothing = sql`null::bigint as store, null::text as mode`;

/** The one SKU of several lines; none of several. */
const oneSku = (column: string) => sql`case when count(distinct ${sql.ref(column)}) = 1 then min(${sql.ref(column)}) end as sku`;

/** What is missing or damaged of some lines of an order, at its prices. */
const ofOrder = (parts: RawBuilder<unknown>, type: RawBuilder<unknown>, party: 'supplier' | 'carrier') => sql`
  select ${party} as party, ${type} as type, o.supplier, p.warehouse, o.company_entity as "companyEntity", ${oneSku('p.sku')},
    sum(p.qty)::integer as qty, o.currency, trim_scale(round(sum(p.qty * l.price), minor_digits(o.currency)))::text as claimed,
    null::bigint as store, min(p.mode) as mode
  from (${parts}) p join purchase_order o on o.id = p.purchase_order
    left join purchase_order_lines l on l.record_id = o.id and l.line_no = p.order_line - 1
  group by o.id, p.warehouse`;

const sea = sql`case when b.mode in ('seaFcl', 'seaLcl', 'seaExpress') then 'sea' when b.mode in ('truck', 'rail') then 'road' end`;

/** Where documents of each kind say what may be claimed, by their number. */
export const claimSources: Readonly<Partial<Record<ClaimedDocument, (no: string) => RawBuilder<unknown>>>> = {
  inspection: no =>
    ofOrder(
      sql`select i.purchase_order, i.order_line, i.sku, i.warehouse, coalesce(s.nonconforming, 0) as qty, null::text as mode
        from inspection i left join sampling s on s.inspection = i.id where i.inspection_no = ${no} and i.purchase_order is not null`,
      sql`'quality'`,
      'supplier',
    ),
  report: no =>
    ofOrder(
      sql`select r.purchase_order, l.order_line, l.sku, r.warehouse, coalesce(l.short, 0) + coalesce(l.damaged, 0) as qty,
          null::text as mode, coalesce(l.damaged, 0) as damaged
        from receive_report r join receive_report_lines l on l.record_id = r.id where r.rr_no = ${no} and r.state <> 'void'`,
      sql`case when sum(p.damaged) > 0 then 'damage' else 'lost' end`,
      'supplier',
    ),
  batch: no =>
    ofOrder(
      sql`select b.purchase_order, l.order_line, l.sku, b.warehouse, l.missing_qty as qty, ${sea} as mode
        from ship_batch b join ship_batch_lines l on l.record_id = b.id where b.batch_no = ${no}`,
      sql`'lost'`,
      'carrier',
    ),
  order: no =>
    ofOrder(
      sql`select o.id as purchase_order, l.line_no + 1 as order_line, l.sku, o.warehouse, 0 as qty, null::text as mode
        from purchase_order o join purchase_order_lines l on l.record_id = o.id where o.order_no = ${no}`,
      sql`'quality'`,
      'supplier',
    ),
  receipt: no => sql`
    (${ofOrder(
      sql`select o.id as purchase_order, l.po_line as order_line, l.sku, r.warehouse, l.damaged_qty as qty, null::text as mode
        from receipt r join receipt_lines l on l.record_id = r.id join purchase_order o on o.order_no = l.po_no
        where r.receipt_no = ${no}`,
      sql`'damage'`,
      'supplier',
    )})
    union all
    (select 'supplier', 'quality', (
        select o.supplier from purchase_order_lines p join purchase_order o on o.id = p.record_id
        where p.sku = min(l.sku) and p.received_qty > 0 order by o.effective_at desc nulls last, o.id desc limit 1),
      r.warehouse, null::bigint, case when count(distinct l.sku) = 1 then min(l.sku) end,
      sum(l.good_qty + l.hold_qty + l.damaged_qty)::integer, null::text, null::text, null::bigint, null::text
    from receipt r join receipt_lines l on l.record_id = r.id
    where r.receipt_no = ${no} and r.type = 'customer_return' group by r.id)`,
  after_sale: no => sql`
    select 'supplier' as party, 'quality' as type, supplier, warehouse, company_entity as "companyEntity", sku, qty, currency,
      trim_scale(refund_amount)::text as claimed, ${nothing} from after_sale where as_no = ${no}`,
  transfer: no => sql`
    select 'carrier' as party, 'lost' as type, null::bigint as supplier, t.to_warehouse as warehouse, null::bigint as "companyEntity",
      ${oneSku('l.sku')}, sum(coalesce(l.shipped_qty, 0) - coalesce(l.received_qty, 0))::integer as qty, null::text as currency,
      null::text as claimed, ${nothing}
    from transfer_order t join transfer_order_lines l on l.record_id = t.id where t.transfer_no = ${no} group by t.id`,
  fba_shipment: no => sql`
    select 'platform' as party, 'lost' as type, null::bigint as supplier, null::bigint as warehouse, null::bigint as "companyEntity",
      null::bigint as sku, sum(i.qty_shipped - coalesce(i.qty_received, 0))::integer as qty, null::text as currency, null::text as claimed,
      f.store, null::text as mode
    from fba_shipment f join fba_shipment_items i on i.record_id = f.id where f.shipment_id = ${no} group by f.id`,
  invoice: no => sql`
    select 'supplier' as party, 'overcharge' as type, i.supplier, null::bigint as warehouse, i.company_entity as "companyEntity",
      ${oneSku('n.sku')}, null::integer as qty, i.currency, trim_scale(round(sum(n.qty * greatest(0, n.price - case when o.price_incl_tax
        then l.price * 100 / (100 + o.tax_rate) else l.price end)), minor_digits(i.currency)))::text as claimed, ${nothing}
    from supplier_invoice i join supplier_invoice_lines n on n.record_id = i.id join purchase_order o on o.id = n.purchase_order
      join purchase_order_lines l on l.record_id = o.id and l.line_no = n.order_line - 1
    where i.iv_no = ${no} and i.state <> 'cancelled' group by i.id`,
  payment: no => sql`
    select 'supplier' as party, 'overcharge' as type, payee as supplier, null::bigint as warehouse, payer as "companyEntity",
      null::bigint as sku, null::integer as qty, currency, null::text as claimed, ${nothing}
    from payment_request where payment_no = ${no}`,
};
