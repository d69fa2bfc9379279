-- The parts that bills of material contain, by the bill's id.
create view bom_child as select l.record_id as id, l.child as sku from bom_lines l;
