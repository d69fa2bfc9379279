-- The units of samples that were recorded, a row each, with what was found on them and who recorded them.
create view sampling_unit_list as
select d.id, 1 as version, s.sampling_no, s.id as sampling, s.inspection, s.type, s.round, s.supplier, s.sku, d.unit_no, d.carton_no,
  d.position, f.worst is null as conforms, f.worst as defect_class, f.codes as defects, f.qty as defect_qty, m.measured, m.outside,
  (select l.by from sampling_log l where l.sampling = s.id and l.action = 'record'
    and d.unit_no between (l.payload -> 'units' ->> 0)::integer and (l.payload -> 'units' ->> 1)::integer
    order by l.seq desc limit 1) as recorded_by,
  (select l.at from sampling_log l where l.sampling = s.id and l.action = 'record'
    and d.unit_no between (l.payload -> 'units' ->> 0)::integer and (l.payload -> 'units' ->> 1)::integer
    order by l.seq desc limit 1) as recorded_at
from sampling s
  join sampling_drawn d on d.record_id = s.id and d.unit_no <= s.inspected_units
  left join lateral (
    select count(*)::integer as measured, count(*) filter (where x.outside)::integer as outside
    from sampling_measures x where x.record_id = s.id and x.unit_no = d.unit_no
  ) m on true
  left join lateral (
    select case min(case g.defect_class when 'critical' then 1 when 'major' then 2 else 3 end)
        when 1 then 'critical' when 2 then 'major' when 3 then 'minor' end as worst,
      string_agg(g.code || ' × ' || g.qty, ', ' order by g.code) as codes, sum(g.qty)::integer as qty
    from sampling_defect_list g where g.sampling = s.id and g.unit_no = d.unit_no
  ) f on true;
