-- Rows of one part, vehicle, qualifiers and position whose years overlap, or follow each other without a gap, could be one.
-- The code of the SKU is joined, so that a search by it goes from the codes to their fitments and not over all fitments.
create view fitment_list as
select f.*,
  f.verified_at is not null as verified,
  k.sku as sku_code,
  (select count(*)::integer from fitment o
    where o.sku = f.sku and o.id <> f.id and o.status = 1 and f.status = 1
      and lower(o.make) = lower(f.make) and lower(o.model) = lower(f.model)
      and lower(o.submodel) is not distinct from lower(f.submodel) and lower(o.engine) is not distinct from lower(f.engine)
      and o.drive is not distinct from f.drive and o.body_style is not distinct from f.body_style and o.position is not distinct
        from f.position
      and o.year_from <= f.year_to + 1 and o.year_to >= f.year_from - 1) as overlaps,
  g.fitment is not null as overlapping,
  k.oe_keys,
  array(select y::text from generate_series(f.year_from, f.year_to) y) as years
from fitment f join sku k on k.id = f.sku left join fitment_overlap g on g.fitment = f.id;
