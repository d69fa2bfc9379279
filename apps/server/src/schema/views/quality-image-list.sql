create view quality_image_list as
-- the photos of inspections, a row each: of samples, of checks in process, and of containers as they are loaded
with photo as (
  select (s.id * 3) * 100 + p.nth as id, s.type as biz_type, i.inspection_no as biz_no, s.supplier, s.sku, s.inspector as taken_by,
    coalesce(s.finished_at, s.started_at) as taken_at, null::text as part, p.file, p.nth,
    (select array_agg(distinct d.code order by d.code) from sampling_defects l join defect_code d on d.id = l.defect_code
      where l.record_id = s.id) as defect_codes
  from sampling s join inspection i on i.id = s.inspection, json_array_elements(s.photos) with ordinality as p(file, nth)
  union all
  select (c.id * 3 + 1) * 100 + p.nth, 'ipqc', c.check_no, c.supplier, c.sku, c.inspector, coalesce(c.checked_at, c.updated_at), null,
    p.file, p.nth, null
  from in_process_check c, json_array_elements(c.photos) with ordinality as p(file, nth)
  union all
  select (c.id * 3 + 2) * 100 + v.at * 10 + p.nth, 'final', c.check_no, c.supplier,
    (select min(l.sku) from loading_check_lines l where l.record_id = c.id having count(distinct l.sku) = 1), c.inspector,
    coalesce(c.finished_at, c.updated_at), v.part, p.file, v.at * 10 + p.nth,
    (select array_agg(distinct d.code order by d.code) from loading_check_defects l join defect_code d on d.id = l.defect_code
      where l.record_id = c.id)
  from loading_check c, lateral (values (0, 'empty', c.photo_empty), (1, 'half', c.photo_half), (2, 'full', c.photo_full),
    (3, 'sealed', c.photo_sealed)) as v(at, part, photos), json_array_elements(v.photos) with ordinality as p(file, nth)
)
select id, 1 as version, biz_no || '-' || lpad(nth::text, 2, '0') as image_no, biz_type, biz_no, supplier, sku, defect_codes, part,
  file ->> 'name' as file_name, json_build_array(file) as file, taken_by, taken_at
from photo;
