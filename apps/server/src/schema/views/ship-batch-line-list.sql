-- Pieces that left a supplier and have not come, line by line of their batches; what is wrong with them as transitException [R7h] has it.
create view ship_batch_line_list as
select l.id, b.version, b.batch_no, b.purchase_order, l.order_line, k.sku as sku_code, l.sku, b.supplier, o.buyer, b.warehouse, b.mode,
  b.container_no, b.state, b.ship_date, b.etd, b.eta, b.departed_on, l.qty as shipped_qty, l.arrived_qty, l.on_way_qty, l.cartons, l.cbm,
  o.currency, l.on_way_value, l.on_way_cny, current_date - b.ship_date as days_in_transit,
  case when b.eta < current_date then current_date - b.eta end as days_over_eta, o.accept_point,
  case when b.eta < current_date then 'overdue' when l.arrived_qty > 0 then 'partial' when b.eta is null then 'no_eta' end as exception
from ship_batch_lines l join ship_batch b on b.id = l.record_id join purchase_order o on o.id = b.purchase_order join sku k on k.id = l.sku
where l.on_way_qty > 0;
