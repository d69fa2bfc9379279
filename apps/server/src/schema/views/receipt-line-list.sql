-- What a line came to; what is expected stays closed while it is counted blind.
create view receipt_line_list as
select l.id, 1 as version, l.record_id as receipt, r.receipt_no, r.type, r.source_no, r.container_no, r.warehouse, r.state, l.line_no
  + 1 as line_no, s.sku as sku_code, l.sku,
  nullif(l.po_no, '-') as po_no, l.po_line, coalesce(l.carton_qty, s.carton_qty) as carton_qty, l.good_qty, l.hold_qty, l.damaged_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null else l.over_qty end as over_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null else l.expected_qty end as expected_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null else l.most_qty end as most_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null
    else greatest(0, l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty - l.over_qty) end as remaining_qty
from receipt_lines l join receipt r on r.id = l.record_id join sku s on s.id = l.sku;
