-- Every status of every document: the release writes what it is and what may follow at each start, super users word and colour it.
create table order_status_setting (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  domain text not null,
  code text not null,
  document_zh text not null,
  document_en text not null,
  name_zh text not null,
  name_en text not null,
  tone text not null check (tone in ('neutral', 'info', 'good', 'warn', 'bad')),
  sort integer not null,
  terminal boolean not null,
  next text[] not null default '{}',
  platforms text[] not null default '{}',
  platform_map text[] not null default '{}',
  sla_hours integer,
  own_zh text check (length(own_zh) between 1 and 40),
  own_en text check (length(own_en) between 1 and 60),
  own_tone text check (own_tone in ('neutral', 'info', 'good', 'warn', 'bad')),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  unique (domain, code)
);

create view order_status_shown as
with standing (domain, code, documents) as (
  select 'sku', sales_status, count(*) from sku group by 2
  union all select 'supplier', stage, count(*) from supplier group by 2
  union all select 'bom', state, count(*) from bom group by 2
  union all select 'exemptSku', state, count(*) from exempt_sku group by 2
  union all select 'exchangeRate', state, count(*) from exchange_rate group by 2
  union all select 'messageTemplate', state, count(*) from message_template group by 2
  union all select 'account', state, count(*) from app_user group by 2
  union all select 'changeRequest', state, count(*) from change_request group by 2
  union all select 'downloadTask', state, count(*) from download_task group by 2
  union all select 'importTask', state, count(*) from import_task group by 2
  union all select 'bulkTask', state, count(*) from bulk_task group by 2
)
select s.id, s.version, s.domain, s.code, s.document_zh, s.document_en, coalesce(s.own_zh, s.name_zh) as name_zh, coalesce(s.own_en, s.name_en) as name_en,
  coalesce(s.own_tone, s.tone) as tone, s.sort, s.terminal, s.next, s.platforms, s.platform_map, s.sla_hours,
  case when s.domain in ('sku', 'supplier', 'bom', 'exemptSku', 'exchangeRate', 'messageTemplate', 'account', 'changeRequest', 'downloadTask', 'importTask', 'bulkTask')
    then coalesce((select d.documents from standing d where d.domain = s.domain and d.code = s.code), 0)::integer end as documents
from order_status_setting s;
