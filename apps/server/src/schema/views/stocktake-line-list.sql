create view stocktake_line_list as
select l.id, l.version, s.id as stocktake, s.stocktake_no, s.type, s.state as stocktake_state, s.warehouse, b.area, l.bin,
  (select w.code from warehouse w where w.id = s.warehouse) || '/' || b.bin_code as bin_code, l.sku, k.sku as sku_code, l.unexpected,
  case when l.final is not null
    and s.state in ('review', 'approved', 'posted') then 'settled' when l.final is not null then 'counted' when l.count1 is not null
    then 'recounting' else 'open' end as line_state,
  l.book_qty, l.book_seq, l.cost, l.count1, l.count1_by, l.count2, l.count2_by, l.count3, l.count3_by, l.final,
  l.final - l.book_qty as var_qty, round((l.final - l.book_qty) * l.cost, 4) as var_value, coalesce(l.final <> l.book_qty, false) as varies,
  l.reason, l.note
from stocktake_line l join stocktake s on s.id = l.stocktake join bin b on b.id = l.bin join sku k on k.id = l.sku;
