create view warehouse_area_list as
select a.id, a.version, a.status, a.warehouse, a.area_no, a.child, a.use, a.name_zh, a.name_en, a.created_by, a.created_at, a.updated_by,
  a.updated_at,
  (select w.code from warehouse w where w.id = a.warehouse) || '/' || a.area_no as code,
  (select count(*) from bin b where b.area = a.id and b.status = 1)::integer as bins,
  (select count(*) from bin b where b.area = a.id and b.status = 1 and b.locked)::integer as locked_bins,
  (select coalesce(sum(s.qty), 0) from stock_balance s join bin b on b.id = s.bin where b.area = a.id)::integer as qty,
  round(100 * (select sum(s.qty * k.carton_cbm / k.carton_qty) from stock_balance s join bin b on b.id = s.bin join sku k on k.id = s.sku
    where b.area = a.id)
    / (select nullif(sum(b.max_cbm), 0) from bin b where b.area = a.id and b.status = 1), 1)::numeric(12, 1) as used_pct,
  a.putaway_seq, a.pick_seq, a.abc, a.fill_pct, a.mix_sku, a.mix_status, a.most_skus, a.categories, a.dangerous, a.temperature
from warehouse_area a;
