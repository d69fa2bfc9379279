-- What the ordered rules in force on its day decide of an order, or of a destination of a plan: once, so that rules tell how often they are met.
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

create view warehouse_rule_shown as
select t.*, h.hits30, round(100.0 * h.hits30 / nullif(a.n, 0), 1)::numeric(9, 1) as share30, h.last_hit from warehouse_rule t
cross join lateral (select count(*) filter (where d.day > current_date - 30)::integer as hits30, max(d.day) as last_hit
  from rule_decision d where d.rule_set = 'warehouse' and lower(d.rule) = lower(t.name)) h
cross join (select count(*) as n from rule_decision where rule_set = 'warehouse' and day > current_date - 30) a;

create view first_leg_rule_shown as
select t.*, h.hits30, round(100.0 * h.hits30 / nullif(a.n, 0), 1)::numeric(9, 1) as share30, h.last_hit from first_leg_rule t
cross join lateral (select count(*) filter (where d.day > current_date - 30)::integer as hits30, max(d.day) as last_hit
  from rule_decision d where d.rule_set = 'firstLeg' and lower(d.rule) = lower(t.name)) h
cross join (select count(*) as n from rule_decision where rule_set = 'firstLeg' and day > current_date - 30) a;

create view last_mile_rule_shown as
select t.*, h.hits30, round(100.0 * h.hits30 / nullif(a.n, 0), 1)::numeric(9, 1) as share30, h.last_hit from last_mile_rule t
cross join lateral (select count(*) filter (where d.day > current_date - 30)::integer as hits30, max(d.day) as last_hit
  from rule_decision d where d.rule_set = 'lastMile' and lower(d.rule) = lower(t.name)) h
cross join (select count(*) as n from rule_decision where rule_set = 'lastMile' and day > current_date - 30) a;
