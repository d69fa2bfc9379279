-- Shipments that Amazon closed short are a fault of its data as well: A6.
alter table fba_abnormal drop constraint fba_abnormal_type_check;
alter table fba_abnormal add constraint fba_abnormal_type_check check (type in ('A1', 'A2', 'A3', 'A4', 'A6', 'A7'));
