-- The parts that shipping batches name, by the document's id.
create view ship_batch_sku as select l.record_id as id, s.sku from ship_batch_lines l join sku s on s.id = l.sku;
