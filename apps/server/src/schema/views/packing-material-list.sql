create view packing_material_list as
select m.*,
  (select sum(t.qty) from packing_material_stock t where t.material = m.id)::numeric(17, 3) as stock_qty,
  coalesce(m.safety_qty > coalesce((select sum(t.qty) from packing_material_stock t where t.material = m.id), 0), false) as low,
  (select -sum(v.qty) from packing_material_move v where v.material = m.id and v.kind in ('pack', 'unpack') and v.at > now()
    - interval '30 days')::numeric(17, 3) as usage_days
from packing_material m;
