-- What is done with rejected lots: reworked, sorted, conceded, returned or scrapped.
create table disposition (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  disposition_no text not null unique,
  inspection bigint not null references inspection (id) on delete restrict,
  type text not null check (type in ('ipqc', 'outgoing', 'final', 'iqc')),
  round integer not null check (round between 1 and 9),
  supplier bigint not null references supplier (id) on delete restrict,
  purchase_order bigint references purchase_order (id) on delete restrict,
  order_line integer check (order_line between 1 and 500),
  sku bigint not null references sku (id) on delete restrict,
  lot_size integer not null check (lot_size between 1 and 1000000),
  kind text not null check (kind in ('rework', 'sort', 'concession', 'return', 'scrap')),
  qty integer not null check (qty >= 1),
  state text not null default 'open' check (state in ('open', 'approving', 'running', 'done', 'refused')),
  plan text not null check (length(plan) <= 500),
  ok_qty integer check (ok_qty >= 0),
  bad_qty integer check (bad_qty >= 0),
  replaced_qty integer check (replaced_qty >= 0),
  cost_hours numeric(9, 1) check (cost_hours >= 0),
  price_cut_pct numeric(5, 2) check (price_cut_pct between 0 and 50),
  valid_until date,
  released_qty integer check (released_qty >= 0),
  deduction bigint references deduction (id) on delete restrict,
  after_sale bigint references after_sale (id) on delete restrict,
  correction text check (length(correction) <= 500),
  finished_at timestamptz(3),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint disposition_pieces check (qty <= lot_size and released_qty <= qty),
  constraint disposition_concession check (kind = 'concession' or (price_cut_pct is null and valid_until is null))
);
-- One thing at a time is done with a lot.
create unique index disposition_active on disposition (inspection) where state in ('open', 'approving', 'running');
create index disposition_inspection on disposition (inspection, id);
create index disposition_created on disposition (created_at, id);
create index disposition_state on disposition (state, created_at, id);
create index disposition_supplier on disposition (supplier, created_at, id);
create index disposition_order on disposition (purchase_order, order_line);
create index disposition_sku on disposition (sku, created_at, id);
create index disposition_deduction on disposition (deduction);
create index disposition_after_sale on disposition (after_sale);
create index disposition_applicant on disposition (applicant);
create index disposition_approver on disposition (approver);
create index disposition_no_listed on disposition (disposition_no collate "C", id);
create trigger disposition_numbered before insert on disposition
  for each row execute function number_document('DP', 'disposition_no');
