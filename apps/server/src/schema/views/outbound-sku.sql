-- The parts that orders name, by the order's id.
create view outbound_sku as select l.record_id as id, s.sku from outbound_lines l join sku s on s.id = l.sku;
