-- Labels of bins that were scanned on a walk through the warehouse: what is taken back is gone.
create table bin_check (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  bin bigint not null references bin (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  code text not null,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  scan_key uuid,
  foreign key (bin, warehouse) references bin (id, warehouse)
);
create unique index bin_check_scan on bin_check (by, scan_key);
create index bin_check_bin on bin_check (bin, at desc);
create index bin_check_warehouse on bin_check (warehouse);
create index bin_check_at on bin_check (at desc, id desc);

create or replace view bin_shown as
select b.*,
  (select w.code from warehouse w where w.id = b.warehouse) || '/' || b.bin_code as code,
  not exists (select from stock_balance s where s.bin = b.id and s.qty > 0) as empty,
  (select count(distinct s.sku) from stock_balance s where s.bin = b.id and s.qty > 0)::integer as skus,
  (select coalesce(sum(s.qty), 0) from stock_balance s where s.bin = b.id)::integer as qty,
  round(100 * (select coalesce(sum(s.qty * k.unit_gross_kg), 0) from stock_balance s join sku k on k.id = s.sku where s.bin = b.id) / b.max_kg, 1)::numeric(12, 1) as used_kg_pct,
  round(100 * (select coalesce(sum(s.qty * k.carton_cbm / k.carton_qty), 0) from stock_balance s join sku k on k.id = s.sku where s.bin = b.id) / b.max_cbm, 1)::numeric(12, 1) as used_cbm_pct,
  (select max(c.at) from bin_check c where c.bin = b.id)::timestamptz(3) as checked_at
from bin b;
