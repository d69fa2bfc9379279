-- Above which worth in CNY a parcel of a shop's order is photographed: the lowest that the configurations in use of the shop for the
-- country set.
create or replace function photo_above(of_store bigint, of_country bigint) returns numeric language sql stable as $$
  select min(c.photo_above) from store_config c where c.store = of_store and c.country = of_country and c.status = 1
$$;
