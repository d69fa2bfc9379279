-- When a courier first scanned a parcel: from then on its shipping is not taken back.
alter table parcel add column carrier_first_scan_at timestamptz(3);

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

-- A voided parcel gives back what it took of packing material: what was used is less by it.
alter table packing_material_move drop constraint packing_material_move_kind_check;
alter table packing_material_move add constraint packing_material_move_kind_check check (kind in ('stock_in', 'adjust', 'pack', 'unpack'));
alter table packing_material_move add constraint packing_material_move_unpack_check check (kind <> 'unpack' or (doc_no is not null and qty > 0));
create unique index packing_material_move_back_once on packing_material_move (doc_no, material) where kind = 'unpack';

create or replace view packing_material_shown as
select m.*,
  (select sum(t.qty) from packing_material_stock t where t.material = m.id)::numeric(17, 3) as stock_qty,
  coalesce(m.safety_qty > coalesce((select sum(t.qty) from packing_material_stock t where t.material = m.id), 0), false) as low,
  (select -sum(v.qty) from packing_material_move v where v.material = m.id and v.kind in ('pack', 'unpack') and v.at > now() - interval '30 days')::numeric(17, 3) as usage_days,
  nullif(array(
    select w.code from packing_material_stock t join warehouse w on w.id = t.warehouse
    where t.material = m.id and t.qty <> 0 order by w.code collate "C"), '{}') as warehouses
from packing_material m;
