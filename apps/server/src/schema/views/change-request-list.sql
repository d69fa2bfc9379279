create view change_request_list as
select i.*, (
  select case when bool_and(is_empty_value(l.before)) then 'add' when bool_and(is_empty_value(l.after)) then 'disable' else 'update' end
  from change_request_line l where l.request_id = i.id) as kind
from change_request_inbox i;
