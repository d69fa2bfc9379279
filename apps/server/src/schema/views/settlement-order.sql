-- The orders that settlements pay for, by the settlement's id.
create view settlement_order as
select l.record_id as id, o.order_no from settlement_lines l join purchase_order o on o.id = l.purchase_order;
