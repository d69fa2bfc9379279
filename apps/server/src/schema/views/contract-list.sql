-- Contracts with what was ordered under them and, of an amount, what is left.
create view contract_list as
select c.*, ordered_under_contract(c.id, c.currency) as ordered,
  case when c.amount is not null then c.amount - ordered_under_contract(c.id, c.currency) end as remaining
from contract c;
