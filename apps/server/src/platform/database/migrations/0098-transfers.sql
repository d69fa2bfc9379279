-- Goods on their way from one warehouse to another one.
create table transfer_order (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  transfer_no text not null unique,
  from_warehouse bigint not null references warehouse (id) on delete restrict,
  to_warehouse bigint not null references warehouse (id) on delete restrict,
  channel bigint references logistics_channel (id) on delete restrict,
  eta date,
  note text check (length(note) <= 500),
  state text not null default 'draft' check (state in
    ('draft', 'submitted', 'approved', 'picking', 'shipped', 'part_received', 'received', 'closed', 'cancelled')),
  applicant bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  shipped_at timestamptz(3),
  closed_at timestamptz(3),
  close_reason text check (length(close_reason) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index transfer_order_file on transfer_order (from_warehouse, to_warehouse, transfer_no);
create index transfer_order_due on transfer_order (eta, id);
create index transfer_order_to on transfer_order (to_warehouse, eta);
create index transfer_order_channel on transfer_order (channel);
create index transfer_order_state on transfer_order (state, eta);
create index transfer_order_shipped on transfer_order (shipped_at desc) where shipped_at is not null;
create trigger transfer_order_numbered before insert on transfer_order for each row execute function number_document('TF', 'transfer_no', 'from_warehouse');

create table transfer_order_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references transfer_order (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty between 1 and 99999),
  shipped_qty integer check (shipped_qty between 0 and qty),
  received_qty integer check (received_qty >= 0),
  lost_qty integer check (lost_qty >= 0),
  unique (record_id, line_no) deferrable initially immediate,
  check (coalesce(received_qty, 0) + coalesce(lost_qty, 0) <= coalesce(shipped_qty, 0))
);
create index transfer_order_lines_sku on transfer_order_lines (sku, record_id);

create view transfer_order_shown as
select o.*,
  (select array_agg(distinct k.sku) from transfer_order_lines n join sku k on k.id = n.sku where n.record_id = o.id) as skus,
  (select sum(n.qty) from transfer_order_lines n where n.record_id = o.id)::integer as qty,
  (select coalesce(sum(n.shipped_qty), 0) from transfer_order_lines n where n.record_id = o.id)::integer as shipped_qty,
  (select coalesce(sum(n.received_qty), 0) from transfer_order_lines n where n.record_id = o.id)::integer as received_qty,
  (select coalesce(sum(n.shipped_qty), 0) - coalesce(sum(n.received_qty), 0) - coalesce(sum(n.lost_qty), 0) from transfer_order_lines n where n.record_id = o.id)::integer as in_transit,
  (select coalesce(sum(n.lost_qty), 0) from transfer_order_lines n where n.record_id = o.id)::integer as loss_qty,
  (select b.outbound_no from outbound b where b.source_type = 'transfer' and b.source_no = o.transfer_no order by b.id desc limit 1) as outbound_no,
  (select r.receipt_no from receipt r where r.type = 'transfer' and r.source_no = o.transfer_no order by r.id desc limit 1) as receipt_no
from transfer_order o;

-- A transfer is being picked while its outbound is, whoever leads that on; the history tells of it.
create function pick_transfer() returns trigger language plpgsql as $$
declare
  busy boolean := new.status in ('picking', 'picked', 'packing', 'packed');
  was text := case when busy then 'approved' else 'picking' end;
  becomes text := case when busy then 'picking' else 'approved' end;
begin
  if new.status in ('shipped', 'cancelled', 'held') then return new; end if;
  with led as (
    update transfer_order set state = becomes, version = version + 1, updated_by = new.updated_by, updated_at = new.updated_at
    where transfer_no = new.source_no and state = was
      and not exists (select from transfer_order_lines n where n.record_id = transfer_order.id and n.shipped_qty > 0) returning id, version
  )
  insert into audit_log (entity, record_id, action, version, by_user, at, changes, transition)
  select 'transferOrder', id, 'state', version, new.updated_by, new.updated_at,
    jsonb_build_array(jsonb_build_object('field', 'state', 'before', was, 'after', becomes)), case when busy then 'pick' else 'unpick' end from led;
  return new;
end $$;
create trigger outbound_picks_transfer after update of status on outbound for each row
  when (new.source_type = 'transfer' and new.status is distinct from old.status) execute function pick_transfer();

insert into status_count (domain, counted_table, counted_column) values ('transferOrder', 'transfer_order', 'state');
