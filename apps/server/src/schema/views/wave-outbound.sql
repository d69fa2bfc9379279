-- The orders that waves took, by the wave's id.
create view wave_outbound as select x.wave as id, o.outbound_no from wave_order x join outbound o on o.id = x.outbound;
