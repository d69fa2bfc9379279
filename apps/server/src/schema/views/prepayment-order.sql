-- The orders that prepayments are of, by the prepayment's id.
create view prepayment_order as
select s.record_id as id, o.order_no from prepayment_shares s join purchase_order o on o.id = s.purchase_order;
