-- What was found on the units of samples: defects that were picked, and values outside their limits, which are known by their item.
create view sampling_defect_list as
select x.id * 2 as id, 1 as version, s.sampling_no, s.id as sampling, s.inspection, s.type, s.round, s.supplier, s.sku, s.inspector,
  s.started_at, x.unit_no, x.defect_code, c.code, c.check_group, null::text as item, null::numeric(18, 4) as value, x.defect_class, x.qty,
  x.note
from sampling_defects x join sampling s on s.id = x.record_id join defect_code c on c.id = x.defect_code
union all
select m.id * 2 + 1, 1, s.sampling_no, s.id, s.inspection, s.type, s.round, s.supplier, s.sku, s.inspector, s.started_at, m.unit_no, null,
  m.item, m.check_group, m.item, m.value, m.defect_class, 1, null
from sampling_measures m join sampling s on s.id = m.record_id where m.outside;
