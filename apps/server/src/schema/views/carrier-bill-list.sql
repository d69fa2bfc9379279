create view carrier_bill_list as
select b.*, (select o.order_no from sales_order o where o.waybill_no collate "C" = b.waybill_no order by o.id limit 1) as order_no
from carrier_bill b;
