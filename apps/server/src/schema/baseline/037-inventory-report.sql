-- Months that finance has closed: nothing is dated into them any more.
create table stock_month (
  month date primary key check (extract(day from month) = 1),
  closed_by bigint not null references app_user (id),
  closed_at timestamptz(3) not null
);

-- How stock stood at the end of a month by the day of business; kept in step with what is dated back into it.
create table stock_snapshot_month (
  month date primary key check (extract(day from month) = 1),
  made_at timestamptz(3) not null
);

create table stock_snapshot (
  month date not null references stock_snapshot_month (month) on delete cascade,
  warehouse bigint not null,
  bin bigint not null,
  sku bigint not null,
  status text not null,
  qty integer not null,
  primary key (warehouse, sku, bin, status, month)
);
create index stock_snapshot_of on stock_snapshot (month, warehouse, sku) include (status, qty);

create table stock_item_snapshot (
  month date not null references stock_snapshot_month (month) on delete cascade,
  warehouse bigint not null,
  sku bigint not null,
  qty bigint not null,
  value numeric(18, 4) not null,
  primary key (month, warehouse, sku)
);

-- Who closed a month, or opened the last closed one again, and why.
create table stock_month_log (
  id bigint generated always as identity primary key,
  month date not null check (extract(day from month) = 1),
  action text not null check (action in ('close', 'open')),
  reason text check (length(reason) between 1 and 500),
  by bigint not null references app_user (id),
  at timestamptz(3) not null
);
create index stock_month_log_month on stock_month_log (month, id);
create index stock_month_log_by on stock_month_log (by);
create trigger stock_month_log_append_only before update or delete on stock_month_log for each row execute function refuse_change();

-- What was decided about stock that sleeps; the last word on a SKU in a warehouse counts.
create table stock_decision (
  id bigint generated always as identity primary key,
  warehouse bigint not null,
  sku bigint not null,
  decision text not null check (decision in ('keep', 'promote', 'transfer', 'return', 'scrap')),
  due_date date,
  owner bigint not null references app_user (id),
  note text check (length(note) between 1 and 500),
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index stock_decision_of on stock_decision (warehouse, sku, id desc);
create index stock_decision_sku on stock_decision (sku);
create index stock_decision_owner on stock_decision (owner);
create index stock_decision_by on stock_decision (by);
create trigger stock_decision_append_only before update or delete on stock_decision for each row execute function refuse_change();

-- The share of the value of pieces of an age that is set aside, from a day on.
create table stock_provision (
  id bigint generated always as identity primary key,
  band text not null check (band in ('0–30', '31–60', '61–90', '91–180', '181–270', '271–365', '>365')),
  percent numeric(5, 2) not null check (percent between 0 and 100),
  effective_from date not null,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  -- Shares of provisions with the last day on which each holds.
  version integer not null default 1,
  unique (band, effective_from)
);
create index stock_provision_by on stock_provision (by);

-- The least that should be available to promise of a SKU in a warehouse, and since when its people know that it is less.
create table stock_alert (
  id bigint generated always as identity primary key,
  warehouse bigint not null,
  sku bigint not null,
  min_qty integer not null check (min_qty between 1 and 9999999),
  notified_at timestamptz(3),
  set_by bigint not null references app_user (id),
  set_at timestamptz(3) not null,
  unique (warehouse, sku),
  foreign key (warehouse, sku) references stock_item (warehouse, sku)
);
create index stock_alert_sku on stock_alert (sku);
create index stock_alert_by on stock_alert (set_by);
