import { sql } from 'kysely';
import { demoStep } from '../../../platform/demo/demo-step.ts';

/** What platforms want changed of orders of the demo that are with the warehouse or merged: some wait, one was refused. */
export const addDemoRequests = demoStep('orderRequests', ['salesOrders', 'orderMerges'], async ({ transaction, now, person }) => {
  await sql`
    insert into sales_order_request (sales_order, store, kind, said, asked_at, state, reason, decided_by, decided_at)
    select n.id, n.store, n.asked, json_build_object('orderId', n.platform_order_id, 'status', case n.asked when 'cancel' then 'Canceled'
        else n.platform_status end, 'address', json_build_object('name', n.receiver, 'line1', '2210 Pine Ave', 'city', n.city,
        'state', n.state, 'postcode', n.postcode, 'country', 'US'),
        'lines', (select json_agg(json_build_object('id', l.platform_line_id, 'sellerSku', l.seller_sku, 'qty', l.qty,
          'cancelledQty', case when l.qty > 1 then 1 else 0 end)) from sales_order_lines l where l.record_id = n.id)),
      ${now}::timestamptz - make_interval(hours => n.nth::integer * 2), case n.nth when 7 then 'refused' else 'open' end,
      case n.nth when 7 then '已打包 / Packed already' end, case n.nth when 7 then ${person('operator')}::bigint end,
      case n.nth when 7 then ${now}::timestamptz - interval '1 hour' end
    from (
      select o.*, row_number() over (order by o.id desc) as nth from sales_order o where o.platform <> 'manual' and (o.status = 'submitted'
        or exists (select from sales_order c where c.merged_into = o.id and o.status in ('pendingReview', 'pendingAllocate')))
      order by o.id desc limit 7) o
    join unnest(array['cancel', 'address', 'lines', 'cancel', 'status', 'address', 'cancel']) with ordinality as k (asked, place)
      on k.place = o.nth
    cross join lateral (select o.*, k.asked) n`.execute(transaction);
});
