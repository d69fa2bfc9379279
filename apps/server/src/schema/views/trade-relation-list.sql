create view trade_relation_list as
select t.*,
  (select count(distinct l.record_id)::integer from trade_route_legs l join trade_route r on r.id = l.record_id
    where l.seller = t.seller and l.buyer = t.buyer and r.status = 1) as routes
from trade_relation t;
