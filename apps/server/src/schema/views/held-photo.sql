create view held_photo as
-- the photos that inspections hold: of samples, of checks in process, and of containers as they are loaded; of a sample the defects of the
-- unit that a photo shows, of all of its units where that is not known. Each has its row in quality_photo.
select 'sampling'::text as holder, s.id as record, s.type as biz_type, i.inspection_no as biz_no, s.supplier, s.sku,
  coalesce(s.updated_by, s.inspector) as taken_by, least(s.updated_at, coalesce(s.finished_at, s.updated_at)) as taken_at,
  null::text as part, p.file, p.nth, u.unit_no, f.defect_codes, f.check_groups
from sampling s join inspection i on i.id = s.inspection, json_array_elements(s.photos) with ordinality as p(file, nth)
  left join lateral (select min(l.unit_no) as unit_no from sampling_unit_photos l
    where l.record_id = s.id and l.photo = p.file ->> 'id') u on true
  left join lateral (select array_agg(distinct d.code order by d.code) as defect_codes,
      array_agg(distinct d.check_group order by d.check_group) as check_groups
    from sampling_defects l join defect_code d on d.id = l.defect_code
    where l.record_id = s.id and (u.unit_no is null or l.unit_no = u.unit_no)) f on true
union all
select 'inProcessCheck', c.id, 'ipqc', c.check_no, c.supplier, c.sku, coalesce(c.updated_by, c.inspector),
  least(c.updated_at, coalesce(c.checked_at, c.updated_at)), null, p.file, p.nth, null, null,
  (select array_agg(distinct l.check_group order by l.check_group) from in_process_check_items l
    where l.record_id = c.id and not l.conforms)
from in_process_check c, json_array_elements(c.photos) with ordinality as p(file, nth)
union all
select 'loadingCheck', c.id, 'final', c.check_no, c.supplier,
  (select min(l.sku) from loading_check_lines l where l.record_id = c.id having count(distinct l.sku) = 1),
  coalesce(c.updated_by, c.inspector), least(c.updated_at, coalesce(c.finished_at, c.updated_at)), v.part, p.file, v.at * 100 + p.nth,
  null, f.defect_codes, f.check_groups
from loading_check c
  left join lateral (select array_agg(distinct d.code order by d.code) as defect_codes,
      array_agg(distinct d.check_group order by d.check_group) as check_groups
    from loading_check_defects l join defect_code d on d.id = l.defect_code where l.record_id = c.id) f on true,
  lateral (values (0, 'empty', c.photo_empty), (1, 'half', c.photo_half), (2, 'full', c.photo_full),
    (3, 'sealed', c.photo_sealed)) as v(at, part, photos), json_array_elements(v.photos) with ordinality as p(file, nth);
