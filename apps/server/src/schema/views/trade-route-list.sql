create view trade_route_list as
select r.*,
  (select string_agg(code, ' → ' order by place) from (
    select s.code, l.line_no * 2 as place from trade_route_legs l join company_entity s on s.id = l.seller where l.record_id = r.id
      and l.line_no = (select min(first.line_no) from trade_route_legs first where first.record_id = r.id)
    union all
    select b.code, l.line_no * 2 + 1 from trade_route_legs l join company_entity b on b.id = l.buyer where l.record_id
      = r.id) as stops) as chain
from trade_route r;
