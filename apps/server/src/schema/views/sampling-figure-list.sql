-- What was measured on samples, a row for each characteristic, with its values in the order of the units.
create view sampling_figure_list as
select f.id, 1 as version, s.sampling_no, s.id as sampling, s.inspection, s.type, s.supplier, s.sku, s.inspector, s.started_at,
  f.check_group, f.item, f.unit, f.lsl, f.usl, f.defect_class, f.values_count, f.mean, f.least, f.greatest, f.span, f.deviation, f.cpk,
  f.outside,
  (select string_agg(trim_scale(m.value)::text, ' ' order by m.unit_no) from sampling_measures m
    where m.record_id = s.id and m.check_group = f.check_group and m.item = f.item) as measured_values
from sampling_figures f join sampling s on s.id = f.record_id;
