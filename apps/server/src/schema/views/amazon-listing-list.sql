-- With the courses over the 90 days before the snapshot: of the price the days on which it changed, of the rank each third day, of the
-- sales each week.
create view amazon_listing_list as
select l.*,
  (select s.currency from site s where s.id = l.site) as currency,
  (select json_agg(p.picture)
    from (select e.picture from sku s, json_array_elements(s.images) with ordinality as e (picture, place) where s.id = l.sku
    order by e.picture ->> 'purpose' = 'main' desc, e.place limit 1) p) as image,
  (select sum(b.units)::integer from amazon_listing b where b.store = l.store and b.site = l.site and b.msku = l.msku
    and b.snapshot_date > l.snapshot_date - 7 and b.snapshot_date <= l.snapshot_date) as units7,
  (select sum(b.units)::integer from amazon_listing b where b.store = l.store and b.site = l.site and b.msku = l.msku
    and b.snapshot_date > l.snapshot_date - 28 and b.snapshot_date <= l.snapshot_date) as units28,
  (select round(l.stock / nullif(avg(b.units), 0), 1) from amazon_listing b where b.store = l.store and b.site = l.site and b.msku = l.msku
    and b.snapshot_date > l.snapshot_date - 28 and b.snapshot_date <= l.snapshot_date) as cover_days,
  (select json_agg(json_build_array(c.day, c.price) order by c.day) from (
    select b.snapshot_date - l.snapshot_date as day, b.price, lag(b.price) over (order by b.snapshot_date) as before
    from amazon_listing b
    where b.store = l.store and b.site = l.site and b.msku = l.msku and b.snapshot_date between l.snapshot_date - 90 and l.snapshot_date
      and b.price is not null
  ) c where c.before is distinct from c.price or c.day = 0) as price_trend,
  (select json_agg(json_build_array(b.snapshot_date - l.snapshot_date, b.rank) order by b.snapshot_date) from amazon_listing b
    where b.store = l.store and b.site = l.site and b.msku = l.msku and b.snapshot_date between l.snapshot_date - 90 and l.snapshot_date
      and b.rank is not null
      and (l.snapshot_date - b.snapshot_date) % 3 = 0) as rank_trend,
  (select json_agg(json_build_array(-7 * w.ago, w.units) order by w.ago desc) from (
    select (l.snapshot_date - b.snapshot_date) / 7 as ago, sum(b.units) as units from amazon_listing b
    where b.store = l.store and b.site = l.site and b.msku = l.msku and b.snapshot_date > l.snapshot_date - 91 and b.snapshot_date
      <= l.snapshot_date
      and b.units is not null group by 1
  ) w) as units_trend
from amazon_listing l;
