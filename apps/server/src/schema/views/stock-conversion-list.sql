create view stock_conversion_list as
select o.*, k.sku as sku_code,
  case when o.kind = 'assemble' then (select string_agg(distinct c.sku, ', ') from stock_conversion_components n join sku c on c.id = n.sku
    where n.record_id = o.id)
    else k.sku end as from_sku,
  case when o.kind = 'disassemble' then (select string_agg(distinct c.sku, ', ') from stock_conversion_components n join sku c on c.id
    = n.sku where n.record_id = o.id)
    else k.sku end as to_sku,
  posting_value(o.posting_no, true) as cost_in, posting_value(o.posting_no, false) as cost_out
from stock_conversion o join sku k on k.id = o.sku;
