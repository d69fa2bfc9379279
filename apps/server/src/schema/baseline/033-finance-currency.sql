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
  constraint exchange_rate_two_currencies check ("from" <> "to"),
  -- A pair of currencies has one active rate of a type from a day, whatever its source; until when it holds follows from the next one.
  constraint exchange_rate_one_active
    exclude using btree ("from" with =, "to" with =, rate_type with =, valid_from with =) where (state = 'active')
);
create unique index exchange_rate_key on exchange_rate ("from", "to", rate_type, valid_from, source);
create index exchange_rate_valid_from on exchange_rate (valid_from, id);
create index exchange_rate_period on exchange_rate (period_month collate "C", id);

-- Which currencies are in use: each setting with who, when and why; the latest of a currency counts.
create table currency_use (
  id bigint generated always as identity primary key,
  code text collate "C" not null check (code ~ '^[A-Z]{3}$'),
  in_use boolean not null,
  reason text,
  by bigint references app_user (id),
  at timestamptz(3) not null default now()
);
create index currency_use_latest on currency_use (code, id desc);
create index currency_use_by on currency_use (by);
create trigger currency_use_append_only before update or delete on currency_use for each row execute function refuse_change();

insert into currency_use (code, in_use)
  select code, true from unnest(array['USD', 'CNY', 'EUR', 'GBP', 'JPY', 'CAD', 'MXN', 'AUD', 'HKD']) as code;
