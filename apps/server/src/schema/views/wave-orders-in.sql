-- The orders of a wave in their slots.
create view wave_orders_in as
select x.id, x.wave as record_id, (row_number() over (partition by x.wave order by x.slot, x.id))::integer as line_no, x.slot,
  o.outbound_no, o.status as order_status, x.in_wave,
  (select sum(l.qty) from outbound_lines l where l.record_id = o.id)::integer as qty,
  (select coalesce(sum(p.picked), 0) from pick p where p.wave = x.wave and p.outbound = o.id and p.back_since is null)::integer as picked
from wave_order x join outbound o on o.id = x.outbound;
