-- Contracts with what was ordered under them and, of an amount, what is left, and with how often their files were downloaded.
create view contract_list as
select c.*, ordered_under_contract(c.id, c.currency) as ordered,
  case when c.amount is not null then c.amount - ordered_under_contract(c.id, c.currency) end as remaining,
  (select count(*) from contract_download d where d.contract = c.id and d.counted)::integer as download_num
from contract c;
