-- What is used of a limit and what is left of it: the rule of creditLeft.
create view customer_list as
select c.*,
  (coalesce(c.receivable, 0) + coalesce(c.open_amount, 0))::numeric(18, 2) as used,
  (c.credit_limit - coalesce(c.receivable, 0) - coalesce(c.open_amount, 0))::numeric(18, 2) as available
from customer c;
