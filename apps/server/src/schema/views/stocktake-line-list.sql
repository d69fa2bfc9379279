-- What was found of a SKU in a bin. While a line is open, the book quantity and earlier counts are shown to nobody: the user who
-- counts next could read it here.
create view stocktake_line_list as
select l.id, l.version, s.id as stocktake, s.stocktake_no, s.type, s.state as stocktake_state, s.warehouse, b.area, l.bin,
  (select w.code from warehouse w where w.id = s.warehouse) || '/' || b.bin_code as bin_code, l.sku, k.sku as sku_code, l.unexpected,
  case when l.final is not null
    and s.state in ('review', 'approved', 'posted') then 'settled' when l.final is not null then 'counted' when l.count1 is not null
    then 'recounting' else 'open' end as line_state,
  case when t.shown then l.book_qty end as book_qty, case when t.shown then l.book_seq end as book_seq, l.cost,
  case when t.shown then l.count1 end as count1, l.count1_by, case when t.shown then l.count2 end as count2, l.count2_by,
  case when t.shown then l.count3 end as count3, l.count3_by, l.final,
  l.final - l.book_qty as var_qty, round((l.final - l.book_qty) * l.cost, 4) as var_value, coalesce(l.final <> l.book_qty, false) as varies,
  l.reason, l.note
from stocktake_line l join stocktake s on s.id = l.stocktake join bin b on b.id = l.bin join sku k on k.id = l.sku
cross join lateral (select l.final is not null or s.state not in ('counting', 'recount') as shown) t;
