-- How long the ways between warehouses take today, by shipping product.
create view first_leg_today as
select l.origin, l.warehouse, l.shipping, s.code, s.mode, l.total_p50, l.total_p85
from first_leg_time l join global_shipping s on s.id = l.shipping
where l.status = 1 and l.effective_from <= current_date and (l.effective_to is null or l.effective_to >= current_date);
