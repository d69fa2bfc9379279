-- With the code of the SKU beside its name; found by category and brand too.
create view stock_item_list as
select i.id, 1 as version, i.sku, i.warehouse, i.available, i.reserved, i.qc_hold, i.damaged, i.in_transit,
  i.available + i.reserved + i.qc_hold + i.damaged as on_hand, i.unallocated, i.available - i.unallocated as atp,
  i.unallocated > i.available as short,
  i.value_left as value, o.oldest_at, (current_date - o.oldest_at::date)::integer as age_days, i.last_posted_at as last_move_at,
  k.sku as sku_code,
  a.min_qty, coalesce(i.available - i.unallocated < a.min_qty, false) as below_min, k.category, k.brand,
  null::timestamptz(3) as as_of, null::date as as_of_day,
  array_remove(array[case when i.available > 0 then 'available' end, case when i.reserved > 0 then 'reserved' end,
    case when i.qc_hold > 0 then 'qc_hold' end,
    case when i.damaged > 0 then 'damaged' end, case when i.in_transit > 0 then 'in_transit' end], null) as stock_statuses,
  array(select distinct l.seller_sku from stock_item_listing l where l.sku = i.sku order by 1 limit 8) as pt_skus,
  array(select distinct b.area_no from stock_item_bin b where b.warehouse = i.warehouse and b.sku = i.sku order by 1 limit 8) as areas,
  array(select distinct b.bin_code from stock_item_bin b where b.warehouse = i.warehouse and b.sku = i.sku order by 1 limit 8) as bins
from stock_item i join sku k on k.id = i.sku
left join stock_alert a on a.warehouse = i.warehouse and a.sku = i.sku
left join lateral (select min(l.origin_received_at)::timestamptz(3) as oldest_at from stock_layer l where l.warehouse = i.warehouse
  and l.sku = i.sku and l.qty_left > 0) o on true;
