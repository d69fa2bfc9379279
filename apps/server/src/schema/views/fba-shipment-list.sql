create view fba_shipment_list as
select t.*, (select w.code from warehouse w where w.id = fba_warehouse(t.store, a.center)) as warehouse,
  coalesce(b.boxes, 0)::integer as boxes_count, coalesce(i.shipped, 0)::integer as shipped,
  coalesce(i.received, 0)::integer as received, (coalesce(i.received, 0) - coalesce(i.shipped, 0))::integer as diff,
  case when i.shipped > 0 then round(i.received * 100.0 / i.shipped, 2) end::numeric(9, 2) as receive_percent,
  case when t.amazon_status in ('DELIVERED', 'CHECKED_IN', 'RECEIVING', 'CLOSED') then greatest(0, coalesce(i.shipped, 0)
    - coalesce(i.received, 0) - c.claimed) else 0 end::integer as claimable,
  case when t.delivered_at is not null and coalesce(i.received, 0) < i.shipped then t.delivered_at
    + fba_parameter_on('inbound_claim_days', t.delivered_at)::integer end as claim_deadline,
  g.refused, g.refused is not null as waits,
  coalesce(i.shipped, 0) - coalesce(i.received, 0) - c.claimed > 0
    and t.amazon_status in ('DELIVERED', 'CHECKED_IN', 'RECEIVING', 'CLOSED') as short
from fba_shipment t join amazon_warehouse a on a.id = t.center
left join fba_shipment_following g on g.shipment = t.id
left join lateral (select count(*) as boxes from fba_shipment_boxes x where x.record_id = t.id) b on true
left join lateral (select sum(x.qty_shipped) as shipped, sum(x.qty_received) as received from fba_shipment_items x where x.record_id
  = t.id) i on true
cross join lateral (select coalesce(sum(x.qty), 0) as claimed from fba_case x where x.source_no = t.shipment_id) c;
