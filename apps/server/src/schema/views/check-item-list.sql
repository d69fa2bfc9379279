-- The check items of all standards, a row each.
create view check_item_list as
select i.id, 1 as version, s.standard_no, s.inspect_type, s.scope_level, s.category, s.sku, s.supplier, s.level, i.line_no + 1 as line_no,
  i.check_group, i.item, i.method, i.spec, i.unit, i.lsl, i.usl, i.defect_class, i.special_level, s.status = 1 as enabled
from judgement_standard_items i join judgement_standard s on s.id = i.record_id;
