-- What each agreed line of an order counts for on the boards, worked out by the rules and kept beside it: the boards only add up.
create table order_line_fact (
  line bigint primary key,
  purchase_order bigint not null,
  supplier bigint not null,
  buyer bigint,
  company_entity bigint not null,
  sku bigint not null,
  currency text not null,
  -- What was bought, since when, and what it costs without tax: in the currency of the order, and in CNY at its rate where it has one.
  effective_on date,
  qty integer,
  net numeric(18, 3),
  net_cny numeric(18, 2),
  -- What the pieces cost at the prices that they are compared with, and how much less they did; to be calculated again unless compared.
  compared boolean not null default false,
  basis numeric(18, 3),
  saved numeric(18, 3),
  basis_cny numeric(18, 2),
  saved_cny numeric(18, 2),
  -- What stands open, and what is on its way.
  open_qty integer not null default 0,
  open_net numeric(18, 3),
  open_net_cny numeric(18, 2),
  transit_qty integer not null default 0,
  transit_net numeric(18, 3),
  transit_net_cny numeric(18, 2),
  -- How punctual it is, from the day on which it counts.
  due date,
  counts_from date,
  wanted integer,
  in_time integer,
  on_time boolean,
  in_full boolean,
  cause text,
  reason text
);
create index order_line_fact_order on order_line_fact (purchase_order);
create index order_line_fact_effective on order_line_fact (effective_on) where qty > 0;
create index order_line_fact_due on order_line_fact (due);
create index order_line_fact_standing on order_line_fact (supplier) where open_qty > 0 or transit_qty > 0;
create index order_line_fact_sku on order_line_fact (sku, effective_on) where qty > 0;
create index order_line_fact_uncompared on order_line_fact (sku) where not compared;

-- The pieces that purchases of a SKU in a year are compared with: of all currencies in CNY, and of each in itself.
create table purchase_base (
  sku bigint not null,
  year integer not null,
  currency text not null,
  qty bigint not null,
  amount numeric(18, 3) not null,
  primary key (sku, year, currency)
);

-- How long each order waited for its approval, and whether it was replied to in time.
create table order_step_fact (
  purchase_order bigint primary key,
  supplier bigint not null,
  buyer bigint,
  company_entity bigint not null,
  currency text not null,
  approved_on date,
  approval_hours numeric(12, 2),
  sent_on date,
  reply_due timestamptz(3),
  in_time boolean
);
create index order_step_fact_approved on order_step_fact (approved_on);
create index order_step_fact_sent on order_step_fact (sent_on);

-- What each order in force is still to be paid by its terms, payment by payment, less what was asked for, deducted or settled.
create table order_due_fact (
  purchase_order bigint not null,
  seq integer not null,
  supplier bigint not null,
  buyer bigint,
  company_entity bigint not null,
  currency text not null,
  due date not null,
  amount numeric(18, 3) not null,
  -- When it was due before it was put off, and why it was.
  moved_from date,
  move_reason text,
  primary key (purchase_order, seq)
);
create index order_due_fact_due on order_due_fact (due);

-- Orders of which something changed that their facts rest on. Only ever added to by those who change them, so that nobody waits.
create table changed_order (
  id bigint generated always as identity primary key,
  purchase_order bigint not null
);
create index changed_order_order on changed_order (purchase_order);

create trigger purchase_order_fact_added after insert on purchase_order referencing new table as changed
  for each statement execute function note_changed_orders('id');
create trigger purchase_order_fact_changed after update on purchase_order referencing new table as changed
  for each statement execute function note_changed_orders('id');
create trigger purchase_order_fact_removed after delete on purchase_order referencing old table as changed
  for each statement execute function note_changed_orders('id');
create trigger purchase_order_lines_fact_added after insert on purchase_order_lines referencing new table as changed
  for each statement execute function note_changed_orders('record_id');
create trigger purchase_order_lines_fact_changed after update on purchase_order_lines referencing new table as changed
  for each statement execute function note_changed_orders('record_id');
create trigger purchase_order_lines_fact_removed after delete on purchase_order_lines referencing old table as changed
  for each statement execute function note_changed_orders('record_id');
create trigger delivery_date_fact_added after insert on delivery_date referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger delivery_date_fact_changed after update on delivery_date referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger ship_batch_fact_changed after update on ship_batch referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger ship_batch_lines_fact_added after insert on ship_batch_lines referencing new table as changed
  for each statement execute function note_shipped_orders();
create trigger ship_batch_lines_fact_changed after update on ship_batch_lines referencing new table as changed
  for each statement execute function note_shipped_orders();
create trigger ship_batch_lines_fact_removed after delete on ship_batch_lines referencing old table as changed
  for each statement execute function note_shipped_orders();
create trigger delivery_follow_fact_added after insert on delivery_follow referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger delivery_follow_fact_changed after update on delivery_follow referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger receipt_lines_fact_added after insert on receipt_lines referencing new table as changed
  for each statement execute function note_received_orders();
create trigger receipt_lines_fact_changed after update on receipt_lines referencing new table as changed
  for each statement execute function note_received_orders();
create trigger receipt_fact_changed after update on receipt referencing new table as changed
  for each statement execute function note_arrived_orders();
create trigger deduction_fact_added after insert on deduction referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger deduction_fact_changed after update on deduction referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger deduction_fact_removed after delete on deduction referencing old table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger deduction_fact_left after update on deduction referencing old table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger prepayment_shares_fact_added after insert on prepayment_shares referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger prepayment_shares_fact_changed after update on prepayment_shares referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger prepayment_shares_fact_removed after delete on prepayment_shares referencing old table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger prepayment_fact_changed after update on prepayment referencing new table as changed
  for each statement execute function note_orders_of('prepayment_shares');
create trigger settlement_lines_fact_added after insert on settlement_lines referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger settlement_lines_fact_changed after update on settlement_lines referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger settlement_lines_fact_removed after delete on settlement_lines referencing old table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger settlement_prepays_fact_added after insert on settlement_prepays referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger settlement_prepays_fact_changed after update on settlement_prepays referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger settlement_prepays_fact_removed after delete on settlement_prepays referencing old table as changed
  for each statement execute function note_changed_orders('purchase_order');
create trigger settlement_fact_changed after update on settlement referencing new table as changed
  for each statement execute function note_orders_of('settlement_lines', 'settlement_prepays');
create trigger forecast_delay_fact_added after insert on forecast_delay referencing new table as changed
  for each statement execute function note_changed_orders('purchase_order');
