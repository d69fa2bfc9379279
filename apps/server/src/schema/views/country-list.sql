create view country_list as
select c.*, (
  select v.rate from country_vat_rates v where v.record_id = c.id and v.effective_from <= current_date
    order by v.effective_from desc limit 1) as vat_rate
from country c;
