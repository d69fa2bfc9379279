-- Requests of platforms are decided one by one, each in the shop of its order.
alter table sales_order_request add column version integer not null default 1,
  add column store bigint not null references store (id) on delete restrict,
  add column reason text check (length(reason) <= 500);
create index sales_order_request_state on sales_order_request (state, asked_at, id);
create index sales_order_request_kind on sales_order_request (kind, asked_at, id);
create index sales_order_request_asked on sales_order_request (asked_at, id);
create index sales_order_request_store on sales_order_request (store);
create index sales_order_request_decided on sales_order_request (decided_at, id);
create index sales_order_request_decided_by on sales_order_request (decided_by) where decided_by is not null;
