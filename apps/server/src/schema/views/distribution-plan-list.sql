create view distribution_plan_list as
select p.*,
  array(select distinct s.sku from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id order by 1) as sku_codes,
  (select count(distinct l.sku) from distribution_plan_lines l where l.record_id = p.id)::integer as skus,
  array(select distinct w.code from distribution_plan_lines l join warehouse w on w.id = l.to_node where l.record_id = p.id
    order by 1) as destinations,
  coalesce((select sum(l.cartons) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as cartons,
  coalesce((select sum(l.qty) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as qty,
  coalesce((select sum(greatest(0, l.need - l.qty)) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as short_qty,
  coalesce((select sum(l.shipped) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as shipped_qty,
  coalesce((select sum(l.cartons * s.carton_cbm) from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id),
    0)::numeric(16, 3) as cbm,
  coalesce((select sum(l.cartons * s.carton_gross_kg) from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id),
    0)::numeric(16, 2) as kg,
  coalesce((select round(greatest(
      sum(l.cartons * s.carton_cbm) * 100 / case p.equipment when '20GP' then 28 when '40GP' then 58 else 68 end,
      sum(l.cartons * s.carton_gross_kg) * 100 / case p.equipment when '20GP' then 21000 else 26000 end), 2)
    from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id), 0)::numeric(12, 2) as fill_pct,
  nullif(array(select distinct l.outbound_no from distribution_plan_lines l where l.record_id = p.id and l.outbound_no is not null
    order by 1), '{}') as outbound_nos
from distribution_plan p;
