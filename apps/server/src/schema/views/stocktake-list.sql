create view stocktake_list as
select s.*,
  (select count(*) from stocktake_line x where x.stocktake = s.id)::integer as lines,
  (select round(100.0 * count(x.submitted_at) / nullif(count(*), 0), 1) from stocktake_bin x where x.stocktake = s.id
    and not x.voided)::numeric(5, 1) as counted_pct,
  (select count(*) from stocktake_line x where x.stocktake = s.id and x.final <> x.book_qty)::integer as var_lines,
  (select coalesce(sum(x.final - x.book_qty), 0) from stocktake_line x where x.stocktake = s.id)::integer as var_qty,
  (select coalesce(sum(round((x.final - x.book_qty) * x.cost, 4)), 0) from stocktake_line x where x.stocktake = s.id)::numeric(18,
    4) as var_value,
  (select coalesce(sum(abs(round((x.final - x.book_qty) * x.cost, 4))), 0) from stocktake_line x where x.stocktake = s.id)::numeric(18,
    4) as abs_value,
  (select round(100.0 * count(*) filter (where x.final = x.book_qty) / nullif(count(*), 0), 2) from stocktake_line x where x.stocktake
    = s.id and x.final is not null)::numeric(7, 2) as line_accuracy,
  (select 100 - round(100 * sum(abs(round((x.final - x.book_qty) * x.cost, 4))) / nullif(sum(x.book_qty * x.cost), 0), 2)
    from stocktake_line x
    where x.stocktake = s.id and x.final is not null)::numeric(9, 2) as value_accuracy,
  (select case when coalesce(sum(abs(round((x.final - x.book_qty) * x.cost, 4))), 0) <= 500 then 'supervisor'
    when sum(abs(round((x.final - x.book_qty) * x.cost, 4))) <= 5000 then 'manager' else 'finance' end from stocktake_line x
      where x.stocktake = s.id) as level,
  nullif(concat_ws(' · ', (select a.area_no from warehouse_area a where a.id = s.area), s.abc, array_to_string(s.bin_codes, ', '),
    array_to_string(s.sku_codes, ', ')), '') as scope,
  nullif(array(select distinct r.sku_code from stocktake_sku r where r.id = s.id order by 1 limit 8), '{}') as skus
from stocktake s;
