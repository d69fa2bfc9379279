-- The warehouses that were looked at when an order was last allocated, and why each was taken or not.
create table sales_order_candidates (
  id bigint generated always as identity primary key,
  record_id bigint not null references sales_order (id) on delete cascade,
  line_no integer not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  verdict text not null check (verdict in ('whole', 'part', 'refused', 'lacks', 'priority', 'days', 'cost', 'code', 'chosen')),
  place integer check (place > 0),
  -- What the parcel of the whole order costs from there.
  cost_usd numeric(18, 4) check (cost_usd >= 0),
  days integer check (days >= 0),
  channel bigint references logistics_channel (id) on delete restrict,
  -- The pieces that are not there, as SKUs with quantities.
  lacks text check (length(lacks) <= 2000),
  reason text check (length(reason) <= 2000),
  unique (record_id, line_no) deferrable initially immediate
);
create index sales_order_candidates_warehouse on sales_order_candidates (warehouse);
create index sales_order_candidates_channel on sales_order_candidates (channel) where channel is not null;
