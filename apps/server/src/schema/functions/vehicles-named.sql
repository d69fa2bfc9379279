-- The vehicles that a fitment may speak of: by name or alias, of its years.
create or replace function vehicles_named(of_make text, of_model text, first integer, last integer)
  returns setof bigint language sql stable as $$
  select v.id from vehicle_model v
  where lower(v.make) collate "C" = lower(of_make) collate "C" and lower(v.model) collate "C" = lower(of_model) collate "C"
    and v.year between first and last
  union
  select v.id from vehicle_model v
  where cardinality(v.aliases) > 0 and v.year between first and last
    and exists (select from unnest(v.make || v.aliases) a where lower(a) = lower(of_make))
    and exists (select from unnest(v.model || v.aliases) a where lower(a) = lower(of_model))
$$;
