-- Where a parcel goes, without the signs between parts that are not there.
-- Parcels are found by courier and channel as those are chosen elsewhere.
create view parcel_list as
select p.*,
  (select o.receiver from outbound o where o.outbound_no = p.outbound_no) as receiver,
  (select concat_ws(', ', o.address, o.city, nullif(concat_ws(' ', o.state, o.postcode), ''), k.iso2) from outbound o join country k on k.id
    = o.country where o.outbound_no = p.outbound_no) as ship_to,
  (select o.phone from outbound o where o.outbound_no = p.outbound_no) as phone,
  (select c.code from outbound o join logistics_channel c on c.id = o.channel where o.outbound_no = p.outbound_no) as channel_code,
  (select k.code from outbound o join logistics_channel c on c.id = o.channel join courier k on k.id = c.courier where o.outbound_no
    = p.outbound_no) as courier_code,
  (select coalesce(sum(l.qty), 0) from parcel_lines l where l.record_id = p.id)::integer as pieces,
  (select count(*) from parcel_scan s where s.parcel = p.id and s.result <> 'ok')::integer as wrong_scans,
  (select o.channel from outbound o where o.outbound_no = p.outbound_no) as channel,
  (select c.courier from outbound o join logistics_channel c on c.id = o.channel where o.outbound_no = p.outbound_no) as courier
from parcel p;
