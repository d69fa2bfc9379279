-- Parts of an order that was split, numbered from 1; a source is asked for once, its parts count as one.
alter table outbound add column part smallint not null default 1 check (part between 1 and 200);
drop index outbound_source;
create unique index outbound_source on outbound (out_type, source_type, source_no, warehouse, coalesce(to_warehouse, 0)) where status <> 'cancelled' and part = 1;
create unique index outbound_typed on outbound (out_type, source_no, warehouse) where status <> 'cancelled' and part = 1 and source_type = 'manual';
-- An order that says nothing of its priority has the middle one.
create function outbound_priority() returns trigger language plpgsql as $$
begin
  new.priority := coalesce(new.priority, 5);
  return new;
end $$;
create trigger outbound_prioritised before insert or update of priority on outbound for each row execute function outbound_priority();
create index outbound_created on outbound (created_at desc);

alter table wave add column walk_metres integer check (walk_metres >= 0);
alter table pick add column wave bigint references wave (id) on delete restrict;
alter table pick add column walk integer not null default 0;
create index pick_wave on pick (wave, walk) where wave is not null;

create view outbound_shown as
select o.*,
  (select coalesce(sum(l.qty), 0) from outbound_lines l where l.record_id = o.id)::integer as qty,
  (select count(*) from outbound_lines l where l.record_id = o.id)::integer as line_count,
  nullif(array(select distinct s.sku collate "C" from outbound_lines l join sku s on s.id = l.sku where l.record_id = o.id order by 1), '{}') as skus,
  (select round(sum(l.qty * s.unit_gross_kg), 3) from outbound_lines l join sku s on s.id = l.sku where l.record_id = o.id) as weight_kg,
  (select sum(l.cost_value) from outbound_lines l where l.record_id = o.id) as cost_value,
  case when o.status in ('pending', 'short') then (
    select coalesce(sum(least(l.qty, greatest(0, coalesce(i.available - i.promised, 0)))), 0)::integer from outbound_lines l
    left join stock_item i on i.warehouse = o.warehouse and i.sku = l.sku where l.record_id = o.id) end as can_ship,
  (select w.wave_no from wave_order x join wave w on w.id = x.wave where x.outbound = o.id and (x.in_wave or o.status in ('picked', 'packing', 'packed', 'shipped'))
    order by x.id desc limit 1) as wave_no,
  coalesce(o.status not in ('shipped', 'cancelled') and o.ship_by < now() + interval '4 hours', false) as late,
  exists (select from pick p where p.outbound = o.id and p.back_since is not null) as put_back,
  o.status = 'held' or exists (select from pick p where p.outbound = o.id and p.back_since is not null) as exception
from outbound o;

-- The lines of an order as its page keeps them, counted from 0.
create view outbound_items as select l.id, l.record_id, l.line_no - 1 as line_no, l.sku, l.qty, l.pt_sku from outbound_lines l;
create function keep_outbound_item() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    delete from outbound_lines where id = old.id;
    return old;
  elsif tg_op = 'UPDATE' then
    update outbound_lines set line_no = new.line_no + 1, sku = new.sku, qty = new.qty, pt_sku = new.pt_sku where id = old.id;
  else
    insert into outbound_lines (record_id, line_no, sku, qty, pt_sku) values (new.record_id, new.line_no + 1, new.sku, new.qty, new.pt_sku);
  end if;
  return new;
end $$;
create trigger outbound_item_kept instead of insert or update or delete on outbound_items for each row execute function keep_outbound_item();

-- How far each line of an order has come.
create view outbound_progress as
select l.id, l.record_id, l.line_no, l.sku, l.pt_sku, l.qty, l.allocated, l.picked, l.packed, l.shipped, l.cost_value, l.reservation_no from outbound_lines l;

-- Where the pieces of an order were set apart.
create view outbound_picks as
select p.id, p.outbound as record_id, (row_number() over (partition by p.outbound order by p.line_no, p.id))::integer as line_no, p.line_no as of_line, p.bin, p.sku,
  p.qty, p.picked, p.shipped, p.picked_by, p.picked_at, p.back_since is not null as put_back
from pick p;

create view wave_shown as
select w.*,
  (select count(*) from wave_order x where x.wave = w.id and (x.in_wave or w.status = 'done'))::integer as orders,
  (select count(*) from wave_order x join outbound_lines l on l.record_id = x.outbound where x.wave = w.id and (x.in_wave or w.status = 'done'))::integer as line_count,
  (select coalesce(sum(l.qty), 0) from wave_order x join outbound_lines l on l.record_id = x.outbound
    where x.wave = w.id and (x.in_wave or w.status = 'done'))::integer as qty,
  (select coalesce(sum(p.picked), 0) from pick p where p.wave = w.id and p.back_since is null)::integer as picked_qty,
  (select coalesce(sum(s.qty), 0) from pick_short s where s.wave = w.id)::integer as short_qty,
  nullif(array(select distinct s.sku collate "C" from wave_order x join outbound_lines l on l.record_id = x.outbound join sku s on s.id = l.sku
    where x.wave = w.id order by 1), '{}') as skus,
  nullif(array(select o.outbound_no collate "C" from wave_order x join outbound o on o.id = x.outbound where x.wave = w.id order by 1), '{}') as outbound_nos
from wave w;

-- The walk of a wave, stop by stop.
create view wave_picks as
select p.id, p.wave as record_id, (row_number() over (partition by p.wave order by p.walk, x.slot, p.id))::integer as line_no, p.walk, b.bin_code, s.sku as sku_code, p.sku, x.slot,
  o.outbound_no, p.qty, p.picked, o.status = 'held' as held
from pick p join wave_order x on x.wave = p.wave and x.outbound = p.outbound join outbound o on o.id = p.outbound
  join bin b on b.id = p.bin join sku s on s.id = p.sku where p.back_since is null;

-- The orders of a wave in their slots.
create view wave_orders_in as
select x.id, x.wave as record_id, (row_number() over (partition by x.wave order by x.slot, x.id))::integer as line_no, x.slot, o.outbound_no, o.status as order_status, x.in_wave,
  (select sum(l.qty) from outbound_lines l where l.record_id = o.id)::integer as qty,
  (select coalesce(sum(p.picked), 0) from pick p where p.wave = x.wave and p.outbound = o.id and p.back_since is null)::integer as picked
from wave_order x join outbound o on o.id = x.outbound;
