create or replace function recount_fittings(of_vehicles bigint[]) returns void language sql as $$
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
