-- Months whose report on dates of delivery was kept, and when. Rows are only ever added.
create table delivery_snapshot (
  id bigint generated always as identity primary key,
  month text not null unique check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  by bigint not null references app_user (id),
  at timestamptz(3) not null
);
create index delivery_snapshot_by on delivery_snapshot (by);
create trigger delivery_snapshot_unchanged before update or delete on delivery_snapshot
  for each row execute function refuse_change();

-- The lines of a kept month by the day by which they are measured, as they stood.
create table delivery_snapshot_line (
  id bigint generated always as identity primary key,
  snapshot bigint not null references delivery_snapshot (id) on delete restrict,
  basis text not null check (basis in ('kpiDate', 'baselineDate', 'promisedDate')),
  supplier bigint not null references supplier (id) on delete restrict,
  line jsonb not null
);
create index delivery_snapshot_line_basis on delivery_snapshot_line (snapshot, basis, supplier);
create index delivery_snapshot_line_supplier on delivery_snapshot_line (supplier);
create trigger delivery_snapshot_line_unchanged before update or delete on delivery_snapshot_line
  for each row execute function refuse_change();
