-- The parts that suppliers' replies name, by the document's id.
create view supplier_reply_sku as select l.record_id as id, s.sku from supplier_reply_lines l join sku s on s.id = l.sku;
