-- What Amazon measured of a piece, as it was reported, and what of it differs from ours.
alter table fba_report
  add column longest_cm numeric(9, 2) check (longest_cm > 0),
  add column median_cm numeric(9, 2) check (median_cm > 0),
  add column shortest_cm numeric(9, 2) check (shortest_cm > 0),
  add column weight_kg numeric(12, 3) check (weight_kg > 0);
create index fba_report_measured on fba_report (store, site, fnsku, report_date desc) where longest_cm is not null or weight_kg is not null;
alter table fba_abnormal add column detail text;
alter table fba_abnormal drop constraint if exists fba_abnormal_type_check;
alter table fba_abnormal add constraint fba_abnormal_type_check check (type in ('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7'));

-- With the shipments that are on their way to a centre.
alter table amazon_warehouse
  add column lat numeric(9, 4) check (lat between -90 and 90),
  add column lon numeric(9, 4) check (lon between -180 and 180);
create view amazon_warehouse_shown as
select a.*, (select count(*)::integer from fba_shipment s where s.center = a.id and s.status = 1
  and s.amazon_status not in ('CLOSED', 'CANCELLED', 'DELETED', 'ERROR')) as open_shipments
from amazon_warehouse a;
