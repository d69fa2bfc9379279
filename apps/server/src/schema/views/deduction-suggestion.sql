-- What suppliers are not charged for yet and may be: late lines, and lots that failed or were conceded; amounts are those of [R16].
create view deduction_suggestion as
select l.id * 2 as id, l.version, 'late' as type, l.purchase_order, l.order_line, l.sku, l.supplier, l.company_entity, l.buyer, l.currency,
  l.price, l.late_qty as qty, l.days_late, null::numeric as percent, null::text as source_no, null::text as lot_type, l.kpi_date,
  l.delivered_on as day, l.amount
from late_line l
union all
select i.id * 2 + 1, i.version + o.version, i.type, i.purchase_order, i.order_line, i.sku, i.supplier, o.company_entity, o.buyer,
  o.currency, p.price, i.qty, null, i.percent, i.inspection_no, i.lot_type, null, i.finished_at::date,
  case i.type when 'concession' then concession_amount(p.price, i.qty, i.percent, o.currency)
    else round(p.price * i.qty, minor_digits(o.currency)) end
from chargeable_lot i join purchase_order o on o.id = i.purchase_order
  join purchase_order_lines p on p.record_id = o.id and p.line_no = i.order_line - 1
where p.price > 0 and o.effective_at is not null
  and not exists (select from deduction x where x.source_no = i.inspection_no and x.type = i.type and x.state <> 'void');
