-- Ordered tables of rules that decide without hands, and the versions in which they were put in force.
alter table global_shipping add column carries text[];

create table warehouse_rule (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  seq integer not null,
  name text not null,
  conditions text,
  warehouses text[] not null,
  split_allowed boolean,
  max_splits integer check (max_splits between 2 and 3),
  active_from date,
  active_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint warehouse_rule_place unique (seq) deferrable initially immediate
);
create unique index warehouse_rule_key on warehouse_rule (lower(name));
create index warehouse_rule_seq on warehouse_rule (seq, id);

create table first_leg_rule (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  seq integer not null,
  name text not null,
  conditions text,
  shipping bigint not null references global_shipping (id) on delete restrict,
  fallback bigint references global_shipping (id) on delete restrict,
  cost_cap_usd_per_kg numeric(18, 4) check (cost_cap_usd_per_kg > 0),
  auto_booking boolean,
  auto_declaration boolean,
  auto_tracking_subscribe boolean,
  consolidation_group text,
  active_from date,
  active_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint first_leg_rule_place unique (seq) deferrable initially immediate
);
create unique index first_leg_rule_key on first_leg_rule (lower(name));
create index first_leg_rule_seq on first_leg_rule (seq, id);
create index first_leg_rule_shipping on first_leg_rule (shipping);
create index first_leg_rule_fallback on first_leg_rule (fallback);

-- A new rule stands at the end, before the rule that holds always where one is the last.
create function place_new_rule() returns trigger language plpgsql as $$
declare
  last record;
begin
  if new.seq is not null then
    return new;
  end if;
  execute format('select id, seq, status = 1 and conditions is null and active_from is null and active_to is null as catches from %I order by seq desc limit 1', tg_table_name) into last;
  if last.id is null then
    new.seq := 1;
  elsif last.catches and new.conditions is not null then
    execute format('update %I set seq = seq + 1 where id = $1', tg_table_name) using last.id;
    new.seq := last.seq;
  else
    new.seq := last.seq + 1;
  end if;
  return new;
end $$;
-- Places stay without gaps.
create function close_rule_gaps() returns trigger language plpgsql as $$
begin
  execute format('update %I as t set seq = r.place from (select id, row_number() over (order by seq) as place from %I) as r where t.id = r.id and t.seq <> r.place', tg_table_name, tg_table_name);
  return null;
end $$;
create trigger warehouse_rule_placed before insert on warehouse_rule for each row execute function place_new_rule();
create trigger first_leg_rule_placed before insert on first_leg_rule for each row execute function place_new_rule();
create trigger warehouse_rule_gaps after delete on warehouse_rule for each statement execute function close_rule_gaps();
create trigger first_leg_rule_gaps after delete on first_leg_rule for each statement execute function close_rule_gaps();

create table rule_version (
  id bigint generated always as identity primary key,
  rule_set text not null,
  no integer not null check (no > 0),
  effective_from date not null,
  note text not null,
  rolled_back_to integer,
  rules jsonb not null,
  published_by bigint not null references app_user (id),
  published_at timestamptz(3) not null,
  unique (rule_set, no)
);
create trigger rule_version_append_only before update or delete on rule_version for each row execute function refuse_change();
