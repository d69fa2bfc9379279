-- What a category says, or else the nearest one above it that does: each default by itself.
create or replace function category_defaults(of_category bigint, out tariff text, out aql numeric, out service numeric)
  language sql stable as $$
  with recursive up (id, parent, tariff, aql, service, height) as (
    select c.id, c.parent, c.default_tariff, c.default_aql, c.default_service, 0 from category c where c.id = of_category
    union all
    select c.id, c.parent, c.default_tariff, c.default_aql, c.default_service, up.height + 1 from up join category c on c.id = up.parent
  )
  select (array_agg(up.tariff order by up.height) filter (where up.tariff is not null))[1],
    (array_agg(up.aql order by up.height) filter (where up.aql is not null))[1],
    (array_agg(up.service order by up.height) filter (where up.service is not null))[1]
  from up
$$;
