-- The sites of a pool report the same units of an FNSKU: they count once, as the home site reports them, else as the greatest report. The
-- rule MAP7 of the catalogue. A report without an FNSKU speaks of the one that its site maps the seller SKU to.
create view fba_pool_list as
select p.*,
  array(select i.code from fba_pool_sites s join site i on i.id = s.site where s.record_id = p.id order by s.line_no) as site_codes,
  (select count(distinct f.sku) from fba_map f join fba_pool_sites s on s.record_id = p.id and s.site = f.site where f.store = p.store
    and f.status = 1)::integer as skus,
  (select coalesce(sum(u.units * m.qty_per), 0) from (
      select t.fnsku, coalesce(max(t.units) filter (where t.site = p.home_site), max(t.units)) as units
      from (
        select s.site, k.fnsku, sum(s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0)) as units
        from fba_pool_sites l
        join fba_stock s on s.store = p.store and s.site = l.site and s.country is null and s.snapshot_at = (
          select max(x.snapshot_at) from fba_stock x where x.store = p.store and x.site = l.site and (x.country is null))
        cross join lateral (select coalesce(s.fnsku, (select min(f.fnsku) from fba_map f where f.store = p.store and f.site = s.site
          and f.msku = s.msku and f.status = 1)) as fnsku) k
        where l.record_id = p.id group by s.site, k.fnsku
      ) t group by t.fnsku
    ) u
    cross join lateral (select f.qty_per from fba_map f join fba_pool_sites l on l.record_id = p.id and l.site = f.site
      where f.store = p.store and f.fnsku = u.fnsku and f.status = 1 and current_date between f.effective_from
        and coalesce(f.effective_to, 'infinity')
      order by f.site = p.home_site desc, f.id limit 1) m)::integer as pool_stock
from fba_pool p;
