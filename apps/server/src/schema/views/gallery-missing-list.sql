-- SKUs with stock that lack an approved main image or have fewer than six pictures.
create view gallery_missing_list as
select k.id, 1 as version, k.id as sku, s.stock, g.has_main, g.approved, g.waiting
from (select i.sku, sum(i.available)::integer as stock from stock_item i where i.available > 0 group by i.sku) s join sku k on k.id = s.sku
  cross join lateral (
    select coalesce(bool_or(g.slot = 'main' and g.state in ('approved', 'published')), false) as has_main,
      count(*) filter (where g.state in ('approved', 'published'))::integer as approved,
      count(*) filter (where g.state = 'uploaded')::integer as waiting
    from gallery_image g where g.sku = k.id) g
where not g.has_main or g.approved < 6;
