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
  check ((channel is null) = (coalesce(cardinality(rate_shop), 0) > 0)),
  check ((objective is null) = (channel is not null)),
  check (fallback is null or (channel is not null and fallback <> channel)),
  check (max_cost_usd is null or channel is null),
  constraint last_mile_rule_place unique (seq) deferrable initially immediate
);
create unique index last_mile_rule_key on last_mile_rule (lower(name));
create index last_mile_rule_seq on last_mile_rule (seq, id);
create index last_mile_rule_channel on last_mile_rule (channel);
create index last_mile_rule_fallback on last_mile_rule (fallback);
create trigger last_mile_rule_placed before insert on last_mile_rule for each row execute function place_new_rule();
create trigger last_mile_rule_gaps after delete on last_mile_rule for each statement execute function close_rule_gaps();
