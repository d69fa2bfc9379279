create view harbour_list as
select h.*,
  (select count(*) from global_shipping g where g.status = 1 and h.id in (g.from_harbour, g.to_harbour))::integer
    + (select count(distinct l.record_id) from trade_route_legs l join trade_route r on r.id = l.record_id where l.via = h.id and r.status
      = 1)::integer as routes,
  nullif(array(
    select w.code from warehouse w where w.status = 1 and w.lat is not null and w.lon is not null
      and great_circle_km(h.lat::float, h.lon::float, w.lat::float, w.lon::float) <= 200
    order by great_circle_km(h.lat::float, h.lon::float, w.lat::float, w.lon::float), w.code collate "C"), '{}') as near
from harbour h;
