create view receipt_list as
select r.*,
  (select sum(l.expected_qty) from receipt_lines l where l.record_id = r.id)::integer as expected_qty,
  (select sum(l.good_qty) from receipt_lines l where l.record_id = r.id)::integer as good_qty,
  (select sum(l.hold_qty) from receipt_lines l where l.record_id = r.id)::integer as qc_hold_qty,
  (select sum(l.damaged_qty) from receipt_lines l where l.record_id = r.id)::integer as damaged_qty,
  (select sum(l.over_qty) from receipt_lines l where l.record_id = r.id)::integer as over_qty,
  case when r.state in ('counting', 'counted', 'closed') then
    (select sum(l.good_qty + l.hold_qty + l.damaged_qty + l.over_qty - l.expected_qty) from receipt_lines l where l.record_id
      = r.id)::integer end as diff_qty,
  coalesce(r.state in ('counted', 'closed') and
    (select sum(l.good_qty + l.hold_qty + l.damaged_qty + l.over_qty - l.expected_qty) from receipt_lines l where l.record_id = r.id) <> 0,
    false) as differs,
  nullif(array(select distinct s.sku from receipt_lines l join sku s on s.id = l.sku where l.record_id = r.id order by 1),
    '{}') as sku_codes,
  nullif(array(select distinct l.po_no from receipt_lines l where l.record_id = r.id and l.po_no <> '-' order by 1), '{}') as po_nos,
  case when r.type = 'purchase' and r.source_no ~ '^SB[0-9]+$' then r.source_no end as batch_no
from receipt r;
