-- Areas and bins as they are read, with what lies in them; and what stock forbids.

alter table bin alter column locked set default false;

create view warehouse_area_shown as
select a.*,
  (select w.code from warehouse w where w.id = a.warehouse) || '/' || a.area_no as code,
  (select count(*) from bin b where b.area = a.id and b.status = 1)::integer as bins,
  (select count(*) from bin b where b.area = a.id and b.status = 1 and b.locked)::integer as locked_bins,
  (select coalesce(sum(s.qty), 0) from stock_balance s join bin b on b.id = s.bin where b.area = a.id)::integer as qty,
  round(100 * (select sum(s.qty * k.carton_cbm / k.carton_qty) from stock_balance s join bin b on b.id = s.bin join sku k on k.id = s.sku where b.area = a.id)
    / (select nullif(sum(b.max_cbm), 0) from bin b where b.area = a.id and b.status = 1), 1)::numeric(12, 1) as used_pct
from warehouse_area a;

create view bin_shown as
select b.*,
  (select w.code from warehouse w where w.id = b.warehouse) || '/' || b.bin_code as code,
  not exists (select from stock_balance s where s.bin = b.id and s.qty > 0) as empty,
  (select count(distinct s.sku) from stock_balance s where s.bin = b.id and s.qty > 0)::integer as skus,
  (select coalesce(sum(s.qty), 0) from stock_balance s where s.bin = b.id)::integer as qty,
  round(100 * (select coalesce(sum(s.qty * k.unit_gross_kg), 0) from stock_balance s join sku k on k.id = s.sku where s.bin = b.id) / b.max_kg, 1)::numeric(12, 1) as used_kg_pct,
  round(100 * (select coalesce(sum(s.qty * k.carton_cbm / k.carton_qty), 0) from stock_balance s join sku k on k.id = s.sku where s.bin = b.id) / b.max_cbm, 1)::numeric(12, 1) as used_cbm_pct
from bin b;

create or replace view warehouse_shown as
select w.*,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable order by c.code collate "C"), '{}') as sellable_children,
  nullif(array(select c.code from warehouse_child c where c.warehouse = w.id and c.status = 1 and c.sellable is not true order by c.code collate "C"), '{}') as other_children,
  round(100 * (select coalesce(sum(b.qty * s.carton_cbm / s.carton_qty), 0) from stock_balance b join sku s on s.id = b.sku where b.warehouse = w.id) / w.capacity_cbm, 1)::numeric(12, 1) as used_pct,
  (select count(distinct b.sku) from stock_balance b where b.warehouse = w.id and b.qty > 0)::integer as skus,
  case when w.type in ('domestic', 'overseas') then nullif(array(
    select u.use from (values ('dock'), ('stage')) as u (use)
    where not exists (select from warehouse_area a where a.warehouse = w.id and a.use = u.use and a.status = 1)), '{}') end as missing_uses
from warehouse w;

-- An area with stock stays in its part of the warehouse.
create function settle_area_child() returns trigger language plpgsql as $$
begin
  if new.child <> old.child and exists (select from stock_balance s join bin b on b.id = s.bin where b.area = new.id and s.qty > 0) then
    raise exception using errcode = '23514', constraint = 'warehouse_area_holds_stock', message = 'the area holds stock';
  end if;
  return new;
end $$;
create trigger warehouse_area_child_settled before update of child on warehouse_area for each row execute function settle_area_child();

-- A bin bears what lies in it.
create function settle_bin_load() returns trigger language plpgsql as $$
declare
  load numeric;
begin
  if new.max_kg is not null and new.max_kg is distinct from old.max_kg then
    select coalesce(sum(s.qty * k.unit_gross_kg), 0) into load from stock_balance s join sku k on k.id = s.sku where s.bin = new.id;
    if load > new.max_kg then
      raise exception using errcode = '23514', constraint = 'bin_below_load', message = 'the bin bears more already';
    end if;
  end if;
  return new;
end $$;
create trigger bin_load_settled before update of max_kg on bin for each row execute function settle_bin_load();
