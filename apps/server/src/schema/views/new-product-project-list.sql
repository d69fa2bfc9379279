-- Projects of new products with what their samples, quotes and duties come to.
create view new_product_project_list as
select p.*,
  -- [N3b] days on hold do not count
  case when p.stage not in ('done', 'dropped') then greatest(0, coalesce(p.held_since, current_date) - p.stage_since) end as stage_days,
  coalesce(p.due_at < current_date, false) as overdue,
  -- [N8a] fee and freight of samples that were paid
  (select coalesce(sum(coalesce(s.fee, 0) + coalesce(s.freight, 0)), 0) from new_product_sample s
    where s.project = p.id and s.paid_at is not null) as spent,
  (select s.round from new_product_sample s where s.project = p.id order by s.id desc limit 1) as sample_round,
  (select s.state from new_product_sample s where s.project = p.id order by s.id desc limit 1) as sample_state,
  (select count(*) from new_product_project_compliance c where c.record_id = p.id and c.state = 'have')::integer as compliance_done,
  (select count(*) from new_product_project_compliance c where c.record_id = p.id and c.state <> 'na')::integer as compliance_need,
  (select count(*) from new_product_exception e where e.project = p.id and e.status in ('open', 'assigned', 'escalated'))::integer
    as open_exceptions,
  (select r.sku from new_product_registration r where r.project = p.id) as sku,
  (select array_agg(distinct q.supplier) from new_product_quote q where q.id = p.id) as quoted_by,
  (select array_agg(distinct r.asin) from new_product_rival r where r.id = p.id) as asins
from new_product_project p;
