create view supplier_improvement_list as
-- [R81] overdue behind its day until it is closed
select i.*, case when i.state = 'open' then greatest(0, current_date - i.due_date) else 0 end as days_late
from supplier_improvement i;
