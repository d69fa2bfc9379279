-- All that a platform said of an order so far, beside what people made of it: what a later payload changes is held against this.
create table sales_order_said (
  sales_order bigint primary key references sales_order (id) on delete cascade,
  said jsonb not null
);

-- What a platform wants changed of an order that is past the point where it may: a person decides.
create table sales_order_request (
  id bigint generated always as identity primary key,
  sales_order bigint not null references sales_order (id) on delete cascade,
  kind text not null check (kind in ('cancel', 'address', 'lines', 'status')),
  said jsonb not null,
  asked_at timestamptz(3) not null,
  state text not null default 'open' check (state in ('open', 'accepted', 'refused')),
  decided_by bigint references app_user (id),
  decided_at timestamptz(3),
  check ((state = 'open') = (decided_at is null))
);
create unique index sales_order_request_open on sales_order_request (sales_order, kind) where state = 'open';
create index sales_order_request_order on sales_order_request (sales_order);
