create view wave_list as
select w.*,
  (select count(*) from wave_order x where x.wave = w.id and (x.in_wave or w.status = 'done'))::integer as orders,
  (select count(*) from wave_order x join outbound_lines l on l.record_id = x.outbound where x.wave = w.id
    and (x.in_wave or w.status = 'done'))::integer as line_count,
  (select coalesce(sum(l.qty), 0) from wave_order x join outbound_lines l on l.record_id = x.outbound
    where x.wave = w.id and (x.in_wave or w.status = 'done'))::integer as qty,
  (select coalesce(sum(p.picked), 0) from pick p where p.wave = w.id and p.back_since is null)::integer as picked_qty,
  (select coalesce(sum(s.qty), 0) from pick_short s where s.wave = w.id)::integer as short_qty,
  nullif(array(select distinct s.sku collate "C" from wave_order x join outbound_lines l on l.record_id = x.outbound join sku s on s.id
    = l.sku
    where x.wave = w.id order by 1), '{}') as skus,
  nullif(array(select o.outbound_no collate "C" from wave_order x join outbound o on o.id = x.outbound where x.wave = w.id order by 1),
    '{}') as outbound_nos
from wave w;
