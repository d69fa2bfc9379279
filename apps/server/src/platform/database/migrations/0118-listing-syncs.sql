-- When the listings of a shop were asked for, and what came of it: a task of a shop, worked at by one worker at a time.
create table listing_sync (
  id bigint generated always as identity primary key,
  store bigint not null references store (id) on delete cascade,
  asked_by bigint references app_user (id),
  asked_at timestamptz(3) not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed')),
  lease_until timestamptz(3),
  ended_at timestamptz(3),
  rows_in integer,
  rows_new integer,
  error text
);
create unique index listing_sync_open on listing_sync (store) where state in ('waiting', 'running');
create index listing_sync_store on listing_sync (store, id desc);

insert into message_template (event, template_version, level, title_zh, title_en, body_zh, body_en, variables, receivers, also_mail, dedupe_minutes, link_page) values
  ('auth.failed', 1, 'warn', '店铺授权失效：{{shop.name}}', 'Shop authorisation failed: {{shop.name}}', '{{shop.name}} 的访问令牌无法续期，数据同步已停止，请重新授权。', 'The platform no longer renews the access of {{shop.name}}: its data are not fetched any more, authorise it anew.', '{shop.name}', '{owner,sysAdmin}', true, 1440, 'shopAuthorization');
