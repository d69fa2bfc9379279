create view order_merge_order as
select c.record_id as id, o.order_no from order_merge_members c join sales_order o on o.id = c.sales_order;
