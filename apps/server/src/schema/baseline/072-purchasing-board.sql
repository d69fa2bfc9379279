-- What a figure of a board of purchasing should come to, from a day on.
create table board_target (
  id bigint generated always as identity primary key,
  board text not null check (board in ('purchase', 'management')),
  kpi text not null check (kpi ~ '^[KM][0-9]{1,2}$'),
  target numeric(14, 2) not null check (target >= 0),
  effective_from date not null,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  unique (board, kpi, effective_from)
);
create index board_target_by on board_target (by);

-- Orders and requirements by the day of the step that a figure measures.
create index purchase_order_approved on purchase_order (approved_at, id);
create index audit_log_transition on audit_log (entity, transition, at) where transition is not null;

-- What the dimensions of the scores of suppliers count for, from a month on.
create table score_weight (
  id bigint generated always as identity primary key,
  month text not null unique check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  quality numeric(5, 2) not null check (quality between 0 and 100),
  delivery numeric(5, 2) not null check (delivery between 0 and 100),
  cost numeric(5, 2) not null check (cost between 0 and 100),
  service numeric(5, 2) not null check (service between 0 and 100),
  by bigint not null references app_user (id),
  at timestamptz(3) not null
);
create index score_weight_by on score_weight (by);

-- The scores of a month as they were frozen. Rows are only ever added.
create table supplier_score_month (
  id bigint generated always as identity primary key,
  month text not null check (month ~ '^[0-9]{4}-(0[1-9]|1[0-2])$'),
  supplier bigint not null references supplier (id) on delete restrict,
  figures jsonb not null,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  unique (month, supplier)
);
create index supplier_score_month_supplier on supplier_score_month (supplier, month);
create index supplier_score_month_by on supplier_score_month (by);
create trigger supplier_score_month_unchanged before update or delete on supplier_score_month
  for each row execute function refuse_change();

-- Days at whose end the standing figures of the purchasing board were kept.
create table board_standing_day (
  id bigint generated always as identity primary key,
  day date not null unique,
  at timestamptz(3) not null
);

-- What they were then, by whose they are: so that a board adds up the part that somebody may see and asks for.
create table board_standing (
  id bigint generated always as identity primary key,
  day date not null references board_standing_day (day) on delete cascade,
  kpi text not null check (kpi in ('K7', 'K8', 'K11', 'K12')),
  supplier bigint not null references supplier (id) on delete cascade,
  buyer bigint references app_user (id),
  company_entity bigint not null references company_entity (id) on delete cascade,
  currency text not null,
  -- In the currency of the orders, and in CNY as far as it is known; of exceptions their number.
  amount numeric(18, 3) not null,
  amount_cny numeric(18, 2) not null
);
create index board_standing_day_of on board_standing (day, kpi);
create index board_standing_supplier on board_standing (supplier);
create index board_standing_buyer on board_standing (buyer);
create index board_standing_company on board_standing (company_entity);
