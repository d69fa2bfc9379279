-- Pictures of parcels that are worth more than their shop sets.
alter table parcel add column photos json;
alter table store_config add column photo_above numeric(14, 2) check (photo_above > 0);

drop view parcel_shown;
create view parcel_shown as
select p.*,
  (select o.receiver from outbound o where o.outbound_no = p.outbound_no) as receiver,
  (select concat_ws(', ', o.address, o.city, concat_ws(' ', o.state, o.postcode), k.iso2) from outbound o join country k on k.id = o.country where o.outbound_no = p.outbound_no) as ship_to,
  (select o.phone from outbound o where o.outbound_no = p.outbound_no) as phone,
  (select c.code from outbound o join logistics_channel c on c.id = o.channel where o.outbound_no = p.outbound_no) as channel_code,
  (select k.code from outbound o join logistics_channel c on c.id = o.channel join courier k on k.id = c.courier where o.outbound_no = p.outbound_no) as courier_code,
  (select coalesce(sum(l.qty), 0) from parcel_lines l where l.record_id = p.id)::integer as pieces,
  (select count(*) from parcel_scan s where s.parcel = p.id and s.result <> 'ok')::integer as wrong_scans
from parcel p;

drop view store_config_shown;
create view store_config_shown as
select c.*,
  array(select w.code from store_config_warehouses l join warehouse w on w.id = l.warehouse where l.record_id = c.id order by l.line_no) as warehouse_codes,
  nullif(array(
    select h.code from store_config_warehouses l join logistics_channel h on h.id = l.channel where l.record_id = c.id group by h.code order by min(l.line_no)
  ), '{}') as channel_codes
from store_config c;

-- Above which worth in CNY a parcel of a shop's order is photographed: the lowest that the configurations in use of the shop for the country set.
create function photo_above(of_store bigint, of_country bigint) returns numeric language sql stable as $$
  select min(c.photo_above) from store_config c where c.store = of_store and c.country = of_country and c.status = 1
$$;
