create view return_order_sku as
select l.record_id as id, s.sku from return_order_lines l join sku s on s.id = l.sku;
