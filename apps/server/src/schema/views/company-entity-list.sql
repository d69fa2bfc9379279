create view company_entity_list as
select e.*,
  (select count(*)::integer from store s where s.company = e.id and s.status = 1) as stores,
  (select count(*)::integer from warehouse w where w.company = e.id and w.status = 1) as warehouses
from company_entity e;
