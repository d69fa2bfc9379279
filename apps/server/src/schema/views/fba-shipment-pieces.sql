-- Lines of shipments by the SKU that they are: how many were shipped and came in, in pieces of the SKU, and what our own book took over.
create view fba_shipment_pieces as
select t.id as shipment, t.shipment_id, t.store, i.line_no, i.msku, coalesce(i.fnsku, m.fnsku) as fnsku, m.sku, i.qty_shipped,
  coalesce(i.qty_received, 0) as qty_received, m.qty_per
from fba_shipment t join fba_shipment_items i on i.record_id = t.id
left join lateral (select f.sku, f.fnsku, f.qty_per from fba_map f where f.store = t.store and f.msku = i.msku and f.status = 1
  and t.created_at::date between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1) m on true;
