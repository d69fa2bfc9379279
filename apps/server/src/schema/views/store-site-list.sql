create view store_site_list as
select r.*,
  (select s.code from store s where s.id = r.store) || '/' || (select i.code from site i where i.id = r.site) as code,
  (select s.platform from store s where s.id = r.store) as platform,
  r.tax_no is null and (select c.eu or c.iso2 = 'GB' from site i join country c on c.id = i.country where i.id
    = r.site) is true as vat_missing,
  shop_auth_state(r.store, now()) as auth_state,
  nullif(w.codes, '{}') as warehouses,
  w.codes = '{}' as no_warehouse,
  (select count(*) from pt_sku p where p.store = r.store and p.site = r.site and p.status = 1)::integer as listings
from store_site r
cross join lateral (select array(
  select h.code from store_config c join store_config_warehouses l on l.record_id = c.id join warehouse h on h.id = l.warehouse
  where c.store = r.store and c.site = r.site and c.status = 1 group by h.code order by min(l.line_no), h.code) as codes) w;
