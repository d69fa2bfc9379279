create view stock_layer_list as
select l.id, 1 as version, l.layer_no, l.sku, l.warehouse, l.received_at, l.origin_received_at,
  (current_date - l.origin_received_at::date)::integer as age_days,
  stock_age_band((current_date - l.origin_received_at::date)::integer) as band,
  l.qty_in, l.qty_left, case when l.qty_left > 0 then round(l.value_left / l.qty_left, 4)
    else round(l.value_in / nullif(l.qty_in, 0), 4) end::numeric(18, 4) as unit_cost,
  l.value_left, (select sum(m.value_delta) from layer_move m where m.layer = l.id and m.qty_delta = 0) as landed, l.cost_source, l.po_no,
  p.posting_no, p.belongs_to as doc_no, k.sku as sku_code,
  null::date as as_of
from stock_layer l join sku k on k.id = l.sku join stock_posting p on p.id = l.posting;
