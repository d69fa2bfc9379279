-- The parts that receive reports name, by the document's id.
create view receive_report_sku as select l.record_id as id, s.sku from receive_report_lines l join sku s on s.id = l.sku;
