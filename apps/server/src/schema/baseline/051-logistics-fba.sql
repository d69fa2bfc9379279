-- Size tiers and fees of Amazon by country and period.
create table fba_table (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  country bigint not null references country (id) on delete restrict,
  effective_from date not null,
  effective_to date,
  currency text not null,
  divisor numeric(16, 2) not null check (divisor between 1 and 9999),
  confirmation text,
  confirmed_by bigint references app_user (id),
  confirmed_at timestamptz(3),
  source text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_table_period check (effective_to >= effective_from),
  constraint fba_table_periods
    exclude using gist (int8range(country, country, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index fba_table_key on fba_table (country, effective_from);
create index fba_table_country on fba_table (country);
create index fba_table_updated on fba_table (updated_at, id);
create index fba_table_from on fba_table (effective_from, id);
create trigger fba_table_past before update on fba_table for each row execute function refuse_past_change();

-- Amazon in the United States from 2026-01-15: facts of the rates read in progami/targonos (apps/talos/src/lib/amazon/fees.ts at b1b723f)
-- and in
-- public articles on the fees of 2026. They wait for somebody who holds them against Seller Central.
insert into fba_table (country, effective_from, currency, divisor, confirmation, source)
select id, '2026-01-15', 'USD', 139, 'unconfirmed',
  'progami/targonos apps/talos/src/lib/amazon/fees.ts @b1b723f; public articles on the 2026 fees and the surcharge of 2026-04-17'
from country where iso2 = 'US';

create table fba_table_tiers (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_table (id) on delete cascade,
  line_no integer not null,
  tier text not null,
  longest numeric(16, 2),
  median numeric(16, 2),
  shortest numeric(16, 2),
  girth numeric(16, 2),
  max_lb numeric(18, 4),
  weighed_by text not null,
  least_side numeric(16, 2),
  round_lb numeric(18, 4) not null check (round_lb between 0.0001 and 99999),
  storage text not null,
  unique (record_id, line_no) deferrable initially immediate
);
create trigger fba_table_tiers_past before update or delete on fba_table_tiers for each row execute function refuse_past_line('fba_table');
create trigger fba_table_tiers_past_added after insert on fba_table_tiers referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');

insert into fba_table_tiers (record_id, line_no, tier, longest, median, shortest, girth, max_lb, weighed_by, least_side, round_lb, storage)
select fba_table.id, given.line_no, given.tier, given.longest::numeric, given.median::numeric, given.shortest::numeric,
  given.girth::numeric, given.max_lb::numeric, given.weighed_by, given.least_side::numeric, given.round_lb, given.storage
from (values
  (0, 'smallStandard', 15, 12, 0.75, null, 1, 'unit', null, 0.0625, 'standard'),
  (1, 'largeStandard', 18, 14, 8, null, 20, 'greater', null, 0.25, 'standard'),
  (2, 'smallBulky', 37, 28, 20, 130, 50, 'greater', 2, 1, 'larger'),
  (3, 'largeBulky', 59, 33, 33, 130, 50, 'greater', 2, 1, 'larger'),
  (4, 'xl50', 96, null, null, 130, 50, 'greater', 2, 1, 'larger'),
  (5, 'xl70', 96, null, null, 130, 70, 'greater', 2, 1, 'larger'),
  (6, 'xl150', 96, null, null, 130, 150, 'greater', 2, 1, 'larger'),
  (7, 'overmax', null, null, null, null, 150, 'unit', null, 1, 'larger'),
  (8, 'xlOver150', null, null, null, null, null, 'unit', null, 1, 'larger')
) as given (line_no, tier, longest, median, shortest, girth, max_lb, weighed_by, least_side, round_lb, storage), fba_table;

create table fba_table_fees (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_table (id) on delete cascade,
  line_no integer not null,
  tier text not null,
  price_from numeric(18, 4) not null check (price_from between 0 and 999999),
  max_lb numeric(18, 4) not null check (max_lb between 0.0001 and 99999),
  fee numeric(18, 4) not null check (fee between 0 and 999999),
  base_lb numeric(18, 4),
  step_lb numeric(18, 4),
  per_step numeric(18, 4),
  unique (record_id, line_no) deferrable initially immediate
);
create trigger fba_table_fees_past before update or delete on fba_table_fees for each row execute function refuse_past_line('fba_table');
create trigger fba_table_fees_past_added after insert on fba_table_fees referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');

insert into fba_table_fees (record_id, line_no, tier, price_from, max_lb, fee, base_lb, step_lb, per_step)
select fba_table.id, given.line_no, given.tier, given.price_from, given.max_lb, given.fee, given.base_lb::numeric, given.step_lb::numeric,
  given.per_step::numeric
from (values
  (0, 'smallStandard', 0, 0.125, 2.43, null, null, null),
  (1, 'smallStandard', 0, 0.25, 2.49, null, null, null),
  (2, 'smallStandard', 0, 0.375, 2.56, null, null, null),
  (3, 'smallStandard', 0, 0.5, 2.66, null, null, null),
  (4, 'smallStandard', 0, 0.625, 2.77, null, null, null),
  (5, 'smallStandard', 0, 0.75, 2.82, null, null, null),
  (6, 'smallStandard', 0, 0.875, 2.92, null, null, null),
  (7, 'smallStandard', 0, 1, 2.95, null, null, null),
  (8, 'smallStandard', 10, 0.125, 3.32, null, null, null),
  (9, 'smallStandard', 10, 0.25, 3.42, null, null, null),
  (10, 'smallStandard', 10, 0.375, 3.45, null, null, null),
  (11, 'smallStandard', 10, 0.5, 3.54, null, null, null),
  (12, 'smallStandard', 10, 0.625, 3.68, null, null, null),
  (13, 'smallStandard', 10, 0.75, 3.78, null, null, null),
  (14, 'smallStandard', 10, 0.875, 3.91, null, null, null),
  (15, 'smallStandard', 10, 1, 3.96, null, null, null),
  (16, 'smallStandard', 50.01, 0.125, 3.58, null, null, null),
  (17, 'smallStandard', 50.01, 0.25, 3.68, null, null, null),
  (18, 'smallStandard', 50.01, 0.375, 3.71, null, null, null),
  (19, 'smallStandard', 50.01, 0.5, 3.8, null, null, null),
  (20, 'smallStandard', 50.01, 0.625, 3.94, null, null, null),
  (21, 'smallStandard', 50.01, 0.75, 4.04, null, null, null),
  (22, 'smallStandard', 50.01, 0.875, 4.17, null, null, null),
  (23, 'smallStandard', 50.01, 1, 4.22, null, null, null),
  (24, 'largeStandard', 0, 0.25, 2.91, null, null, null),
  (25, 'largeStandard', 0, 0.5, 3.13, null, null, null),
  (26, 'largeStandard', 0, 0.75, 3.38, null, null, null),
  (27, 'largeStandard', 0, 1, 3.78, null, null, null),
  (28, 'largeStandard', 0, 1.25, 4.22, null, null, null),
  (29, 'largeStandard', 0, 1.5, 4.6, null, null, null),
  (30, 'largeStandard', 0, 1.75, 4.75, null, null, null),
  (31, 'largeStandard', 0, 2, 5, null, null, null),
  (32, 'largeStandard', 0, 2.25, 5.1, null, null, null),
  (33, 'largeStandard', 0, 2.5, 5.28, null, null, null),
  (34, 'largeStandard', 0, 2.75, 5.44, null, null, null),
  (35, 'largeStandard', 0, 3, 5.85, null, null, null),
  (36, 'largeStandard', 10, 0.25, 3.73, null, null, null),
  (37, 'largeStandard', 10, 0.5, 3.95, null, null, null),
  (38, 'largeStandard', 10, 0.75, 4.2, null, null, null),
  (39, 'largeStandard', 10, 1, 4.6, null, null, null),
  (40, 'largeStandard', 10, 1.25, 5.04, null, null, null),
  (41, 'largeStandard', 10, 1.5, 5.42, null, null, null),
  (42, 'largeStandard', 10, 1.75, 5.57, null, null, null),
  (43, 'largeStandard', 10, 2, 5.82, null, null, null),
  (44, 'largeStandard', 10, 2.25, 5.92, null, null, null),
  (45, 'largeStandard', 10, 2.5, 6.1, null, null, null),
  (46, 'largeStandard', 10, 2.75, 6.26, null, null, null),
  (47, 'largeStandard', 10, 3, 6.67, null, null, null),
  (48, 'largeStandard', 50.01, 0.25, 3.99, null, null, null),
  (49, 'largeStandard', 50.01, 0.5, 4.21, null, null, null),
  (50, 'largeStandard', 50.01, 0.75, 4.46, null, null, null),
  (51, 'largeStandard', 50.01, 1, 4.86, null, null, null),
  (52, 'largeStandard', 50.01, 1.25, 5.3, null, null, null),
  (53, 'largeStandard', 50.01, 1.5, 5.68, null, null, null),
  (54, 'largeStandard', 50.01, 1.75, 5.83, null, null, null),
  (55, 'largeStandard', 50.01, 2, 6.08, null, null, null),
  (56, 'largeStandard', 50.01, 2.25, 6.18, null, null, null),
  (57, 'largeStandard', 50.01, 2.5, 6.36, null, null, null),
  (58, 'largeStandard', 50.01, 2.75, 6.52, null, null, null),
  (59, 'largeStandard', 50.01, 3, 6.93, null, null, null),
  (60, 'largeStandard', 0, 20, 6.15, 3, 0.25, 0.08),
  (61, 'largeStandard', 10, 20, 6.97, 3, 0.25, 0.08),
  (62, 'largeStandard', 50.01, 20, 7.23, 3, 0.25, 0.08),
  (63, 'smallBulky', 0, 50, 6.78, 1, 1, 0.38),
  (64, 'smallBulky', 10, 50, 7.55, 1, 1, 0.38),
  (65, 'largeBulky', 0, 50, 8.58, 1, 1, 0.38),
  (66, 'largeBulky', 10, 50, 9.35, 1, 1, 0.38),
  (67, 'xl50', 0, 50, 25.56, 1, 1, 0.38),
  (68, 'xl50', 10, 50, 26.33, 1, 1, 0.38),
  (69, 'xl70', 0, 70, 36.55, 51, 1, 0.75),
  (70, 'xl70', 10, 70, 37.32, 51, 1, 0.75),
  (71, 'xl150', 0, 150, 50.55, 71, 1, 0.75),
  (72, 'xl150', 10, 150, 51.32, 71, 1, 0.75),
  (73, 'xlOver150', 0, 5000, 194.18, 151, 1, 0.19),
  (74, 'xlOver150', 10, 5000, 194.95, 151, 1, 0.19)
) as given (line_no, tier, price_from, max_lb, fee, base_lb, step_lb, per_step), fba_table;

create table fba_table_storage (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_table (id) on delete cascade,
  line_no integer not null,
  storage text not null,
  month_from integer not null check (month_from between 1 and 12),
  month_to integer not null check (month_to between 1 and 12),
  per_cubic_foot numeric(18, 4) not null check (per_cubic_foot between 0 and 999999),
  unique (record_id, line_no) deferrable initially immediate
);
create trigger fba_table_storage_past before update or delete on fba_table_storage
  for each row execute function refuse_past_line('fba_table');
create trigger fba_table_storage_past_added after insert on fba_table_storage referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');

insert into fba_table_storage (record_id, line_no, storage, month_from, month_to, per_cubic_foot)
select fba_table.id, given.line_no, given.storage, given.month_from, given.month_to, given.per_cubic_foot
from (values
  (0, 'standard', 1, 9, 0.78),
  (1, 'standard', 10, 12, 2.4),
  (2, 'larger', 1, 9, 0.56),
  (3, 'larger', 10, 12, 1.4)
) as given (line_no, storage, month_from, month_to, per_cubic_foot), fba_table;

create table fba_table_referral (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_table (id) on delete cascade,
  line_no integer not null,
  above numeric(18, 4) not null check (above between 0 and 999999),
  percent numeric(9, 4) not null check (percent between 0 and 100),
  least numeric(18, 4),
  whole boolean,
  unique (record_id, line_no) deferrable initially immediate
);
create trigger fba_table_referral_past before update or delete on fba_table_referral
  for each row execute function refuse_past_line('fba_table');
create trigger fba_table_referral_past_added after insert on fba_table_referral referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');

insert into fba_table_referral (record_id, line_no, above, percent, least)
select fba_table.id, given.line_no, given.above, given.percent, given.least
from (values
  (0, 0, 12, 0.3)
) as given (line_no, above, percent, least), fba_table;

create table fba_table_surcharges (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_table (id) on delete cascade,
  line_no integer not null,
  name text not null,
  "from" date not null,
  "to" date,
  percent numeric(9, 4) check (percent between 0 and 100),
  amount numeric(18, 4) check (amount between 0 and 999999),
  basis text not null default 'piece' check (basis in ('piece', 'returned', 'cubicFootMonth')),
  source text,
  unique (record_id, line_no) deferrable initially immediate
);
create trigger fba_table_surcharges_past before update or delete on fba_table_surcharges
  for each row execute function refuse_past_line('fba_table');
create trigger fba_table_surcharges_past_added after insert on fba_table_surcharges referencing new table as added
  for each statement execute function refuse_added_past_line('fba_table');

-- Canada's table waits for its tiers and fees: until somebody enters them it is out of use.
insert into fba_table (status, country, effective_from, currency, divisor, confirmation, source)
select 0, id, '2026-01-15', 'CAD', 139, 'unconfirmed',
  'No tiers or fees entered yet; all figures, the divisor too, to be checked against the platform''s page'
from country where iso2 = 'CA';

-- The fuel and logistics surcharge on fulfilment in the United States and Canada, announced for 2026-04-17, and the fees beside it, of
-- which no amounts are published yet: those are not charged. All are to be checked against Seller Central.
insert into fba_table_surcharges (record_id, line_no, name, "from", "to", percent, basis, source)
select t.id, given.line_no, given.name, given.starts::date, given.ends::date, given.percent, given.basis, given.source
from (values
  (0, 'Fuel and logistics', '2026-04-17', null, 3.5, 'piece', 'Announced for 2026-04-17; to be checked against the platform''s page'),
  (1, 'Inbound placement', '2026-01-15', null, null, 'piece', 'Amount to be checked against the platform''s page'),
  (2, 'Low inventory level', '2026-01-15', null, null, 'piece', 'Amount to be checked against the platform''s page'),
  (3, 'Peak season', '2026-10-15', '2027-01-14', null, 'piece', 'Days and amount to be checked against the platform''s page'),
  (4, 'Returns processing', '2026-01-15', null, null, 'returned', 'Amount to be checked against the platform''s page'),
  (5, 'Aged inventory', '2026-01-15', null, null, 'cubicFootMonth', 'Amount to be checked against the platform''s page')
) as given (line_no, name, starts, ends, percent, basis, source), fba_table t;

-- What Amazon reports of FBA stock, as it was reported, and the exceptions that checks found in it.
create table fba_report (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  fnsku text not null,
  msku text,
  report_date date not null,
  received numeric(18, 3),
  shipped numeric(18, 3),
  returned numeric(18, 3),
  adjusted numeric(18, 3),
  qty numeric(18, 3) not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  -- What Amazon measured of a piece, as it was reported, and what of it differs from ours.
  longest_cm numeric(9, 2) check (longest_cm > 0),
  median_cm numeric(9, 2) check (median_cm > 0),
  shortest_cm numeric(9, 2) check (shortest_cm > 0),
  weight_kg numeric(12, 3) check (weight_kg > 0)
);
create unique index fba_report_key on fba_report (store, site, fnsku, report_date);
create index fba_report_site on fba_report (site);
create index fba_report_date on fba_report (report_date, id);
create index fba_report_measured on fba_report (store, site, fnsku, report_date desc) where longest_cm is not null or weight_kg is not null;
create index fba_report_fnsku_listed on fba_report (fnsku collate "C", id);

create table fba_abnormal (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  type text not null check (type in ('A1', 'A2', 'A3', 'A4', 'A5', 'A6', 'A7')),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  fnsku text not null,
  sku bigint references sku (id) on delete restrict,
  report_date date not null,
  reported numeric(18, 3),
  expected numeric(18, 3),
  difference numeric(18, 3),
  found_at timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'doing', 'done', 'ignored')),
  handler bigint references app_user (id),
  result text,
  ended_at timestamptz(3),
  mended boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  detail text,
  check (state in ('done', 'ignored') or ended_at is null)
);
create unique index fba_abnormal_live on fba_abnormal (store, site, fnsku, type, report_date) where ended_at is null;
create index fba_abnormal_store on fba_abnormal (store);
create index fba_abnormal_site on fba_abnormal (site);
create index fba_abnormal_sku on fba_abnormal (sku);
create index fba_abnormal_date on fba_abnormal (report_date, id);
create index fba_abnormal_fnsku_listed on fba_abnormal (fnsku collate "C", id);
create index fba_abnormal_updated on fba_abnormal (updated_at, id);
-- By how much a report differs, in whichever way: exceptions are found by it.
create index fba_abnormal_away on fba_abnormal ((abs(difference)::numeric(18, 3)), id);

-- Numbers that Amazon sets, from day to day.
create table fba_parameter (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  parameter text not null check (parameter in ('inbound_claim_days', 'warehouse_claim_days', 'box_side_cm', 'box_weight_kg')),
  value numeric(18, 3) not null check (value > 0),
  effective_from date not null,
  effective_to date,
  source text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_parameter_period check (effective_to >= effective_from),
  constraint fba_parameter_periods exclude using gist (
    int4range(hashtext(parameter), hashtext(parameter), '[]') with &&, daterange(effective_from, effective_to, '[]') with &&)
      where (status = 1)
);
create unique index fba_parameter_key on fba_parameter (parameter, effective_from);
create index fba_parameter_from on fba_parameter (effective_from, id);
create index fba_parameter_updated on fba_parameter (updated_at, id);

insert into fba_parameter (parameter, value, effective_from, effective_to, source) values
  ('inbound_claim_days', 270, '2020-01-01', null, 'Shipment lost on the way in: nine months after delivery'),
  ('warehouse_claim_days', 540, '2020-01-01', '2024-10-22', 'Lost or damaged in a centre: 18 months'),
  ('warehouse_claim_days', 60, '2024-10-23', null, 'Lost or damaged in a centre: 60 days after the report'),
  ('box_side_cm', 63.5, '2020-01-01', null, '25 inches'),
  ('box_weight_kg', 22.68, '2020-01-01', null, '50 pounds');
