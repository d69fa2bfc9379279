-- What is done with a supplier about pieces that it delivered: exchanged, refunded, repaired, supplied after, or credited.
create table after_sale (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  as_no text not null unique,
  state text not null default 'draft' check (state in (
    'draft', 'agreed', 'sent_back', 'supplier_got', 'reshipped', 'done', 'refused', 'void'
  )),
  type text not null check (type in ('exchange', 'return_refund', 'repair', 'supplement', 'credit')),
  supplier bigint not null references supplier (id) on delete restrict,
  purchase_order bigint not null references purchase_order (id) on delete restrict,
  order_line integer not null check (order_line between 1 and 500),
  sku bigint not null references sku (id) on delete restrict,
  company_entity bigint not null references company_entity (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  currency text not null,
  qty integer not null check (qty between 1 and 999999),
  source text not null default 'receipt' check (source in ('inspection', 'customer_return', 'receipt', 'other')),
  source_no text check (length(source_no) <= 60),
  refund_amount numeric(18, 3) check (refund_amount > 0),
  matter text check (length(matter) <= 500),
  owner bigint references app_user (id),
  outbound_no text,
  carrier text check (length(carrier) <= 60),
  tracking_no text check (length(tracking_no) <= 60),
  -- Pieces that went back from hold, and those of them that were never accepted: nothing was owed for them.
  held_qty integer check (held_qty >= 0),
  unowed_qty integer check (unowed_qty >= 0),
  -- Pieces that went back and were owed without a bill, and for how much.
  unbilled_qty integer check (unbilled_qty >= 0),
  unbilled_net numeric(18, 3) check (unbilled_net >= 0),
  replace_order bigint references purchase_order (id) on delete restrict,
  refuse_reason text check (length(refuse_reason) <= 500),
  void_reason text check (length(void_reason) <= 500),
  day date not null,
  sent_back_on date,
  supplier_got_on date,
  ended_on date,
  attachments json,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint after_sale_refund check (type in ('return_refund', 'credit') or refund_amount is null)
);
create index after_sale_created on after_sale (created_at, id);
create index after_sale_day on after_sale (day, id);
create index after_sale_state on after_sale (state, day, id);
create index after_sale_supplier on after_sale (supplier, created_at, id);
create index after_sale_line on after_sale (purchase_order, order_line);
create index after_sale_sku on after_sale (sku, created_at, id);
create index after_sale_company on after_sale (company_entity);
create index after_sale_warehouse on after_sale (warehouse);
create index after_sale_owner on after_sale (owner, day, id);
create unique index after_sale_replace on after_sale (replace_order);
create index after_sale_as_no_listed on after_sale (as_no collate "C", id);
create index after_sale_source_no_listed on after_sale (source_no collate "C", id);
create index after_sale_currency_listed on after_sale (currency collate "C", id);
create index after_sale_tracking_no_listed on after_sale (tracking_no collate "C", id);
create trigger after_sale_numbered before insert on after_sale for each row execute function number_document('AS', 'as_no', 'warehouse');

-- Which returns of customers a record takes up, and how many pieces of each.
create table after_sale_returns (
  id bigint generated always as identity primary key,
  record_id bigint not null references after_sale (id) on delete cascade,
  line_no integer not null,
  receipt bigint not null references receipt (id) on delete restrict,
  qty integer not null check (qty > 0),
  unique (record_id, line_no) deferrable initially immediate,
  constraint after_sale_returns_receipt unique (record_id, receipt) deferrable initially immediate
);
create index after_sale_returns_by_receipt on after_sale_returns (receipt, record_id);
