create view exchange_rate_list as
select r.*,
  (select min(n.valid_from) - 1 from exchange_rate n
    where n."from" = r."from" and n."to" = r."to" and n.rate_type = r.rate_type and n.state = 'active'
      and n.valid_from > r.valid_from) as valid_to
from exchange_rate r;
