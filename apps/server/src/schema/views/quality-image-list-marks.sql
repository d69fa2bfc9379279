create view quality_image_list_marks as
-- what is drawn over the photos of samples, by the rows of quality_image_list
select m.id, (s.id * 3) * 10000 + p.nth as record_id, m.line_no, m.place, m.tool, m.from_x, m.from_y, m.to_x, m.to_y, m.words, m.drawn_by,
  m.drawn_at
from sampling s, json_array_elements(s.photos) with ordinality as p(file, nth),
  lateral (select * from sampling_marks l where l.record_id = s.id and l.photo = p.file ->> 'id') m;
