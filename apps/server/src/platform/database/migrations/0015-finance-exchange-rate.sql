create table exchange_rate (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  "from" text not null,
  "to" text not null,
  rate_type text not null,
  rate numeric(16, 8) not null check (rate > 0),
  inverse numeric(17, 8),
  rate_before numeric(16, 8),
  change numeric,
  period_month text check (period_month ~ '^\d{4}-\d{2}$'),
  valid_from date not null,
  source text not null,
  raw_text text,
  state text not null check (state in ('review', 'active', 'void')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check ("from" <> "to")
);
create unique index exchange_rate_key on exchange_rate ("from", "to", rate_type, valid_from, source);
create index exchange_rate_valid_from on exchange_rate (valid_from, id);
create index exchange_rate_period on exchange_rate (period_month collate "C", id);
