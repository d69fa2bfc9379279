-- Where a parcel goes, without the signs between parts that are not there.
-- Parcels are found by courier and channel as those are chosen elsewhere.
create view parcel_list as
select p.*,
  o.receiver,
  (select concat_ws(', ', o.address, o.city, nullif(concat_ws(' ', o.state, o.postcode), ''), k.iso2) from country k
    where k.id = o.country) as ship_to,
  o.phone,
  c.code as channel_code,
  (select k.code from courier k where k.id = c.courier) as courier_code,
  (select coalesce(sum(l.qty), 0) from parcel_lines l where l.record_id = p.id)::integer as pieces,
  (select count(*) from parcel_scan s where s.parcel = p.id and s.result <> 'ok')::integer as wrong_scans,
  o.channel,
  c.courier
from parcel p
left join outbound o on o.outbound_no = p.outbound_no
left join logistics_channel c on c.id = o.channel;
