create view bom_list as
select b.*, s.name_zh, s.name_en, s.kind,
  (select count(*) from bom_lines l where l.record_id = b.id) as line_count,
  (select array_agg(l.child order by l.line_no) from bom_lines l where l.record_id = b.id) as children,
  bom_cost(b.id) as cost,
  bom_weight(b.id) as weight
from bom b left join sku s on s.sku = b.parent;
