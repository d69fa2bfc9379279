create table approval_policy (
  id bigint generated always as identity primary key,
  entity text not null,
  fields text[] not null check (cardinality(fields) > 0),
  approver_role text not null,
  auto_percent numeric(7, 4) check (auto_percent >= 0),
  sla_hours integer not null default 24 check (sla_hours > 0),
  min_approvers integer not null default 1 check (min_approvers between 1 and 9),
  version integer not null default 1
);

insert into approval_policy (entity, fields, approver_role, auto_percent) values
  ('sku', '{unitL,unitW,unitH,unitGrossKg,cartonL,cartonW,cartonH,cartonGrossKg,cartonQty,tariffCn}', 'catalogApprover', 2),
  ('sku', '{price,leadDays,moq,supplier}', 'purchaseManager', null);

insert into approval_policy (entity, fields, approver_role) values ('companyEntity', '{bankAccounts}', 'financeManager');

insert into approval_policy (entity, fields, approver_role) values ('supplier', '{bankAccounts,paymentMethod,uscc}', 'financeManager');

insert into approval_policy (entity, fields, approver_role) values ('customer', '{creditLimit}', 'financeManager');

insert into approval_policy (entity, fields, approver_role) values ('materialArea', '{mainSku}', 'planManager');

insert into approval_policy (entity, fields, approver_role) values ('exemptSku', '{effectiveTo}', 'planManager');

insert into approval_policy (entity, fields, approver_role) values
  ('seasonFactor', '{m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12}', 'planManager');

insert into approval_policy (entity, fields, approver_role) values ('safetyStock', '{result}', 'planManager');

insert into approval_policy (entity, fields, approver_role) values ('deliveryDemand', '{shares}', 'planManager');

-- Back on sale by a second person.
insert into approval_policy (entity, fields, approver_role) values ('sku', '{salesStatus,clearReason,clearDate}', 'planManager');

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
  reason text check (length(reason) <= 500),
  min_approvers integer not null default 1,
  approvals integer not null default 0,
  reminded_at timestamptz(3),
  check ((state = 'pending') = (decided_at is null)),
  check (decided_by is null or state = 'withdrawn' or decided_by <> created_by),
  check (state <> 'approved' or auto or decided_by is not null)
);
create index change_request_waiting on change_request (created_at, id) where state = 'pending';
create index change_request_order on change_request (decided_at desc, created_at, id);
create index change_request_record on change_request (entity, record_id, id desc);
create index change_request_creator on change_request (created_by, created_at);
create index change_request_late on change_request (due_at) where state = 'pending' and reminded_at is null;
create trigger change_request_decided before update on change_request
  for each row when (old.state <> 'pending') execute function keep_decision();
create trigger change_request_kept before delete on change_request for each row execute function refuse_change();
create trigger change_request_approved before update on change_request for each row
  when (new.state = 'approved' and old.state = 'pending') execute function approved_by_enough();

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
-- A field of a record has one pending request at a time, even when several are made at the same moment.
create unique index change_request_line_waiting on change_request_line (entity, record_id, field) where pending;

-- Who stands in for an approver. A withdrawn deputy ends, and the row stays.
create table approval_deputy (
  id bigint generated always as identity primary key,
  approver bigint not null references app_user (id),
  deputy bigint not null references app_user (id),
  first_day date not null,
  last_day date not null,
  note text check (length(note) <= 200),
  created_by bigint not null references app_user (id),
  created_at timestamptz(3) not null,
  ended_by bigint references app_user (id),
  ended_at timestamptz(3),
  check (approver <> deputy),
  check (last_day >= first_day)
);
create index approval_deputy_deputy on approval_deputy (deputy, last_day) where ended_at is null;
create index approval_deputy_approver on approval_deputy (approver, id);

-- What people decided, each for themselves or in another's name. Rows are only ever added.
create table approval_decision (
  id bigint generated always as identity primary key,
  request_id bigint not null references change_request (id),
  decision text not null check (decision in ('approve', 'reject')),
  by_user bigint not null references app_user (id),
  in_name_of bigint not null references app_user (id),
  comment text check (length(comment) <= 500),
  at timestamptz(3) not null
);
create index approval_decision_request on approval_decision (request_id, id);
-- A person is counted once, even when several decide at the same moment.
create unique index approval_decision_by on approval_decision (request_id, by_user) where decision = 'approve';
create unique index approval_decision_for on approval_decision (request_id, in_name_of) where decision = 'approve';
create unique index approval_decision_rejected on approval_decision (request_id) where decision = 'reject';
create trigger approval_decision_kept before update or delete on approval_decision for each row execute function refuse_change();
create trigger approval_decision_four_eyes before insert on approval_decision for each row execute function four_eyes();

insert into approval_decision (request_id, decision, by_user, in_name_of, comment, at)
  select id, case state when 'approved' then 'approve' else 'reject' end, decided_by, decided_by, comment, decided_at
  from change_request where state in ('approved', 'rejected') and decided_by is not null order by decided_at, id;
