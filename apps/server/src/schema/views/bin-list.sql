create view bin_list as
select b.*,
  (select a.use from warehouse_area a where a.id = b.area) as area_use,
  (select w.code from warehouse w where w.id = b.warehouse) || '/' || b.bin_code as code,
  not exists (select from stock_balance s where s.bin = b.id and s.qty > 0) as empty,
  (select count(distinct s.sku) from stock_balance s where s.bin = b.id and s.qty > 0)::integer as skus,
  (select coalesce(sum(s.qty), 0) from stock_balance s where s.bin = b.id)::integer as qty,
  round(100 * (select coalesce(sum(s.qty * k.unit_gross_kg), 0) from stock_balance s join sku k on k.id = s.sku where s.bin = b.id)
    / b.max_kg, 1)::numeric(12, 1) as used_kg_pct,
  round(100 * (select coalesce(sum(s.qty * k.carton_cbm / k.carton_qty), 0) from stock_balance s join sku k on k.id = s.sku where s.bin
    = b.id) / b.max_cbm, 1)::numeric(12, 1) as used_cbm_pct,
  (select max(c.at) from bin_check c where c.bin = b.id)::timestamptz(3) as checked_at
from bin b;
