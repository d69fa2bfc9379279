-- Receiving: who counts, what was scanned, what differs, and the claims that come of it.
alter table receipt rename column status to state;
drop index receipt_source;
create unique index receipt_source on receipt (type, source_no, warehouse, container_no) nulls not distinct where state <> 'cancelled';

alter table receipt
  add column receiver bigint references app_user (id),
  add column second_receiver bigint references app_user (id),
  add column photos json,
  add column note text check (length(note) <= 500),
  add column finished_at timestamptz(3);
create index receipt_receiver on receipt (receiver) where receiver is not null;

-- Most that a line takes follows from what is expected and its over-tolerance; orders have 2 % unless they say otherwise.
alter table receipt_lines
  add column over_tol_pct numeric(5, 2) check (over_tol_pct between 0 and 100),
  add column put_qty integer not null default 0 check (put_qty >= 0);

update receipt_lines set po_no = coalesce(po_no, '-'), po_line = coalesce(po_line, 1), over_tol_pct = 0;
alter table receipt_lines
  alter column po_no set default '-', alter column po_no set not null,
  alter column po_line set default 1, alter column po_line set not null,
  alter column over_tol_pct set not null;

create function settle_receipt_line() returns trigger language plpgsql as $$
begin
  new.over_tol_pct := coalesce(new.over_tol_pct, case when new.po_no = '-' then 0 else 2 end);
  if tg_op = 'INSERT' then
    new.most_qty := coalesce(new.most_qty, new.expected_qty + floor(new.expected_qty * new.over_tol_pct / 100));
  elsif new.expected_qty <> old.expected_qty and new.most_qty = old.most_qty then
    new.most_qty := new.expected_qty + floor(new.expected_qty * new.over_tol_pct / 100);
  end if;
  return new;
end $$;
create trigger receipt_line_settled before insert or update on receipt_lines for each row execute function settle_receipt_line();

create view receipt_shown as
select r.*,
  (select sum(l.expected_qty) from receipt_lines l where l.record_id = r.id)::integer as expected_qty,
  (select sum(l.good_qty) from receipt_lines l where l.record_id = r.id)::integer as good_qty,
  (select sum(l.hold_qty) from receipt_lines l where l.record_id = r.id)::integer as qc_hold_qty,
  (select sum(l.damaged_qty) from receipt_lines l where l.record_id = r.id)::integer as damaged_qty,
  (select sum(l.over_qty) from receipt_lines l where l.record_id = r.id)::integer as over_qty,
  case when r.state in ('counting', 'counted', 'closed') then
    (select sum(l.good_qty + l.hold_qty + l.damaged_qty + l.over_qty - l.expected_qty) from receipt_lines l where l.record_id = r.id)::integer end as diff_qty,
  coalesce(r.state in ('counted', 'closed') and
    (select sum(l.good_qty + l.hold_qty + l.damaged_qty + l.over_qty - l.expected_qty) from receipt_lines l where l.record_id = r.id) <> 0, false) as differs,
  nullif(array(select distinct s.sku from receipt_lines l join sku s on s.id = l.sku where l.record_id = r.id order by 1), '{}') as sku_codes,
  nullif(array(select distinct l.po_no from receipt_lines l where l.record_id = r.id and l.po_no <> '-' order by 1), '{}') as po_nos
from receipt r;

-- What a line came to; what is expected stays closed while it is counted blind.
create view receipt_line_shown as
select l.id, 1 as version, l.record_id as receipt, r.receipt_no, r.type, r.source_no, r.container_no, r.warehouse, r.state, l.line_no + 1 as line_no, s.sku as sku_code, l.sku,
  nullif(l.po_no, '-') as po_no, l.po_line, coalesce(l.carton_qty, s.carton_qty) as carton_qty, l.good_qty, l.hold_qty, l.damaged_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null else l.over_qty end as over_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null else l.expected_qty end as expected_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null else l.most_qty end as most_qty,
  case when r.blind and r.state in ('arrived', 'counting') then null
    else greatest(0, l.expected_qty - l.good_qty - l.hold_qty - l.damaged_qty - l.over_qty) end as remaining_qty
from receipt_lines l join receipt r on r.id = l.record_id join sku s on s.id = l.sku;

