create view amazon_warehouse_list as
select a.*, (select count(*)::integer from fba_shipment s where s.center = a.id and s.status = 1
  and s.amazon_status not in ('CLOSED', 'CANCELLED', 'DELETED', 'ERROR')) as open_shipments
from amazon_warehouse a;
