-- How far a line of an order has come, and when to ask about it again: the latest of its log.
create table delivery_follow (
  id bigint generated always as identity primary key,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  order_line integer not null check (order_line >= 1),
  last_follow_up timestamptz(3) not null,
  next_follow_up date,
  material_on date,
  start_on date,
  half_on date,
  finish_on date,
  inspected_on date,
  packed_on date,
  shipped_on date,
  unique (purchase_order, order_line)
);

-- What was noted of lines of orders: a step that was reached, when to ask again, what the supplier said.
create table delivery_log (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  order_line integer not null check (order_line >= 1),
  supplier bigint not null references supplier (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  milestone text check (milestone in ('material', 'start', 'half', 'finish', 'inspected', 'packed', 'shipped')),
  reached_on date,
  produced_qty integer check (produced_qty >= 0),
  next_follow_up date,
  note text check (length(note) <= 500),
  photos json,
  noted_by bigint references app_user (id),
  noted_at timestamptz(3) not null,
  constraint delivery_log_reached check ((milestone is null) = (reached_on is null))
);
create index delivery_log_noted on delivery_log (noted_at, id);
create index delivery_log_order on delivery_log (purchase_order, order_line, noted_at);
create index delivery_log_supplier on delivery_log (supplier, noted_at, id);
create index delivery_log_sku on delivery_log (sku, noted_at, id);
create index delivery_log_noted_by on delivery_log (noted_by);
