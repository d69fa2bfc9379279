-- The parts that receipts beside orders name, by the document's id.
create view stock_in_operation_sku as select l.record_id as id, s.sku from stock_in_operation_lines l join sku s on s.id = l.sku;
