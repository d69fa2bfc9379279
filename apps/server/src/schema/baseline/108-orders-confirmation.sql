-- What platforms are notified of: one message for each of their orders and each parcel, and never a second one.
create table order_confirmation (
  id bigint generated always as identity primary key,
  -- The order that the parcel carries: itself, one merged into it, or a part of one that was split.
  sales_order bigint not null references sales_order (id) on delete restrict,
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek')),
  store bigint not null references store (id) on delete restrict,
  platform_order_id text not null,
  parcel text not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  waybill_no text not null,
  carrier text not null,
  carrier_code text check (length(carrier_code) between 1 and 60),
  ship_day date not null,
  -- Sending: it is under way; where the server was stopped then, a person looks whether it arrived.
  state text not null default 'waiting' check (state in ('waiting', 'blocked', 'sending', 'sent', 'failed')),
  failures integer not null default 0 check (failures >= 0),
  next_at timestamptz(3),
  -- When it was last under way: it may have arrived, whatever came back.
  tried_at timestamptz(3),
  error text check (length(error) <= 1000),
  sent_at timestamptz(3),
  created_at timestamptz(3) not null,
  updated_at timestamptz(3) not null,
  unique (platform, store, platform_order_id, parcel),
  check (state in ('blocked', 'sent') or carrier_code is not null),
  check ((state = 'sent') = (sent_at is not null))
);
create index order_confirmation_order on order_confirmation (sales_order);
create index order_confirmation_store on order_confirmation (store);
create index order_confirmation_warehouse on order_confirmation (warehouse);
create index order_confirmation_due on order_confirmation (next_at, id) where state in ('waiting', 'sending');
