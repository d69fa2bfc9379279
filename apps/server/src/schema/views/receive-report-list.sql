-- Receive reports with what their lines come to.
create view receive_report_list as
select r.*, b.eta,
  (select array_agg(distinct k.sku) from receive_report_lines l join sku k on k.id = l.sku where l.record_id = r.id) as skus,
  (select sum(l.shipped) from receive_report_lines l where l.record_id = r.id)::integer as shipped_qty,
  (select sum(l.counted) from receive_report_lines l where l.record_id = r.id)::integer as counted_qty,
  (select sum(l.good) from receive_report_lines l where l.record_id = r.id)::integer as good_qty,
  (select sum(l.damaged) from receive_report_lines l where l.record_id = r.id)::integer as damaged_qty,
  (select sum(l.short) from receive_report_lines l where l.record_id = r.id)::integer as short_qty,
  (select sum(l.over) from receive_report_lines l where l.record_id = r.id)::integer as over_qty
from receive_report r join ship_batch b on b.id = r.ship_batch;
