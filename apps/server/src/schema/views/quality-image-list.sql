create view quality_image_list as
-- the photos of inspections, a row each: of samples, of checks in process, and of containers as they are loaded; of a sample the defects of
-- the unit that a photo shows, of all of its units where that is not known
with photo as (
  select (s.id * 3) * 10000 + p.nth as id, s.type as biz_type, i.inspection_no as biz_no, s.supplier, s.sku, s.inspector as taken_by,
    coalesce(s.finished_at, s.started_at) as taken_at, null::text as part, p.file, p.nth, u.unit_no, f.defect_codes, f.check_groups,
    (select nullif(count(*), 0)::integer from sampling_marks m where m.record_id = s.id and m.photo = p.file ->> 'id') as annotations
  from sampling s join inspection i on i.id = s.inspection, json_array_elements(s.photos) with ordinality as p(file, nth)
    left join lateral (select min(l.unit_no) as unit_no from sampling_unit_photos l
      where l.record_id = s.id and l.photo = p.file ->> 'id') u on true
    left join lateral (select array_agg(distinct d.code order by d.code) as defect_codes,
        array_agg(distinct d.check_group order by d.check_group) as check_groups
      from sampling_defects l join defect_code d on d.id = l.defect_code
      where l.record_id = s.id and (u.unit_no is null or l.unit_no = u.unit_no)) f on true
  union all
  select (c.id * 3 + 1) * 10000 + p.nth, 'ipqc', c.check_no, c.supplier, c.sku, c.inspector, coalesce(c.checked_at, c.updated_at), null,
    p.file, p.nth, null, null, (select array_agg(distinct l.check_group order by l.check_group) from in_process_check_items l
      where l.record_id = c.id and not l.conforms), null
  from in_process_check c, json_array_elements(c.photos) with ordinality as p(file, nth)
  union all
  select (c.id * 3 + 2) * 10000 + v.at * 1000 + p.nth, 'final', c.check_no, c.supplier,
    (select min(l.sku) from loading_check_lines l where l.record_id = c.id having count(distinct l.sku) = 1), c.inspector,
    coalesce(c.finished_at, c.updated_at), v.part, p.file, v.at * 10 + p.nth, null, f.defect_codes, f.check_groups, null
  from loading_check c
    left join lateral (select array_agg(distinct d.code order by d.code) as defect_codes,
        array_agg(distinct d.check_group order by d.check_group) as check_groups
      from loading_check_defects l join defect_code d on d.id = l.defect_code where l.record_id = c.id) f on true,
    lateral (values (0, 'empty', c.photo_empty), (1, 'half', c.photo_half), (2, 'full', c.photo_full),
      (3, 'sealed', c.photo_sealed)) as v(at, part, photos), json_array_elements(v.photos) with ordinality as p(file, nth)
)
select p.id, coalesce(q.version, 1) as version, p.biz_no || '-' || lpad(p.nth::text, 2, '0') as image_no, p.biz_type, p.biz_no,
  p.supplier, p.sku, p.defect_codes, p.check_groups, p.unit_no, p.part, p.file ->> 'name' as file_name,
  json_build_array(p.file) as file, p.taken_by, p.taken_at, p.annotations, e.exemplar, e.exemplar_of, e.exemplar_by, e.exemplar_at,
  coalesce(q.hidden, false) as hidden, q.hide_reason, q.hidden_by, q.hidden_at
from photo p left join quality_photo q on q.biz_no = p.biz_no and q.photo = p.file ->> 'id'
  -- whoever takes a picture off its defect code takes the mark off with it
  left join lateral (select q.exemplar, q.exemplar_of, q.exemplar_by, q.exemplar_at from defect_code d
    where d.id = q.exemplar_of and exists (select from json_array_elements(d.limit_images) l where l ->> 'id' = q.photo)) e on true;
