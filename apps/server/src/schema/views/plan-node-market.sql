-- The market of a node is that of its warehouse, of a node of Amazon that of its site.
create view plan_node_market as
select n.id, n.code, n.kind, case when n.kind = 'fba' then c.market else w.market end as market
from plan_node n join warehouse w on w.id = n.warehouse left join site s on s.id = n.site left join country c on c.id = s.country;
