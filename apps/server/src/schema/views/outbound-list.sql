create view outbound_list as
select o.*,
  (select coalesce(sum(l.qty), 0) from outbound_lines l where l.record_id = o.id)::integer as qty,
  (select count(*) from outbound_lines l where l.record_id = o.id)::integer as line_count,
  nullif(array(select distinct s.sku collate "C" from outbound_lines l join sku s on s.id = l.sku where l.record_id = o.id order by 1),
    '{}') as skus,
  (select round(sum(l.qty * s.unit_gross_kg), 3) from outbound_lines l join sku s on s.id = l.sku where l.record_id = o.id) as weight_kg,
  (select sum(l.cost_value) from outbound_lines l where l.record_id = o.id) as cost_value,
  case when o.status in ('pending', 'short') then (
    select coalesce(sum(least(l.qty,
      greatest(0, i.available - i.unallocated - kept_back(o.store, o.country, o.warehouse, i.available - i.unallocated)))), 0)::integer
    from outbound_lines l join stock_item i on i.warehouse = o.warehouse and i.sku = l.sku where l.record_id = o.id) end as can_ship,
  (select w.wave_no from wave_order x join wave w on w.id = x.wave where x.outbound = o.id
    and (x.in_wave or o.status in ('picked', 'packing', 'packed', 'shipped'))
    order by x.id desc limit 1) as wave_no,
  coalesce(o.status not in ('shipped', 'cancelled') and o.ship_by < now() + interval '4 hours', false) as late,
  exists (select from pick p where p.outbound = o.id and p.back_since is not null) as put_back,
  o.status = 'held' or exists (select from pick p where p.outbound = o.id and p.back_since is not null) as exception
from outbound o;
