-- How many templates a clause stands in, whatever their versions.
create view order_clause_list as
select c.*,
  (select count(distinct t.code) from order_template_clauses k join order_template t on t.id = k.record_id where k.clause = c.id)::integer
    as templates
from order_clause c;
