-- What may become a product: an idea that goes through the gates of its stages.
create table new_product_project (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  project_no text not null unique,
  name text not null check (length(name) between 1 and 200),
  name_en text not null check (length(name_en) between 1 and 200),
  category bigint not null references category (id) on delete restrict,
  source text not null check (source in ('market', 'oe', 'competitor', 'supplier', 'customer', 'extend')),
  source_note text check (length(source_note) <= 500),
  oe_numbers text[],
  markets text[] not null,
  stage text not null default 'idea'
    check (stage in ('idea', 'eval', 'sample', 'approval', 'register', 'listing', 'done', 'hold', 'dropped')),
  prev_stage text check (prev_stage in ('idea', 'eval', 'sample', 'approval', 'register', 'listing')),
  stage_since date not null,
  held_since date,
  due_at date,
  developer bigint not null references app_user (id),
  owner bigint not null references app_user (id),
  single_source_reason text check (length(single_source_reason) <= 500),
  price_currency text not null,
  target_price numeric(18, 3) check (target_price > 0),
  est_monthly_sales integer check (est_monthly_sales >= 0),
  fee_pct numeric(5, 2) check (fee_pct between 0 and 100),
  ad_pct numeric(5, 2) check (ad_pct between 0 and 100),
  return_pct numeric(5, 2) check (return_pct between 0 and 100),
  landed numeric(18, 3) check (landed >= 0),
  final_cost numeric(18, 3) check (final_cost >= 0),
  last_mile numeric(18, 3) check (last_mile >= 0),
  mould_cost numeric(18, 3) check (mould_cost >= 0),
  unit_profit numeric(18, 3),
  margin_pct numeric(18, 2),
  payback_months numeric(18, 2),
  score_market integer check (score_market between 0 and 100),
  score_competition integer check (score_competition between 0 and 100),
  score_ip integer check (score_ip between 0 and 100),
  score_supply integer check (score_supply between 0 and 100),
  score_note text check (length(score_note) <= 500),
  score numeric(4, 1) check (score between 0 and 100),
  ip text not null default 'pending' check (ip in ('clear', 'low', 'high', 'pending')),
  budget numeric(18, 3) check (budget >= 0),
  approval text not null default 'none' check (approval in ('none', 'waiting', 'approved', 'rejected')),
  first_approver bigint references app_user (id),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  back_reason text check (length(back_reason) <= 500),
  hold_reason text check (length(hold_reason) <= 500),
  drop_reason text check (length(drop_reason) <= 500),
  first_order bigint references purchase_order (id) on delete restrict,
  images json,
  note text check (length(note) <= 1000),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint new_product_project_held check ((stage = 'hold') = (held_since is not null) and (stage = 'hold') = (prev_stage is not null)),
  constraint new_product_project_applicant check (approval = 'none' or applicant is not null)
);
create index new_product_project_due on new_product_project (due_at, id);
create index new_product_project_stage on new_product_project (stage, due_at, id);
create index new_product_project_category on new_product_project (category, id);
create index new_product_project_developer on new_product_project (developer, id);
create index new_product_project_owner on new_product_project (owner, id);
create index new_product_project_first_order on new_product_project (first_order);
create index new_product_project_updated on new_product_project (updated_at, id);
create index new_product_project_score on new_product_project (score, id);
create index new_product_project_margin on new_product_project (margin_pct, id);
create index new_product_project_project_no_listed on new_product_project (project_no collate "C", id);
create index new_product_project_oe on new_product_project using gin (oe_numbers);
create index new_product_project_markets on new_product_project using gin (markets);

-- Suppliers that quoted for it.
create table new_product_project_suppliers (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_product_project (id) on delete cascade,
  line_no integer not null,
  supplier bigint not null references supplier (id) on delete restrict,
  quote numeric(18, 4) not null check (quote > 0),
  currency text not null,
  moq integer check (moq >= 1),
  mould_cost numeric(18, 2) check (mould_cost >= 0),
  lead_days integer check (lead_days between 1 and 365),
  chosen boolean,
  unique (record_id, line_no) deferrable initially immediate
);
create index new_product_project_suppliers_supplier on new_product_project_suppliers (supplier, record_id);

