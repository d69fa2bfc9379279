-- How lots were sampled and judged, a row for each class of defects; what was found is counted once the lot is judged.
create view sampling_class_list as
select c.id, 1 as version, s.sampling_no, s.id as sampling, s.inspection, i.purchase_order, s.type, s.round, s.supplier, s.sku, s.lot_size,
  s.level, c.defect_class, c.aql, c.severity, c.letter, c.use_letter, c.size, c.accept, c.reject, c.found, c.verdict,
  case when c.found is not null then least(c.size, s.inspected_units) end as inspected, c.found as nonconforming,
  round(100.0 * c.found / nullif(least(c.size, s.inspected_units), 0), 2) as defect_rate,
  round(1000000.0 * c.found / nullif(least(c.size, s.inspected_units), 0)) as ppm,
  (select count(distinct d.carton_no)::integer from sampling_drawn d where d.record_id = s.id) as cartons_opened, s.seed, s.inspector,
  s.started_at, (extract(epoch from s.finished_at - s.started_at) / 60)::integer as minutes
from sampling_classes c join sampling s on s.id = c.record_id join inspection i on i.id = s.inspection;
