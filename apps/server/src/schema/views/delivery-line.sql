-- Lines of orders in force of which something is still to come, with their open pieces as openQty [R7] has them, and the step that comes
-- next with the day that is planned for it. [R64] How many days behind its promised day a line is likely to be finished.
create view delivery_line as
select l.id, o.version, l.record_id as purchase_order, l.line_no + 1 as order_line, l.sku, o.supplier, o.buyer, o.warehouse,
  o.state as order_state, l.line_status, l.qty - l.cancelled_qty - l.short_closed_qty as eff_qty,
  l.qty - l.cancelled_qty - l.short_closed_qty - (l.received_qty - l.replace_qty) as open_qty,
  l.produced_qty, l.shipped_qty, (select count(*) from ship_batch_lines s join ship_batch b on b.id = s.record_id
    where b.purchase_order = l.record_id and s.order_line = l.line_no + 1 and b.state <> 'void')::integer as batch_count,
  l.required_date, l.baseline_date, l.promised_date, l.kpi_date,
  (select count(*) from delivery_date d where d.purchase_order = l.record_id and d.order_line = l.line_no + 1 and d.seq > 1
    and d.state = 'approved')::integer as change_count,
  exists (select from delivery_date d where d.purchase_order = l.record_id and d.order_line = l.line_no + 1
    and d.state = 'pending') as changing,
  coalesce(k.lead_days, 30) as lead_days, f.last_follow_up, f.next_follow_up, f.material_on, f.start_on, f.half_on, f.finish_on,
  f.inspected_on, f.packed_on, f.shipped_on, n.step as next_step,
  planned_milestone(n.step, l.promised_date, coalesce(k.lead_days, 30)) as step_due,
  least(f.next_follow_up, planned_milestone(n.step, l.promised_date, coalesce(k.lead_days, 30))) as due_on,
  r.risk_days, delivery_risk(r.risk_days) as risk,
  -- [R88a]
  inspection_standing(l.qty - l.cancelled_qty - l.short_closed_qty, l.passed_qty, cardinality(l.inspect_plan) > 0,
    exists (select from inspection i where i.purchase_order = l.record_id and i.order_line = l.line_no + 1
      and i.state <> 'void')) as inspection,
  (select i.state from inspection i where i.purchase_order = l.record_id and i.order_line = l.line_no + 1 and i.type = 'outgoing'
    and i.state <> 'void' order by i.id desc limit 1) as inspection_state
from purchase_order_lines l join purchase_order o on o.id = l.record_id join sku k on k.id = l.sku
  left join delivery_follow f on f.purchase_order = l.record_id and f.order_line = l.line_no + 1
  cross join lateral (select case when f.shipped_on is not null or l.line_status in ('shipped', 'part_received', 'received') then null
    when f.packed_on is not null then 'shipped'
    when f.inspected_on is not null then 'packed' when f.finish_on is not null then 'inspected' when f.half_on is not null then 'finish'
    when f.start_on is not null then 'half' when f.material_on is not null then 'start' else 'material' end as step,
    case when f.shipped_on is not null then 'shipped' when f.packed_on is not null then 'packed'
      when f.inspected_on is not null then 'inspected' when f.finish_on is not null then 'finish' when f.half_on is not null then 'half'
      when f.start_on is not null then 'start' when f.material_on is not null then 'material' end as last_step,
    coalesce(f.shipped_on, f.packed_on, f.inspected_on, f.finish_on, f.half_on, f.start_on, f.material_on) as reached_on) n
  cross join lateral (select delivery_risk_days(l.promised_date, coalesce(k.lead_days, 30), n.last_step, n.reached_on, n.step,
    current_date) as risk_days) r
where o.state in ('effective', 'producing', 'inspected', 'shipped', 'received')
  and l.qty - l.cancelled_qty - l.short_closed_qty > l.received_qty - l.replace_qty;
