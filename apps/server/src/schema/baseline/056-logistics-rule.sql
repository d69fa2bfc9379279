create table warehouse_rule (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  seq integer not null,
  name text not null,
  conditions text,
  warehouses text[],
  split_allowed boolean,
  max_splits integer check (max_splits between 2 and 3),
  active_from date,
  active_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  store_warehouses boolean,
  constraint warehouse_rule_place unique (seq) deferrable initially immediate
);
create unique index warehouse_rule_key on warehouse_rule (lower(name));
create index warehouse_rule_seq on warehouse_rule (seq, id);
create trigger warehouse_rule_placed before insert on warehouse_rule for each row execute function place_new_rule();
create trigger warehouse_rule_gaps after delete on warehouse_rule for each statement execute function close_rule_gaps();

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
create trigger first_leg_rule_placed before insert on first_leg_rule for each row execute function place_new_rule();
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

-- By which channel a parcel leaves: the ordered rules of the last mile.
create table last_mile_rule (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  seq integer not null,
  name text not null,
  conditions text,
  channel bigint references logistics_channel (id) on delete restrict,
  fallback bigint references logistics_channel (id) on delete restrict,
  rate_shop text[],
  objective text check (objective in ('cheapest', 'fastest', 'cheapestWithinPromise')),
  max_cost_usd numeric(18, 4) check (max_cost_usd > 0),
  active_from date,
  active_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint last_mile_rule_channel check ((channel is null) = (coalesce(cardinality(rate_shop), 0) > 0)),
  constraint last_mile_rule_objective check ((objective is null) = (channel is not null)),
  constraint last_mile_rule_fallback check (fallback is null or (channel is not null and fallback <> channel)),
  constraint last_mile_rule_shop_cost check (max_cost_usd is null or channel is null),
  constraint last_mile_rule_place unique (seq) deferrable initially immediate
);
create unique index last_mile_rule_key on last_mile_rule (lower(name));
create index last_mile_rule_seq on last_mile_rule (seq, id);
create index last_mile_rule_channel on last_mile_rule (channel);
create index last_mile_rule_fallback on last_mile_rule (fallback);
create trigger last_mile_rule_placed before insert on last_mile_rule for each row execute function place_new_rule();
create trigger last_mile_rule_gaps after delete on last_mile_rule for each statement execute function close_rule_gaps();

-- What the ordered rules in force on its day decide of an order, or of a destination of a plan: once, so that rules can show how often they
-- match.
create table rule_decision (
  id bigint generated always as identity primary key,
  rule_set text not null,
  doc_no text not null,
  day date not null,
  version_no integer not null,
  rule text,
  decided_at timestamptz(3) not null,
  foreign key (rule_set, version_no) references rule_version (rule_set, no)
);
create unique index rule_decision_key on rule_decision (rule_set, doc_no collate "C");
create index rule_decision_rule on rule_decision (rule_set, lower(rule), day);
create index rule_decision_day on rule_decision (rule_set, day);
create trigger rule_decision_append_only before update or delete on rule_decision for each row execute function refuse_change();
