-- A second pair of eyes on master data: who decides on which fields, and every change that waited or waits for it.

create table approval_policy (
  id bigint generated always as identity primary key,
  entity text not null,
  fields text[] not null check (cardinality(fields) > 0),
  approver_role text not null,
  auto_percent numeric(7, 4) check (auto_percent >= 0),
  sla_hours integer not null default 24 check (sla_hours > 0)
);

create table change_request_count (day date primary key, last integer not null);

create table change_request (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  request_no text not null unique,
  entity text not null,
  page text not null,
  record_id bigint not null,
  record_label text not null default '',
  base_version integer not null,
  fields text[] not null,
  largest_delta numeric(20, 2),
  approver_role text not null,
  due_at timestamptz(3) not null,
  state text not null check (state in ('pending', 'approved', 'rejected', 'withdrawn', 'conflict')),
  auto boolean not null default false,
  source text not null check (source in ('form', 'import')),
  created_by bigint not null references app_user (id),
  created_at timestamptz(3) not null default now(),
  decided_by bigint references app_user (id),
  decided_at timestamptz(3),
  comment text check (length(comment) <= 500),
  check ((state = 'pending') = (decided_at is null)),
  check (decided_by is null or state = 'withdrawn' or decided_by <> created_by),
  check (state <> 'approved' or auto or decided_by is not null)
);
create index change_request_waiting on change_request (created_at, id) where state = 'pending';
create index change_request_order on change_request (decided_at desc, created_at, id);
create index change_request_record on change_request (entity, record_id, id desc);
create index change_request_creator on change_request (created_by, created_at);

create table change_request_line (
  id bigint generated always as identity primary key,
  request_id bigint not null references change_request (id),
  entity text not null,
  record_id bigint not null,
  field text not null,
  before jsonb,
  after jsonb,
  pending boolean not null
);
create index change_request_line_request on change_request_line (request_id);
-- A field of a record waits for one request at a time, whoever asks at the same moment.
create unique index change_request_line_waiting on change_request_line (entity, record_id, field) where pending;

-- What was decided stays decided.
create function keep_decision() returns trigger language plpgsql as $$
begin
  raise exception 'change request % is decided', old.request_no using errcode = 'restrict_violation';
end $$;
create trigger change_request_decided before update on change_request for each row when (old.state <> 'pending') execute function keep_decision();
create trigger change_request_kept before delete on change_request for each row execute function refuse_change();

alter table audit_log add column change_request text;

insert into approval_policy (entity, fields, approver_role, auto_percent) values
  ('sku', '{unitL,unitW,unitH,unitGrossKg,cartonL,cartonW,cartonH,cartonGrossKg,cartonQty}', 'catalogApprover', 2),
  ('sku', '{price,leadDays,moq}', 'purchaseManager', null);
