-- What Amazon holds of a map's listing by the last report; stock whose map is not in force counts for no part.
create or replace view fba_map_shown as
select f.*,
  (select p.title from pt_sku p where p.store = f.store and p.site = f.site and p.seller_sku collate "C" = f.msku) as title,
  h.on_hand as fba_on_hand,
  h.inbound as fba_inbound,
  coalesce(h.on_hand + h.inbound > 0 and not (f.status = 1 and current_date between f.effective_from and coalesce(f.effective_to, 'infinity')), false) as stock_unmapped
from fba_map f
left join lateral (
  select (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0))::integer as on_hand,
    (coalesce(s.inbound_working, 0) + coalesce(s.inbound_shipped, 0) + coalesce(s.inbound_receiving, 0))::integer as inbound
  from fba_stock s
  where s.store = f.store and s.site = f.site and s.msku = f.msku and s.country is null
    and s.snapshot_at = (select max(x.snapshot_at) from fba_stock x where x.store = f.store and x.site = f.site and (x.country is null))
) h on true;

-- The sites of a pool report the same units: they count once, as the home site reports them, else as the greatest report. The rule MAP7 of the catalogue.
create or replace view fba_pool_shown as
select p.*,
  array(select i.code from fba_pool_sites s join site i on i.id = s.site where s.record_id = p.id order by s.line_no) as site_codes,
  (select count(distinct f.sku) from fba_map f join fba_pool_sites s on s.record_id = p.id and s.site = f.site where f.store = p.store and f.status = 1)::integer as skus,
  (select coalesce(sum(u.units * m.qty_per), 0) from (
      select s.msku, coalesce(max(r.units) filter (where s.site = p.home_site), max(r.units)) as units
      from fba_pool_sites l
      join fba_stock s on s.store = p.store and s.site = l.site and s.country is null
        and s.snapshot_at = (select max(x.snapshot_at) from fba_stock x where x.store = p.store and x.site = l.site and (x.country is null))
      cross join lateral (select s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0) as units) r
      where l.record_id = p.id group by s.msku
    ) u
    cross join lateral (select f.qty_per from fba_map f join fba_pool_sites l on l.record_id = p.id and l.site = f.site
      where f.store = p.store and f.msku = u.msku and f.status = 1 and current_date between f.effective_from and coalesce(f.effective_to, 'infinity')
      order by f.site = p.home_site desc, f.id limit 1) m)::integer as pool_stock
from fba_pool p;

create or replace view store_site_shown as
select r.*,
  (select s.code from store s where s.id = r.store) || '/' || (select i.code from site i where i.id = r.site) as code,
  (select s.platform from store s where s.id = r.store) as platform,
  r.tax_no is null and (select c.eu or c.iso2 = 'GB' from site i join country c on c.id = i.country where i.id = r.site) is true as vat_missing,
  shop_auth_state(r.store, now()) as auth_state,
  nullif(w.codes, '{}') as warehouses,
  w.codes = '{}' as no_warehouse
from store_site r
cross join lateral (select array(
  select h.code from store_config c join store_config_warehouses l on l.record_id = c.id join warehouse h on h.id = l.warehouse
  where c.store = r.store and c.site = r.site and c.status = 1 group by h.code order by min(l.line_no), h.code) as codes) w;
