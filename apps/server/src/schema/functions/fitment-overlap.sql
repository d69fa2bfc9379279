-- How far the members of a group fit the same vehicles of the same model year: the rule SUB3 of the catalogue.
create or replace function fitment_overlap(of_group bigint) returns numeric language sql stable as $$
  select round(100.0 * count(*) filter (where v.members = (select count(*) from sku_substitute_members m where m.record_id = of_group))
    / nullif(count(*), 0), 1)
  from (
    select count(distinct m.sku) as members
    from sku_substitute_members m
    join fitment f on f.sku = m.sku and f.status = 1
    cross join generate_series(f.year_from, f.year_to) as y (year)
    where m.record_id = of_group
    group by y.year, lower(f.make), lower(f.model), lower(coalesce(f.submodel, '')), lower(coalesce(f.engine, '')), coalesce(f.drive, ''),
      coalesce(f.body_style, '')
  ) v
$$;
