-- Lines that were delivered whole, some of it behind the day of measure and the days of grace, and that nobody is charged for, with what
-- [R16] has for them.
create view late_line as
select l.id, o.version, o.id as purchase_order, l.line_no + 1 as order_line, l.sku, o.supplier, o.company_entity, o.buyer, o.currency,
  l.price, l.eff_qty, l.kpi_date, d.delivered_on, d.late_qty::integer as late_qty, d.days_late,
  late_amount(l.price, d.late_qty, d.piece_days, o.currency) as amount
from purchase_order_lines l join purchase_order o on o.id = l.record_id
  cross join lateral (select sum(v.qty) as qty, sum(v.qty) filter (where v.day > l.kpi_date + 3) as late_qty,
    max(v.day - l.kpi_date) as days_late, max(v.day) as delivered_on,
    sum(v.qty * (v.day - l.kpi_date - 3)) filter (where v.day > l.kpi_date + 3) as piece_days
    from line_delivery v where v.purchase_order = o.id and v.order_line = l.line_no + 1) d
where l.kpi_date is not null and l.price > 0
  and o.state in ('effective', 'producing', 'inspected', 'shipped', 'received', 'settled', 'closed')
  and case o.accept_point when 'handover' then d.qty >= l.eff_qty else l.open_qty = 0 end and d.late_qty is not null
  and not exists (select from deduction x where x.purchase_order = o.id and x.order_line = l.line_no + 1 and x.type = 'late'
    and x.state <> 'void');
