-- The parts that transfers name, by the transfer's id.
create view transfer_order_sku as select l.record_id as id, s.sku from transfer_order_lines l join sku s on s.id = l.sku;
