-- Exceptions with where their projects are, and for how long they have been open.
create view new_product_exception_list as
select e.*, p.stage, p.developer, p.owner,
  case when e.status in ('open', 'assigned', 'escalated') then greatest(0, current_date - e.created_at::date) end as days_open
from new_product_exception e join new_product_project p on p.id = e.project;
