-- What a step of the work in a warehouse should come to, from a day on.
create table work_target (
  id bigint generated always as identity primary key,
  warehouse bigint not null references warehouse (id) on delete restrict,
  step text not null check (step in ('receive', 'putaway', 'pick', 'pack', 'ship', 'count')),
  target numeric(10, 2) not null check (target > 0),
  effective_from date not null,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  unique (warehouse, step, effective_from)
);
create index work_target_by on work_target (by);

-- Scans and typed codes that a station or a walk refused: nothing was counted, and the report on work counts them. Packing tables keep
-- theirs
-- with the parcel.
create table scan_refusal (
  id bigint generated always as identity primary key,
  warehouse bigint not null references warehouse (id) on delete restrict,
  step text not null check (step in ('receive', 'pick')),
  doc_no text not null,
  code text not null check (length(code) between 1 and 120),
  refused text not null,
  scan_key text,
  by bigint not null references app_user (id),
  at timestamptz(3) not null
);
create unique index scan_refusal_key on scan_refusal (by, scan_key) where scan_key is not null;
create index scan_refusal_at on scan_refusal (at);
create index scan_refusal_warehouse on scan_refusal (warehouse, at);
