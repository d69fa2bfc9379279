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
