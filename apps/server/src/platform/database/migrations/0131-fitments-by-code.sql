-- The code of the SKU is joined, so that a search by it goes from the codes to their fitments and not over all fitments.
create or replace view fitment_shown as
select f.*,
  f.verified_at is not null as verified,
  k.sku as sku_code,
  (select count(*)::integer from fitment o
    where o.sku = f.sku and o.id <> f.id and o.status = 1 and f.status = 1
      and lower(o.make) = lower(f.make) and lower(o.model) = lower(f.model)
      and lower(o.submodel) is not distinct from lower(f.submodel) and lower(o.engine) is not distinct from lower(f.engine)
      and o.drive is not distinct from f.drive and o.body_style is not distinct from f.body_style and o.position is not distinct from f.position
      and o.year_from <= f.year_to + 1 and o.year_to >= f.year_from - 1) as overlaps
from fitment f join sku k on k.id = f.sku;
