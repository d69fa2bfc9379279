-- What suppliers agreed to improve.
create table supplier_improvement (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  action_no text not null unique,
  supplier bigint not null references supplier (id) on delete restrict,
  dimension text not null check (dimension in ('quality', 'delivery', 'cost', 'service')),
  task text not null check (length(task) between 1 and 500),
  owner bigint references app_user (id),
  due_date date not null,
  state text not null default 'open' check (state in ('open', 'closed')),
  evidence json,
  evidence_note text check (length(evidence_note) <= 1000),
  closed_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index supplier_improvement_due on supplier_improvement (due_date, id);
create index supplier_improvement_state on supplier_improvement (state, due_date, id);
create index supplier_improvement_supplier on supplier_improvement (supplier, due_date, id);
create index supplier_improvement_owner on supplier_improvement (owner, due_date, id);
create index supplier_improvement_action_no_listed on supplier_improvement (action_no collate "C", id);
create index supplier_improvement_created on supplier_improvement (created_at, id);
create trigger supplier_improvement_numbered before insert on supplier_improvement
  for each row execute function number_document('IM', 'action_no');
