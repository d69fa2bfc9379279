create view purchase_order_list as
select o.*, l.letterhead, l.signature,
  case when l.without_logo is not true then (select c.logo from company_entity c where c.id = o.company_entity) end as company_logo,
  nullif(array(select c.shown from order_template_layout c where c.record_id = o.template order by c.line_no), '{}') as layout_columns,
  (select array_agg(distinct k.sku) from purchase_order_lines n join sku k on k.id = n.sku where n.record_id = o.id) as skus,
  (select count(*) from purchase_order_lines n where n.record_id = o.id)::integer as line_count,
  (select sum(n.qty) from purchase_order_lines n where n.record_id = o.id)::integer as qty,
  case when o.state in ('approving', 'approved') then
    (select count(*) from purchase_order_approvals a where a.record_id = o.id)::text || '/' || o.levels end as approval_progress,
  case when o.state = 'approving' then
    1 + (select count(*) from purchase_order_approvals a where a.record_id = o.id)::integer end as level_due,
  case when o.state = 'sent' or o.first_reply_at is not null then
    greatest(0, floor(extract(epoch from coalesce(o.first_reply_at, now()) - o.sent_at) / 3600))::integer end as hours_waiting,
  (select min(n.required_date) from purchase_order_lines n where n.record_id = o.id) as required_date,
  (select array_agg(n.line_status order by n.line_no) from purchase_order_lines n
    where n.record_id = o.id and n.line_status is not null) as line_statuses,
  (select sum(n.eff_qty) from purchase_order_lines n where n.record_id = o.id)::integer as eff_qty,
  (select sum(n.shipped_qty) from purchase_order_lines n where n.record_id = o.id)::integer as shipped_qty,
  (select sum(n.received_qty) from purchase_order_lines n where n.record_id = o.id)::integer as received_qty,
  (select sum(n.open_qty) from purchase_order_lines n where n.record_id = o.id)::integer as open_qty,
  (select sum(n.received_amount) from purchase_order_lines n where n.record_id = o.id) as received_amount,
  (select sum(n.settled_amount) from purchase_order_lines n where n.record_id = o.id) as settled_amount,
  (select sum(d.amount) from deduction d where d.purchase_order = o.id and d.state not in ('draft', 'waived', 'void')) as deductions,
  prepaid_of_order(o.id) as prepaid, prepay_balance(o.id) as prepay_balance,
  (select received_share(sum(n.eff_qty), sum(n.open_qty)) from purchase_order_lines n where n.record_id = o.id) as progress,
  (select min(coalesce(n.promised_date, n.required_date)) from purchase_order_lines n where n.record_id = o.id and n.open_qty > 0)
    as next_promised,
  (select greatest(0, current_date - min(coalesce(n.promised_date, n.required_date)))
    from purchase_order_lines n where n.record_id = o.id and n.open_qty > 0 and o.effective_at is not null
    and o.state not in ('closed', 'cancelled')) as days_late,
  exists (select from purchase_order_lines n where n.record_id = o.id and n.open_qty > 0 and o.effective_at is not null
    and o.state not in ('closed', 'cancelled')
    and coalesce(n.promised_date, n.required_date) < current_date) as overdue,
  case when o.changing then
    (select count(*) from purchase_order_change_approvals a where a.record_id = o.id)::text || '/' || o.change_levels end as change_progress
from purchase_order o left join order_template l on l.id = o.template;
