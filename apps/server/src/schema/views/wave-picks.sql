-- The walk of a wave, stop by stop.
create view wave_picks as
select p.id, p.wave as record_id, (row_number() over (partition by p.wave order by p.walk, x.slot, p.id))::integer as line_no, p.walk,
  b.bin_code, s.sku as sku_code, p.sku, x.slot,
  o.outbound_no, p.qty, p.picked, o.status = 'held' as held
from pick p join wave_order x on x.wave = p.wave and x.outbound = p.outbound join outbound o on o.id = p.outbound
  join bin b on b.id = p.bin join sku s on s.id = p.sku where p.back_since is null;
