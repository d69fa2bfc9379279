-- Whoever counts a bin sees the pictures of its SKUs, and still nothing of the book.
create or replace view stocktake_count_shown as
select l.id, l.version, s.id as stocktake, s.stocktake_no, s.warehouse, l.bin, r.id as bin_round, r.round, l.sku, k.sku as sku_code, l.unexpected, l.counting as counted,
  case when l.counting is null then 'open' else 'counted' end as line_state, r.opened_by as counter, k.images as photo
from stocktake_bin r join stocktake s on s.id = r.stocktake
join stocktake_line l on l.stocktake = r.stocktake and l.bin = r.bin
join sku k on k.id = l.sku
where r.submitted_at is null and not r.voided and s.state in ('counting', 'recount') and l.final is null
  and r.round = case when l.count1 is null then 1 when l.count2 is null then 2 else 3 end;

-- Parcels are found by courier and channel as those are chosen elsewhere.
create or replace view parcel_shown as
select p.*,
  (select o.receiver from outbound o where o.outbound_no = p.outbound_no) as receiver,
  (select concat_ws(', ', o.address, o.city, nullif(concat_ws(' ', o.state, o.postcode), ''), k.iso2) from outbound o join country k on k.id = o.country where o.outbound_no = p.outbound_no) as ship_to,
  (select o.phone from outbound o where o.outbound_no = p.outbound_no) as phone,
  (select c.code from outbound o join logistics_channel c on c.id = o.channel where o.outbound_no = p.outbound_no) as channel_code,
  (select k.code from outbound o join logistics_channel c on c.id = o.channel join courier k on k.id = c.courier where o.outbound_no = p.outbound_no) as courier_code,
  (select coalesce(sum(l.qty), 0) from parcel_lines l where l.record_id = p.id)::integer as pieces,
  (select count(*) from parcel_scan s where s.parcel = p.id and s.result <> 'ok')::integer as wrong_scans,
  (select o.channel from outbound o where o.outbound_no = p.outbound_no) as channel,
  (select c.courier from outbound o join logistics_channel c on c.id = o.channel where o.outbound_no = p.outbound_no) as courier
from parcel p;
