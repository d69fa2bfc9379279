-- What people see who count: bins and SKUs with their pictures, and what they counted themselves. No number of the book stands here.
create view stocktake_count_list as
select l.id, l.version, s.id as stocktake, s.stocktake_no, s.warehouse, l.bin, r.id as bin_round, r.round, l.sku, k.sku as sku_code,
  l.unexpected, l.counting as counted,
  case when l.counting is null then 'open' else 'counted' end as line_state, r.opened_by as counter, k.images as photo
from stocktake_bin r join stocktake s on s.id = r.stocktake
join stocktake_line l on l.stocktake = r.stocktake and l.bin = r.bin
join sku k on k.id = l.sku
where r.submitted_at is null and not r.voided and s.state in ('counting', 'recount') and l.final is null
  and r.round = case when l.count1 is null then 1 when l.count2 is null then 2 else 3 end;
