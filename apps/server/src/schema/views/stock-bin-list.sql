-- What lies in a bin names the code of the bin and what stands in its barcode, so that its label is printed from there.
create view stock_bin_list as
select b.id, 1 as version, b.sku, b.warehouse, n.area, b.bin, b.status as stock_status, b.qty,
  round(b.qty * s.carton_cbm / s.carton_qty, 6)::numeric(20, 6) as volume, round(b.qty * s.unit_gross_kg, 3)::numeric(18, 3) as weight,
  m.posted_at as last_move_at, s.sku as sku_code,
  n.bin_code, (select w.code from warehouse w where w.id = b.warehouse) || '/' || n.bin_code as code
from stock_balance b join bin n on n.id = b.bin join sku s on s.id = b.sku join stock_move m on m.seq = b.last_seq
where b.qty > 0;
