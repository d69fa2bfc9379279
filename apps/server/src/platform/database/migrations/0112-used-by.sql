-- Markets, sites, companies and trade relations are listed with how much of what is in use stands on them.

create view market_shown as
select m.*,
  (select nullif(array_agg(c.iso2 order by c.iso2), '{}') from country c where c.market = m.id and c.status = 1) as countries,
  (select count(distinct r.store)::integer from store_site r join site s on s.id = r.site join country c on c.id = s.country
    where c.market = m.id and r.status = 1) as stores,
  (select count(*)::integer from warehouse w where w.market = m.id and w.status = 1) as warehouses
from market m;

create view site_shown as
select s.*, (select count(distinct r.store)::integer from store_site r where r.site = s.id and r.status = 1) as stores
from site s;

create view company_entity_shown as
select e.*,
  (select count(*)::integer from store s where s.company = e.id and s.status = 1) as stores,
  (select count(*)::integer from warehouse w where w.company = e.id and w.status = 1) as warehouses
from company_entity e;

create view trade_relation_shown as
select t.*,
  (select count(distinct l.record_id)::integer from trade_route_legs l join trade_route r on r.id = l.record_id
    where l.seller = t.seller and l.buyer = t.buyer and r.status = 1) as routes
from trade_relation t;
