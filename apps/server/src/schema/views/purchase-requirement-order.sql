-- The orders that requirements went into, by the requirement's id.
create view purchase_requirement_order as
select distinct a.record_id as id, o.order_no from purchase_requirement_allocations a join purchase_order o on o.id = a."order";
