create view warehouse_list as
select w.*,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable order by c.code collate "C"),
    '{}') as sellable_children,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable is not true
    order by c.code collate "C"), '{}') as other_children,
  round(100 * (select coalesce(sum(b.qty * s.carton_cbm / s.carton_qty), 0) from stock_balance b join sku s on s.id = b.sku
    where b.warehouse = w.id) / w.capacity_cbm, 1)::numeric(12, 1) as used_pct,
  (select count(distinct b.sku) from stock_balance b where b.warehouse = w.id and b.qty > 0)::integer as skus,
  case when w.type in ('domestic', 'overseas') then nullif(array(
    select u.use from (values ('dock'), ('stage')) as u (use)
    where not exists (select from warehouse_area a where a.warehouse = w.id and a.use = u.use and a.status = 1)), '{}') end as missing_uses
from warehouse w;
