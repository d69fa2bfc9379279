-- Contracts with what was ordered under them and, of an amount, what is left.
create view contract_list as
select c.*, o.ordered, case when c.amount is not null then c.amount - o.ordered end as remaining
from contract c, lateral (
  select coalesce(sum(p.amount_gross), 0) as ordered from purchase_order p
  where p.contract = c.id and p.currency = c.currency and p.state not in ('draft', 'rejected', 'cancelled')) o;
