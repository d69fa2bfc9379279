-- The parts that purchase orders name, by the document's id.
create view purchase_order_sku as select l.record_id as id, s.sku from purchase_order_lines l join sku s on s.id = l.sku;
