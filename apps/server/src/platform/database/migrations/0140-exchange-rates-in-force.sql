-- A pair of currencies has one active rate of a type from a day, whatever its source; until when it holds follows from the next one.
alter table exchange_rate add constraint exchange_rate_one_active
  exclude using btree ("from" with =, "to" with =, rate_type with =, valid_from with =) where (state = 'active');

create view exchange_rate_shown as
select r.*,
  (select min(n.valid_from) - 1 from exchange_rate n
    where n."from" = r."from" and n."to" = r."to" and n.rate_type = r.rate_type and n.state = 'active' and n.valid_from > r.valid_from) as valid_to
from exchange_rate r;
