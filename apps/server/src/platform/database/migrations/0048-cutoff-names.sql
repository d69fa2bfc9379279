create table cutoff_name (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  match text not null,
  value text not null,
  scope text not null,
  scope_ref text,
  action text not null,
  reason text,
  effective_from date not null,
  effective_to date,
  notified_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index cutoff_name_key on cutoff_name (match, lower(value), scope, scope_ref, effective_from) nulls not distinct;
create index cutoff_name_updated on cutoff_name (updated_at, id);

create index cutoff_name_from on cutoff_name (effective_from, id);
alter table cutoff_name add constraint cutoff_name_period check (effective_to >= effective_from);
alter table cutoff_name add constraint cutoff_name_periods exclude using gist (
  code_range(match || ' ' || scope || ' ' || coalesce(scope_ref, '') || ' ' || lower(value), match || ' ' || scope || ' ' || coalesce(scope_ref, '') || ' ' || lower(value), '[]') with &&,
  daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
create trigger cutoff_name_past before update on cutoff_name for each row execute function refuse_past_change('notified_at');

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail, dedupe_minutes, link_page) values
  ('cutoff.planned', 1, 'warn', '截单：{{cutoff.value}}', 'Cut-off: {{cutoff.value}}', '{{cutoff.value}} 自 {{cutoff.from}} 起受限，涉及 {{sku.count}} 个SKU：{{sku.codes}}。', '{{cutoff.value}} is cut off from {{cutoff.from}}, {{sku.count}} SKUs are hit: {{sku.codes}}.', '{cutoff.value,cutoff.from,sku.count,sku.codes}', '{owner}', false, 60, 'cutoffProductName');
