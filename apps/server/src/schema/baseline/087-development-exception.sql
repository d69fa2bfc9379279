-- What stops a project of a new product.
create table new_product_exception (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  exc_no text not null unique,
  project bigint not null references new_product_project (id) on delete restrict,
  type text not null check (type in
    ('sla', 'sampleFail', 'costOver', 'ip', 'compliance', 'supplierQuit', 'listingBlock', 'firstOrderLate', 'data')),
  level text not null check (level in ('low', 'mid', 'high')),
  raised_by text not null default 'user' check (raised_by in ('system', 'user')),
  text text not null check (length(text) between 1 and 500),
  status text not null default 'open' check (status in ('open', 'assigned', 'solved', 'closed', 'escalated')),
  assignee bigint references app_user (id),
  due_at date not null,
  solution text check (length(solution) <= 1000),
  escalated_to bigint references app_user (id),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create trigger new_product_exception_numbered before insert on new_product_exception
  for each row execute function number_document('NX', 'exc_no');
create index new_product_exception_due on new_product_exception (due_at, id);
create index new_product_exception_status on new_product_exception (status, due_at, id);
create index new_product_exception_project on new_product_exception (project, status);
create index new_product_exception_assignee on new_product_exception (assignee, due_at, id);
create index new_product_exception_created on new_product_exception (created_at, id);
create index new_product_exception_exc_no_listed on new_product_exception (exc_no collate "C", id);
-- The system raises each kind once for a project, however many look at the same time.
create unique index new_product_exception_once on new_product_exception (project, type)
  where raised_by = 'system' and status in ('open', 'assigned', 'escalated');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail,
  dedupe_minutes, link_page) values
  ('newProduct.escalated', 1, 'warn', '新品异常升级：{{project.name}}', 'New product exception escalated: {{project.name}}',
    '项目 {{project.no}} {{project.name}} 的异常“{{exception.text}}”应于 {{exception.due}} 前解决，仍未解决。',
    'The exception of project {{project.no}} {{project.name}}, due on {{exception.due}}, is not solved: {{exception.text}}.',
    '{project.no,project.name,exception.text,exception.due}', '{owner}', false, 60, 'newProductExceptions');
