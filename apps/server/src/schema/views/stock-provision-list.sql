create view stock_provision_list as
select d.*, d.effective_from <= current_date and coalesce(d.effective_to >= current_date, true) as in_force
from (select p.*, lead(p.effective_from) over (partition by p.band order by p.effective_from) - 1 as effective_to from stock_provision p) d;
