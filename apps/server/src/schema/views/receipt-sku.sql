-- The parts that receipts name, by the receipt's id.
create view receipt_sku as select l.record_id as id, s.sku from receipt_lines l join sku s on s.id = l.sku;
