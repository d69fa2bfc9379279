import { type Decimal } from '@axle/kernel';
import { typedAmounts } from '@axle/orders';
import type { RecordValues } from '@axle/page-kit';
import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';
import { planOfOrders } from '../confirmation/plan-of-orders.ts';
import { pastSource } from '../../inventory/demo/ship-past-sales.ts';
import { datePast } from './date-past.ts';

interface Sent {
  readonly id: number;
  readonly platformOrderNo: string | null;
  readonly store: number | null;
  readonly currency: string;
  readonly status: string;
  readonly receiver: string;
  readonly address: string;
  readonly lines: readonly {
    readonly lineNo: number;
    readonly sku: number;
    readonly qty: number;
    readonly listing: number | null;
    readonly code: string;
    readonly title: string;
    readonly price: Decimal;
  }[];
  readonly fields: RecordValues;
}

const hour = 3_600_000;

/** Orders of customers behind the outbound orders of the demo: what these ship, they sold; their platforms are still to be notified. */
export const addDemoShipments = demoStep('shippedOrders', ['outbounds', 'parcels', 'offers'], async ({ transaction, adding, now }) => {
  const { rows } = await sql<Sent & { at: string; due: string | null }>`
    select o.id, o.platform_order_no as "platformOrderNo",
      coalesce(o.store, (select id from store where platform = 'amazon' and region = 'NA' and status = 1 order by id limit 1)) as store,
      coalesce(k.currency, 'USD') as currency, o.status, coalesce(o.receiver, 'R. Nolan') as receiver, coalesce(o.address, '') as address,
      to_char(o.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as at,
      to_char(o.ship_by at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS"Z"') as due,
      (select jsonb_agg(jsonb_build_object('lineNo', l.line_no, 'sku', l.sku, 'qty', l.qty, 'code', s.sku, 'title', s.name_en,
        'price', (coalesce(round(s.price / 7.1 * 2.4 + 14), 40) - 0.05)::text,
        'listing', (select p.id from pt_sku p where p.store = o.store and p.seller_sku in (l.pt_sku, s.sku) order by p.id limit 1))
        order by l.line_no) from outbound_lines l join sku s on s.id = l.sku where l.record_id = o.id) as lines,
      jsonb_strip_nulls(jsonb_build_object('city', o.city, 'state', o.state, 'postcode', o.postcode, 'country', o.country,
        'phone', o.phone, 'warehouse', o.warehouse, 'channel', o.channel, 'waybillNo', o.waybill_no)) as fields
    from outbound o join country k on k.id = o.country
    where o.out_type = 'sale' and o.source_type = 'sales_order' and not starts_with(o.source_no, ${pastSource}) order by o.id`.execute(
    transaction,
  );
  const records = rows.map(({ id, at, due, lines, fields, ...sent }) => {
    const bought = new Date(Date.parse(at) - (2 + (sent.status === 'shipped' ? (id % 4) * 17 : ((id * 13) % 9) * 14)) * hour).toISOString();
    const status = sent.status === 'cancelled' ? 'cancelled' : sent.status === 'shipped' ? 'shipped' : 'submitted';
    return {
      kind: 'platform',
      platform: 'amazon',
      store: sent.store,
      platformOrderId: sent.platformOrderNo ?? `114-${String(7_200_000 + id * 131)}-${String(4_400_000 + id * 977)}`,
      platformStatus: { cancelled: 'Canceled', shipped: 'Shipped', submitted: 'Unshipped' }[status],
      status,
      buyerName: sent.receiver,
      receiver: sent.receiver,
      line1: sent.address,
      currency: sent.currency,
      shipService: 'standard',
      purchaseAt: bought,
      paidAt: bought,
      ...(due === null ? {} : { latestShipAt: due }),
      ...(status === 'cancelled' ? { cancelReason: '客户取消 / cancelled by the customer' } : {}),
      ...fields,
      ...typedAmounts({
        lines: lines.map(({ lineNo, sku, qty, code, title, price, listing }) => ({
          platformLineId: `${id}-${lineNo}`,
          ...(listing === null ? { sku } : { ptSku: listing }),
          sellerSku: code,
          title,
          qty,
          cancelledQty: 0,
          unitPrice: price,
        })),
      }),
    };
  });
  await adding('operator')('orderList', records);
  const orders = await datePast(transaction, now);
  const outbounds = rows.map(({ id }) => id);
  // the outbound order takes the number of its sales order, and its pieces are those of the lines
  await sql`
    with dated as (
      update sales_order o set updated_at = b.updated_at, shipped_at = b.shipped_at
      from unnest(${orders}::bigint[], ${outbounds}::bigint[]) as t (sales_order, outbound) join outbound b on b.id = t.outbound
      where o.id = t.sales_order returning o.id, o.order_no, o.platform_order_id, b.id as outbound
    ), sourced as (
      update outbound b set source_no = d.order_no, platform_order_no = d.platform_order_id from dated d where d.outbound = b.id
    )
    insert into sales_order_piece (sales_order, line_no, sku, qty, warehouse, reservation_no, shipped_qty, cost_value)
    select d.id, l.line_no - 1, l.sku, l.qty, b.warehouse, l.reservation_no, l.shipped, l.cost_value
    from dated d join outbound b on b.id = d.outbound join outbound_lines l on l.record_id = b.id
    where b.status <> 'cancelled'`.execute(transaction);
  await planOfOrders(transaction, now, sql<boolean>`true`);
});
