-- What buyers send back, from the request until each piece has its place.
create table return_order (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  rma_no text not null unique,
  -- Not known of a return that nobody announced, until it is matched.
  sales_order bigint references sales_order (id) on delete restrict,
  blind boolean not null default false,
  store bigint not null references store (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  platform_return_id text check (length(platform_return_id) between 1 and 64),
  reason text not null check (reason in (
    'notFit', 'defective', 'damaged', 'wrongItem', 'missing', 'notAsDescribed', 'noNeed', 'late', 'refused', 'core')),
  buyer_note text check (length(buyer_note) <= 2000),
  vehicle text check (length(vehicle) <= 120),
  status text not null default 'requested' check (status in (
    'requested', 'authorised', 'inTransit', 'received', 'inspected', 'disposed', 'closed', 'refused', 'cancelled')),
  warehouse bigint references warehouse (id) on delete restrict,
  deadline date,
  carrier text check (length(carrier) <= 60),
  tracking_no text check (length(tracking_no) <= 60),
  label json,
  photos json,
  -- The receipt by which the warehouse expects the pieces.
  receipt bigint references receipt (id) on delete restrict,
  grades_found text[],
  dispositions text[],
  refund_state text not null default 'none' check (refund_state in ('none', 'pending', 'done')),
  refund_kind text not null default 'none' check (refund_kind in ('none', 'partial', 'full', 'replacement')),
  refund_amount numeric(18, 4) check (refund_amount >= 0),
  core_refund numeric(18, 4) check (core_refund >= 0),
  restock_fee numeric(13, 2) check (restock_fee between 0 and 50),
  currency text check (currency ~ '^[A-Z]{3}$'),
  refund_applicant bigint references app_user (id),
  refund_approver bigint references app_user (id),
  refunded_at timestamptz(3),
  after_sale bigint references after_sale (id) on delete restrict,
  -- The order that sends the pieces again.
  replacement bigint references sales_order (id) on delete restrict,
  authorised_at timestamptz(3),
  received_at timestamptz(3),
  disposed_at timestamptz(3),
  ended_at timestamptz(3),
  refuse_reason text check (length(refuse_reason) <= 500),
  cancel_reason text check (length(cancel_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint return_order_known check (sales_order is not null or blind),
  constraint return_order_refunded check (refund_state = 'none' or sales_order is not null),
  check (refund_state <> 'done' or refunded_at is not null)
);
create unique index return_order_platform_key on return_order (store, platform_return_id) nulls not distinct
  where platform_return_id is not null;
create index return_order_rma_no_listed on return_order (rma_no collate "C", id);
create index return_order_platform_listed on return_order (platform_return_id collate "C", id);
create index return_order_tracking_listed on return_order (tracking_no collate "C", id);
create index return_order_deadline on return_order (deadline, id);
create index return_order_status on return_order (status, deadline, id);
create index return_order_refund on return_order (refund_state, deadline, id);
create index return_order_reason on return_order (reason, deadline, id);
create index return_order_order on return_order (sales_order);
create index return_order_store on return_order (store, deadline);
create index return_order_site on return_order (site) where site is not null;
create index return_order_warehouse on return_order (warehouse, deadline) where warehouse is not null;
create index return_order_receipt on return_order (receipt) where receipt is not null;
create index return_order_after_sale on return_order (after_sale) where after_sale is not null;
create index return_order_replacement on return_order (replacement) where replacement is not null;
create index return_order_amount on return_order (refund_amount, id);
create index return_order_created on return_order (created_at, id);
create index return_order_updated on return_order (updated_at, id);
create index return_order_grades_found on return_order using gin (grades_found) where grades_found is not null;
create index return_order_dispositions on return_order using gin (dispositions) where dispositions is not null;
create trigger return_order_numbered before insert on return_order
  for each row execute function number_document('RM', 'rma_no', 'warehouse');

-- Pieces that may come back, and those that have.
create table return_order_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references return_order (id) on delete cascade,
  line_no integer not null,
  -- The line of the order, counted from 1; not known of a return that is not matched.
  order_line integer check (order_line between 1 and 500),
  sku bigint not null references sku (id) on delete restrict,
  qty_auth integer not null check (qty_auth between 1 and 9999),
  qty_recv integer not null default 0 check (qty_recv >= 0),
  unique (record_id, line_no) deferrable initially immediate,
  constraint return_order_lines_received check (qty_recv <= qty_auth)
);
create index return_order_lines_sku on return_order_lines (sku, record_id);

-- How the pieces were found, and what is done with them.
create table return_order_grades (
  id bigint generated always as identity primary key,
  record_id bigint not null references return_order (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  grade text not null check (grade in ('A', 'B', 'C', 'D', 'W')),
  qty integer not null check (qty between 1 and 9999),
  disposition text check (disposition in ('restock', 'repack', 'refurb', 'supplierClaim', 'scrap', 'investigate')),
  -- What really came, where it is another part.
  real_sku bigint references sku (id) on delete restrict,
  posting_no text,
  unique (record_id, line_no) deferrable initially immediate
);
create index return_order_grades_sku on return_order_grades (sku, record_id);
create index return_order_grades_real_sku on return_order_grades (real_sku) where real_sku is not null;

-- What buyers got back, one refund after the other; the return keeps what they come to.
create table return_order_refunds (
  id bigint generated always as identity primary key,
  record_id bigint not null references return_order (id) on delete cascade,
  line_no integer not null,
  -- Counted from 1.
  place integer not null check (place >= 1),
  kind text not null check (kind in ('partial', 'full', 'replacement')),
  state text not null check (state in ('pending', 'done', 'rejected')),
  amount numeric(18, 4) not null default 0 check (amount >= 0),
  core_amount numeric(18, 4) not null default 0 check (core_amount >= 0),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  asked_at timestamptz(3) not null,
  refunded_at timestamptz(3),
  unique (record_id, line_no) deferrable initially immediate,
  check ((state = 'done') = (refunded_at is not null))
);
