create view stock_reservation_list as
select r.id, 1 as version, r.reservation_no, r.demand_type, r.demand_no, r.demand_line, r.sku, r.warehouse, r.qty_reserved, r.qty_allocated,
  r.qty_released, r.qty_open,
  i.available - i.unallocated as atp, r.created_at, r.expires_at, (extract(epoch from now() - r.created_at) / 3600)::integer as age_hours,
  coalesce(r.expires_at < now(), false) and r.qty_open > 0 as expired,
  case when r.qty_open > 0 then 'open' when r.qty_allocated > 0 then 'allocated' else 'released' end as state,
  k.sku as sku_code, i.unallocated > i.available and r.qty_open > 0 as short
from stock_reservation r join sku k on k.id = r.sku join stock_item i on i.warehouse = r.warehouse and i.sku = r.sku;