-- What others sell.
create table new_product_project_rivals (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_product_project (id) on delete cascade,
  line_no integer not null,
  asin text not null check (asin ~ '^[A-Z0-9]{10}$'),
  price numeric(18, 2) check (price > 0),
  monthly_sales integer check (monthly_sales >= 0),
  rating numeric(2, 1) check (rating between 0 and 5),
  unique (record_id, line_no) deferrable initially immediate
);
create index new_product_project_rivals_asin on new_product_project_rivals (asin, record_id);

-- The vehicles that it fits.
create table new_product_project_fitments (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_product_project (id) on delete cascade,
  line_no integer not null,
  make text not null check (length(make) between 1 and 60),
  model text not null check (length(model) between 1 and 80),
  year_from integer check (year_from between 1900 and 2999),
  year_to integer check (year_to between 1900 and 2999),
  position text check (position in ('front', 'rear', 'left', 'right')),
  unique (record_id, line_no) deferrable initially immediate
);

-- Duties of its markets.
create table new_product_project_compliance (
  id bigint generated always as identity primary key,
  record_id bigint not null references new_product_project (id) on delete cascade,
  line_no integer not null,
  item text not null,
  market bigint not null references market (id) on delete restrict,
  state text not null check (state in ('need', 'have', 'na', 'expired')),
  plan text check (length(plan) <= 200),
  valid_to date,
  unique (record_id, line_no) deferrable initially immediate
);
create index new_product_project_compliance_market on new_product_project_compliance (market);

-- Samples that suppliers were asked for, round by round.
create table new_product_sample (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  sample_no text not null unique,
  project bigint not null references new_product_project (id) on delete restrict,
  supplier bigint not null references supplier (id) on delete restrict,
  round integer not null check (round between 1 and 3),
  qty integer not null check (qty between 1 and 50),
  fee numeric(18, 3) check (fee >= 0),
  freight numeric(18, 3) check (freight >= 0),
  state text not null default 'requested'
    check (state in ('requested', 'paid', 'sent', 'received', 'testing', 'passed', 'failed', 'cancelled')),
  paid_at date,
  sent_at date,
  received_at date,
  tracking_no text check (length(tracking_no) <= 60),
  result text check (length(result) <= 500),
  photos json,
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create trigger new_product_sample_numbered before insert on new_product_sample
  for each row execute function number_document('NS', 'sample_no');
create index new_product_sample_project on new_product_sample (project, id);
create index new_product_sample_supplier on new_product_sample (supplier, id);
create index new_product_sample_state on new_product_sample (state, updated_at, id);
create index new_product_sample_updated on new_product_sample (updated_at, id);
create index new_product_sample_sample_no_listed on new_product_sample (sample_no collate "C", id);
-- One sample of a supplier is under way for a project.
create unique index new_product_sample_open on new_product_sample (project, supplier)
  where state in ('requested', 'paid', 'sent', 'received', 'testing');

-- Stages that projects left, with the days that they were there: what statistics count.
create table new_product_stage_left (
  id bigint generated always as identity primary key,
  project bigint not null references new_product_project (id) on delete cascade,
  stage text not null check (stage in ('idea', 'eval', 'sample', 'approval', 'register', 'listing')),
  days integer not null check (days >= 0),
  to_stage text not null check (to_stage in ('idea', 'eval', 'sample', 'approval', 'register', 'listing', 'done', 'dropped')),
  left_on date not null
);
create index new_product_stage_left_project on new_product_stage_left (project, id);

-- The sample that an inspection is of: it has no SKU yet, and every other inspection has one.
alter table inspection add column sample bigint references new_product_sample (id) on delete restrict,
  add constraint inspection_goods check ((type = 'sample') = (sample is not null) and (type = 'sample') = (sku is null));
-- One inspection of a sample stands.
create unique index inspection_of_sample on inspection (sample) where state <> 'void';
create index inspection_sample on inspection (sample, id);
