-- How many SKUs fit a vehicle, or may fit it by the rule B9 of the catalogue, is kept as fitments, vehicles and parts change.
create table vehicle_fitting (
  vehicle bigint primary key references vehicle_model (id) on delete cascade,
  skus integer not null check (skus > 0)
);
create index vehicle_model_with_aliases on vehicle_model (id) where cardinality(aliases) > 0;

create function recount_fittings(of_vehicles bigint[]) returns void language sql as $$
  with named as (
    select v.id, v.year, v.submodel, v.engine, v.drive, v.body_styles, lower(v.make) as make, lower(v.model) as model
    from vehicle_model v where v.id = any(of_vehicles)
    union
    select v.id, v.year, v.submodel, v.engine, v.drive, v.body_styles, lower(m.spelt), lower(n.spelt)
    from vehicle_model v cross join unnest(v.make || v.aliases) as m (spelt) cross join unnest(v.model || v.aliases) as n (spelt)
    where v.id = any(of_vehicles) and cardinality(v.aliases) > 0
  ), counted as (
    select n.id, count(distinct f.sku)::integer as skus
    from named n
    join fitment f on lower(f.make) = n.make and lower(f.model) = n.model and n.year between f.year_from and f.year_to and f.status = 1
      and (f.submodel is null or n.submodel is null or lower(f.submodel) = lower(n.submodel))
      and (f.engine is null or n.engine is null or lower(f.engine) = lower(n.engine))
      and (f.drive is null or n.drive is null or f.drive = n.drive)
      and (f.body_style is null or n.body_styles is null or n.body_styles <@ array['unknown'] or f.body_style = any(n.body_styles))
    join sku k on k.id = f.sku and k.sales_status not in ('draft', 'archived')
    group by n.id
  ), kept as (
    insert into vehicle_fitting (vehicle, skus) select id, skus from counted
    on conflict (vehicle) do update set skus = excluded.skus where vehicle_fitting.skus <> excluded.skus
  )
  delete from vehicle_fitting g where g.vehicle = any(of_vehicles) and not exists (select from counted c where c.id = g.vehicle)
$$;

-- The vehicles that a fitment may speak of: by name or alias, of its years.
create function vehicles_named(of_make text, of_model text, first integer, last integer) returns setof bigint language sql stable as $$
  select v.id from vehicle_model v
  where lower(v.make) collate "C" = lower(of_make) collate "C" and lower(v.model) collate "C" = lower(of_model) collate "C" and v.year between first and last
  union
  select v.id from vehicle_model v
  where cardinality(v.aliases) > 0 and v.year between first and last
    and exists (select from unnest(v.make || v.aliases) a where lower(a) = lower(of_make))
    and exists (select from unnest(v.model || v.aliases) a where lower(a) = lower(of_model))
$$;

-- Who changes fitments or parts counts alone, after all that was counted before has been written; who adds vehicles waits for those alone.
create function fitments_changed() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  perform pg_advisory_xact_lock(hashtext('vehicle_fitting'));
  if tg_op = 'INSERT' then
    touched := array(select distinct v from (select distinct make, model, year_from, year_to from after_rows) c, vehicles_named(c.make, c.model, c.year_from, c.year_to) v);
  elsif tg_op = 'DELETE' then
    touched := array(select distinct v from (select distinct make, model, year_from, year_to from before_rows) c, vehicles_named(c.make, c.model, c.year_from, c.year_to) v);
  else
    touched := array(select distinct v from (
      select b.make, b.model, b.year_from, b.year_to from before_rows b join after_rows a using (id)
      where (a.status, a.sku, a.make, a.model, a.year_from, a.year_to, a.submodel, a.engine, a.drive, a.body_style)
        is distinct from (b.status, b.sku, b.make, b.model, b.year_from, b.year_to, b.submodel, b.engine, b.drive, b.body_style)
      union
      select a.make, a.model, a.year_from, a.year_to from before_rows b join after_rows a using (id)
      where (a.status, a.sku, a.make, a.model, a.year_from, a.year_to, a.submodel, a.engine, a.drive, a.body_style)
        is distinct from (b.status, b.sku, b.make, b.model, b.year_from, b.year_to, b.submodel, b.engine, b.drive, b.body_style)
    ) c, vehicles_named(c.make, c.model, c.year_from, c.year_to) v);
  end if;
  if cardinality(touched) > 0 then
    perform recount_fittings(touched);
  end if;
  return null;
end $$;
create trigger fitment_added_counted after insert on fitment referencing new table as after_rows for each statement execute function fitments_changed();
create trigger fitment_changed_counted after update on fitment referencing old table as before_rows new table as after_rows for each statement execute function fitments_changed();
create trigger fitment_deleted_counted after delete on fitment referencing old table as before_rows for each statement execute function fitments_changed();

create function vehicles_changed() returns trigger language plpgsql as $$
declare
  touched bigint[];
begin
  if not exists (select from fitment) then
    return null;
  end if;
  perform pg_advisory_xact_lock_shared(hashtext('vehicle_fitting'));
  if tg_op = 'INSERT' then
    touched := array(select id from after_rows);
  else
    touched := array(select a.id from before_rows b join after_rows a using (id)
      where (a.make, a.model, a.year, a.submodel, a.engine, a.drive, a.body_styles, a.aliases)
        is distinct from (b.make, b.model, b.year, b.submodel, b.engine, b.drive, b.body_styles, b.aliases));
  end if;
  if cardinality(touched) > 0 then
    perform recount_fittings(touched);
  end if;
  return null;
end $$;
create trigger vehicle_added_counted after insert on vehicle_model referencing new table as after_rows for each statement execute function vehicles_changed();
create trigger vehicle_changed_counted after update on vehicle_model referencing old table as before_rows new table as after_rows for each statement execute function vehicles_changed();

-- A part that leaves the range, or comes into it, fits as many vehicles less or more.
create function parts_changed() returns trigger language plpgsql as $$
declare
  changed bigint[] := array(select a.id from before_rows b join after_rows a using (id)
    where (a.sales_status in ('draft', 'archived')) is distinct from (b.sales_status in ('draft', 'archived')));
begin
  if cardinality(changed) = 0 then
    return null;
  end if;
  perform pg_advisory_xact_lock(hashtext('vehicle_fitting'));
  perform recount_fittings(array(select distinct v from fitment f, vehicles_named(f.make, f.model, f.year_from, f.year_to) v where f.sku = any(changed)));
  return null;
end $$;
create trigger sku_range_counted after update on sku referencing old table as before_rows new table as after_rows for each statement execute function parts_changed();

select recount_fittings(array(select id from vehicle_model));

create view vehicle_model_shown as
select v.*, coalesce(g.skus, 0) as fitting_skus, g.skus is not null as fitted
from vehicle_model v left join vehicle_fitting g on g.vehicle = v.id;

-- Where we have parts for whom: by part, so that the parts of a category are found at once.
create index fitment_sku_vehicle on fitment (sku, lower(make), lower(model), year_from, year_to) where status = 1;
drop index fitment_sku;
