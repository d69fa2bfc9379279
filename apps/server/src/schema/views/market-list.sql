create view market_list as
select m.*,
  (select nullif(array_agg(c.iso2 order by c.iso2), '{}') from country c where c.market = m.id and c.status = 1) as countries,
  (select count(distinct r.store)::integer from store_site r join site s on s.id = r.site join country c on c.id = s.country
    where c.market = m.id and r.status = 1) as stores,
  (select count(*)::integer from warehouse w where w.market = m.id and w.status = 1) as warehouses
from market m;