-- What was scanned at the dock, a row for each line that the pieces fell to.
create table receipt_scan (
  id bigint generated always as identity primary key,
  receipt bigint not null references receipt (id) on delete restrict,
  line_no integer not null,
  scan_key uuid not null,
  code text not null check (length(code) <= 120),
  sku bigint not null references sku (id) on delete restrict,
  good integer not null default 0 check (good >= 0),
  hold integer not null default 0 check (hold >= 0),
  damaged integer not null default 0 check (damaged >= 0),
  over integer not null default 0 check (over >= 0),
  posting_no text,
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  undone_at timestamptz(3),
  photos json,
  check (good + hold + damaged + over > 0)
);
create unique index receipt_scan_key on receipt_scan (scan_key, line_no);
create index receipt_scan_receipt on receipt_scan (receipt, id desc);
create index receipt_scan_sku on receipt_scan (sku);
create index receipt_scan_by on receipt_scan (by, id desc);

create table receipt_difference (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  receipt bigint not null references receipt (id) on delete restrict,
  receipt_no text not null,
  line_no integer,
  diff_type text not null check (diff_type in ('short', 'over', 'wrong_sku', 'damaged')),
  sku bigint references sku (id) on delete restrict,
  code text check (length(code) <= 120),
  warehouse bigint not null references warehouse (id) on delete restrict,
  supplier bigint references supplier (id) on delete restrict,
  expected_qty integer not null check (expected_qty >= 0),
  actual_qty integer not null check (actual_qty >= 0),
  diff_qty integer not null check (diff_qty <> 0),
  unit_cost numeric(18, 4) check (unit_cost >= 0),
  diff_value numeric(20, 4),
  photos json,
  note text check (length(note) <= 500),
  state text not null default 'open' check (state in ('open', 'decided')),
  disposition text check (disposition in ('short_claim', 'short_close', 'over_accept', 'over_return', 'wrong_return', 'damage_claim')),
  reason text check (length(reason) <= 500),
  claim_no text,
  outbound_no text,
  posting_no text,
  round integer not null default 0,
  decided_by bigint references app_user (id),
  decided_at timestamptz(3),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check (sku is not null or code is not null),
  check ((state = 'decided') = (disposition is not null)),
  check ((state = 'decided') = (decided_at is not null))
);
create index receipt_difference_receipt on receipt_difference (receipt, id);
create index receipt_difference_no on receipt_difference (receipt_no, id);
create index receipt_difference_created on receipt_difference (created_at desc, id desc);
create index receipt_difference_open on receipt_difference (state, created_at desc) where state = 'open';
create index receipt_difference_sku on receipt_difference (sku);
create index receipt_difference_warehouse on receipt_difference (warehouse);
create index receipt_difference_supplier on receipt_difference (supplier);
create index receipt_difference_updated on receipt_difference (updated_at, id);

create view receipt_difference_shown as
select d.*, (select s.sku from sku s where s.id = d.sku) as sku_code from receipt_difference d;

-- Claims that differences lead to: drafts, which whoever settles claims takes over.
create table claim (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  claim_no text not null unique,
  party text not null check (party in ('SUPPLIER', 'CARRIER', 'WAREHOUSE', 'INSURER', 'PLATFORM')),
  type text not null check (type in ('QUALITY', 'LOST', 'DAMAGE', 'DELAY', 'OVERCHARGE')),
  supplier bigint references supplier (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  biz_no text not null,
  difference bigint references receipt_difference (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  qty integer not null check (qty > 0),
  currency text not null default 'CNY',
  claimed numeric(20, 4) check (claimed >= 0),
  state text not null default 'DRAFT' check (state in ('DRAFT', 'SUBMITTED', 'NEGOTIATING', 'AGREED', 'RECOVERED', 'REJECTED', 'CLOSED')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create trigger claim_numbered before insert on claim for each row execute function number_document('CL', 'claim_no', 'warehouse');
create unique index claim_difference on claim (difference) where state <> 'CLOSED';
create index claim_supplier on claim (supplier);
create index claim_warehouse on claim (warehouse);
create index claim_sku on claim (sku);
create index claim_biz on claim (biz_no);
