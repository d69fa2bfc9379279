create view contract_category_list as
select c.*, (select count(*) from supplier s where s.contract_category = c.id)::integer as suppliers,
  (select count(*) from contract o where o.category = c.id)::integer as contracts
from contract_category c;
