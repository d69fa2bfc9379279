-- What Amazon tells of a whole file once, by who takes it in: the shop, the site, the day.
alter table import_task add column given jsonb;

-- Numbers that Amazon sets, from day to day.
create table fba_parameter (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  parameter text not null check (parameter in ('inbound_claim_days', 'warehouse_claim_days', 'box_side_cm', 'box_weight_kg')),
  value numeric(18, 3) not null check (value > 0),
  effective_from date not null,
  effective_to date,
  source text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_parameter_period check (effective_to >= effective_from),
  constraint fba_parameter_periods exclude using gist (
    int4range(hashtext(parameter), hashtext(parameter), '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index fba_parameter_key on fba_parameter (parameter, effective_from);
create index fba_parameter_from on fba_parameter (effective_from, id);
create index fba_parameter_updated on fba_parameter (updated_at, id);

insert into fba_parameter (parameter, value, effective_from, effective_to, source) values
  ('inbound_claim_days', 270, '2020-01-01', null, 'Shipment lost on the way in: nine months after delivery'),
  ('warehouse_claim_days', 540, '2020-01-01', '2024-10-22', 'Lost or damaged in a centre: 18 months'),
  ('warehouse_claim_days', 60, '2024-10-23', null, 'Lost or damaged in a centre: 60 days after the report'),
  ('box_side_cm', 63.5, '2020-01-01', null, '25 inches'),
  ('box_weight_kg', 22.68, '2020-01-01', null, '50 pounds');

create function fba_parameter_on(of_parameter text, on_day date) returns numeric language sql stable as $$
  select value from fba_parameter where parameter = of_parameter and status = 1 and on_day between effective_from and coalesce(effective_to, 'infinity')
$$;

-- The warehouse that stands for Amazon's: of the shop and the centre, else of the shop in the centre's country or the country named.
-- The SKU that an FNSKU of a shop stands for on a day.
create function fba_sku_on(of_store bigint, of_fnsku text, on_day date) returns table (sku bigint, qty_per integer) language sql stable as $$
  select f.sku, f.qty_per from fba_map f where f.store = of_store and f.fnsku = of_fnsku and f.status = 1
    and on_day between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1
$$;

create function fba_warehouse(of_store bigint, place text) returns bigint language sql stable as $$
  select w.id from warehouse w join amazon_warehouse a on a.id = w.fba_center join country c on c.id = w.country
  where w.type = 'fba' and w.status = 1 and w.store = of_store
    and (a.center = place or c.iso2 = place or w.country = (select x.country from amazon_warehouse x where x.center = place))
  order by (a.center = place) desc, w.id limit 1
$$;

-- What stock Amazon tells of a seller's SKU at the end of a day, in all or in a country.
create table fba_stock (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  msku text not null,
  fnsku text,
  asin text,
  title text,
  condition text,
  country bigint references country (id) on delete restrict,
  snapshot_at date not null,
  fulfillable integer not null default 0 check (fulfillable >= 0),
  reserved integer check (reserved >= 0),
  reserved_orders integer check (reserved_orders >= 0),
  reserved_transfers integer check (reserved_transfers >= 0),
  reserved_processing integer check (reserved_processing >= 0),
  inbound_working integer check (inbound_working >= 0),
  inbound_shipped integer check (inbound_shipped >= 0),
  inbound_receiving integer check (inbound_receiving >= 0),
  unfulfillable integer check (unfulfillable >= 0),
  customer_damaged integer check (customer_damaged >= 0),
  warehouse_damaged integer check (warehouse_damaged >= 0),
  distributor_damaged integer check (distributor_damaged >= 0),
  carrier_damaged integer check (carrier_damaged >= 0),
  defective integer check (defective >= 0),
  expired integer check (expired >= 0),
  researching integer check (researching >= 0),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fba_stock_key on fba_stock (store, site, msku, snapshot_at, country) nulls not distinct;
create index fba_stock_newest on fba_stock (store, site, (country is null), snapshot_at desc);
create index fba_stock_msku on fba_stock (msku collate "C", id);
create index fba_stock_site on fba_stock (site);
create index fba_stock_country on fba_stock (country);
create index fba_stock_day on fba_stock (snapshot_at desc, id);

-- Listings of one SKU share its pieces in our book: the others are held to have what Amazon tells of them, the first one has the rest.
create view fba_stock_shown as
with
  newest as (
    select p.store, p.site, k.whole, d.day from (select distinct store, site from store_site) p
    cross join (values (true), (false)) k (whole)
    cross join lateral (select max(x.snapshot_at) as day from fba_stock x where x.store = p.store and x.site = p.site and (x.country is null) = k.whole) d
    where d.day is not null
  ),
  held as (
    select s.id, s.store, i.country, m.sku, (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0)) * m.qty_per as own
    from newest n join fba_stock s on s.store = n.store and s.site = n.site and s.snapshot_at = n.day and s.country is null
    join site i on i.id = s.site
    cross join lateral (select f.sku, f.qty_per from fba_map f where f.store = s.store and f.site = s.site and f.msku = s.msku and f.status = 1
      and s.snapshot_at between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1) m
    where n.whole
  ),
  shared as (
    select h.*, row_number() over (partition by h.store, h.country, h.sku order by h.id) as place, sum(h.own) over (partition by h.store, h.country, h.sku) as together
    from held h
  ),
  booked as (
    select h.id, h.own, case when h.place = 1 then b.qty - (h.together - h.own) else h.own end as ledger
    from shared h cross join lateral (
      select sum(coalesce(k.available + k.reserved + k.qc_hold + k.damaged, 0))::integer as qty from warehouse w
      left join stock_item k on k.warehouse = w.id and k.sku = h.sku
      where w.type = 'fba' and w.status = 1 and w.store = h.store and w.country = h.country
    ) b where b.qty is not null
  )
select s.*, m.code as sku, m.code is null as unmapped,
  exists (select from newest n where n.store = s.store and n.site = s.site and n.whole = (s.country is null) and n.day = s.snapshot_at) as latest,
  (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0))::integer as on_hand,
  (s.fulfillable + coalesce(s.reserved, 0) + coalesce(s.unfulfillable, 0) + coalesce(s.inbound_working, 0) + coalesce(s.inbound_shipped, 0)
    + coalesce(s.inbound_receiving, 0) + coalesce(s.researching, 0))::integer as total,
  b.ledger::integer as ledger, (b.own - b.ledger)::integer as difference, coalesce(b.own <> b.ledger, false) as differs
from fba_stock s
left join booked b on b.id = s.id
left join lateral (select k.sku as code from fba_map f join sku k on k.id = f.sku where f.store = s.store and f.site = s.site and f.msku = s.msku
  and f.status = 1 and s.snapshot_at between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1) m on true;

-- Shipments to Amazon, from plan to closed.
create table fba_shipment (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  shipment_id text not null,
  name text,
  store bigint not null references store (id) on delete restrict,
  center bigint not null references amazon_warehouse (id) on delete restrict,
  amazon_status text not null check (amazon_status in ('WORKING', 'READY_TO_SHIP', 'SHIPPED', 'IN_TRANSIT', 'DELIVERED', 'CHECKED_IN', 'RECEIVING',
    'CLOSED', 'CANCELLED', 'DELETED', 'ERROR')),
  outbound_no text,
  shipment_no text,
  delivered_at date,
  closed_at date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fba_shipment_key on fba_shipment (shipment_id);
create index fba_shipment_store on fba_shipment (store);
create index fba_shipment_center on fba_shipment (center);
create index fba_shipment_outbound on fba_shipment (outbound_no) where outbound_no is not null;
create index fba_shipment_updated on fba_shipment (updated_at, id);
create index fba_shipment_status on fba_shipment (amazon_status, id);

create table fba_shipment_items (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_shipment (id) on delete cascade,
  line_no integer not null,
  msku text not null,
  fnsku text,
  qty_shipped integer not null check (qty_shipped between 0 and 999999),
  qty_received integer check (qty_received between 0 and 999999),
  unique (record_id, line_no) deferrable initially immediate
);
create table fba_shipment_boxes (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_shipment (id) on delete cascade,
  line_no integer not null,
  box_no integer not null check (box_no between 1 and 999999),
  units integer not null check (units between 1 and 99999),
  length_cm numeric(18, 2) check (length_cm > 0),
  width_cm numeric(18, 2) check (width_cm > 0),
  height_cm numeric(18, 2) check (height_cm > 0),
  weight_kg numeric(18, 3) check (weight_kg > 0),
  oversize boolean,
  unique (record_id, line_no) deferrable initially immediate
);


-- What of a shipment is still to be followed by our own book and by its cases, and why that was refused.
create table fba_shipment_following (
  shipment bigint primary key references fba_shipment (id) on delete cascade,
  unsettled boolean not null default true,
  refused text
);
create index fba_shipment_unsettled on fba_shipment_following (shipment) where unsettled;

create function unsettle_fba_shipment() returns trigger language plpgsql as $$
begin
  insert into fba_shipment_following (shipment)
  select s.id from fba_shipment s where s.id = (coalesce(to_jsonb(new), to_jsonb(old)) ->> tg_argv[0])::bigint
  on conflict (shipment) do update set unsettled = true;
  return null;
end $$;
create trigger fba_shipment_made after insert on fba_shipment for each row execute function unsettle_fba_shipment('id');
create trigger fba_shipment_changed after update on fba_shipment for each row when (old.amazon_status <> new.amazon_status) execute function unsettle_fba_shipment('id');
create trigger fba_shipment_items_changed after insert or update or delete on fba_shipment_items for each row execute function unsettle_fba_shipment('record_id');

-- A shipment whose receipts were booked stays.
create function keep_booked_fba_shipment() returns trigger language plpgsql as $$
begin
  if exists (select from stock_posting where doc_type = 'fba_shipment' and doc_no = old.shipment_id) then
    raise exception using errcode = '23503', message = 'receipts of the shipment were booked';
  end if;
  return old;
end $$;
create trigger fba_shipment_kept before delete on fba_shipment for each row execute function keep_booked_fba_shipment();

-- Lines of shipments by the SKU that they are: how many were shipped and came in, in pieces of the SKU, and what our own book took over.
create view fba_shipment_pieces as
select t.id as shipment, t.shipment_id, t.store, i.line_no, i.msku, coalesce(i.fnsku, m.fnsku) as fnsku, m.sku, i.qty_shipped, coalesce(i.qty_received, 0) as qty_received, m.qty_per
from fba_shipment t join fba_shipment_items i on i.record_id = t.id
left join lateral (select f.sku, f.fnsku, f.qty_per from fba_map f where f.store = t.store and f.msku = i.msku and f.status = 1
  and t.created_at::date between f.effective_from and coalesce(f.effective_to, 'infinity') order by f.id limit 1) m on true;

-- Spans of Amazon's ledger, as it was delivered, and whether our own book followed.
create table fba_ledger_line (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  period_from date not null,
  period_to date not null,
  fnsku text not null,
  msku text,
  asin text,
  title text,
  disposition text not null,
  location text not null,
  starting integer not null,
  in_transit integer,
  receipts integer not null default 0,
  shipments integer not null default 0,
  returns integer not null default 0,
  vendor_returns integer not null default 0,
  transfers integer not null default 0,
  found integer not null default 0,
  lost integer not null default 0,
  damaged integer not null default 0,
  disposed integer not null default 0,
  other integer not null default 0,
  unknown integer not null default 0,
  ending integer not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check (period_from <= period_to),
  constraint fba_ledger_line_spans exclude using gist (
    int8range(store, store, '[]') with &&, int4range(hashtext(fnsku || '/' || disposition || '/' || location), hashtext(fnsku || '/' || disposition || '/' || location), '[]') with &&,
    daterange(period_from, period_to, '[]') with &&)
);
create unique index fba_ledger_line_key on fba_ledger_line (store, period_to, fnsku, disposition, location);
create index fba_ledger_line_fnsku on fba_ledger_line (store, fnsku, period_to);
create index fba_ledger_line_period on fba_ledger_line (period_to desc, id);

-- Whether our own book followed a span, or why not.
create table fba_ledger_booking (
  line bigint primary key references fba_ledger_line (id) on delete cascade,
  booked_at timestamptz(3),
  refused text,
  check ((booked_at is null) <> (refused is null))
);

-- What our own book took over stays as it was delivered.
create function keep_booked_fba_line() returns trigger language plpgsql as $$
begin
  if not exists (select from fba_ledger_booking b where b.line = old.id and b.booked_at is not null) then
    return case tg_op when 'DELETE' then old else new end;
  elsif tg_op = 'DELETE' then
    raise exception using errcode = '23503', message = 'the line was booked';
  elsif (new.store, new.period_from, new.period_to, new.fnsku, new.disposition, new.location, new.starting, new.receipts, new.shipments, new.returns, new.vendor_returns,
      new.transfers, new.found, new.lost, new.damaged, new.disposed, new.other, new.unknown, new.ending)
    is distinct from (old.store, old.period_from, old.period_to, old.fnsku, old.disposition, old.location, old.starting, old.receipts, old.shipments, old.returns,
      old.vendor_returns, old.transfers, old.found, old.lost, old.damaged, old.disposed, old.other, old.unknown, old.ending) then
    raise exception using errcode = '23514', constraint = 'fba_ledger_line_booked_line', message = 'the line was booked';
  end if;
  return new;
end $$;
create trigger fba_ledger_line_kept before update or delete on fba_ledger_line for each row execute function keep_booked_fba_line();

-- What is claimed from Amazon.
create table fba_case (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  case_no text not null unique,
  type text not null check (type in ('inbound_short', 'inbound_over', 'wh_lost', 'wh_damaged', 'return_missing', 'unbalanced')),
  store bigint not null references store (id) on delete restrict,
  warehouse bigint references warehouse (id) on delete restrict,
  source_no text not null,
  fnsku text,
  msku text,
  sku bigint references sku (id) on delete restrict,
  qty integer not null check (qty >= 0),
  deadline date,
  state text not null default 'open' check (state in ('open', 'filed', 'reimbursed', 'rejected', 'expired', 'closed')),
  amazon_case_id text,
  filed_at date,
  reimbursed_qty integer check (reimbursed_qty >= 0),
  reimbursed_amount numeric(18, 2) check (reimbursed_amount >= 0),
  currency text,
  reason text,
  closed_at date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index fba_case_source on fba_case (source_no);
create index fba_case_amazon on fba_case (store, amazon_case_id) where amazon_case_id is not null;
create index fba_case_store on fba_case (store);
create index fba_case_warehouse on fba_case (warehouse);
create index fba_case_sku on fba_case (sku);
create index fba_case_deadline on fba_case (deadline, id);
create index fba_case_updated on fba_case (updated_at, id);
create trigger fba_case_numbered before insert on fba_case for each row execute function number_document('FC', 'case_no', 'warehouse');

-- What Amazon paid back, and which span of the ledger it settles.
create table fba_reimbursement (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  reimbursement_id text not null,
  approved_at date not null,
  amazon_case_id text,
  order_id text,
  reason text not null,
  msku text,
  fnsku text not null,
  asin text,
  title text,
  condition text,
  currency text not null,
  amount_per_unit numeric(18, 2),
  amount_total numeric(18, 2) not null,
  qty_cash integer,
  qty_inventory integer,
  qty_total integer not null,
  original_id text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index fba_reimbursement_key on fba_reimbursement (store, reimbursement_id, fnsku, msku) nulls not distinct;
create index fba_reimbursement_day on fba_reimbursement (approved_at desc, id);
create index fba_reimbursement_fnsku on fba_reimbursement (store, fnsku);

create table fba_settlement (
  reimbursement bigint primary key references fba_reimbursement (id) on delete cascade,
  ledger_line bigint not null references fba_ledger_line (id) on delete cascade
);
create index fba_settlement_line on fba_settlement (ledger_line);
create view fba_reimbursement_shown as
select r.*, 'FL' || s.ledger_line as settles from fba_reimbursement r left join fba_settlement s on s.reimbursement = r.id;

create view fba_ledger_line_shown as
select t.*, 'FL' || t.id as line_no, m.sku, b.booked_at, b.refused, c.computed, (t.ending - c.computed)::integer as gap, coalesce(r.units, 0)::integer as reimbursed, r.amount as reimbursed_amount,
  r.currency, c.claimable, f.fault as diff_type, k.state as case_status,
  case when b.booked_at is not null then 'booked' when b.refused is not null then 'waits' else 'open' end as booking,
  case when t.lost < 0 or t.damaged < 0 then t.period_to + fba_parameter_on('warehouse_claim_days', t.period_to)::integer end as claim_deadline
from fba_ledger_line t
left join lateral (select sum(x.qty_total) as units, case when count(distinct x.currency) = 1 then sum(x.amount_total) end as amount,
  case when count(distinct x.currency) = 1 then min(x.currency) end as currency from fba_settlement s join fba_reimbursement x on x.id = s.reimbursement where s.ledger_line = t.id) r on true
left join fba_ledger_booking b on b.line = t.id
left join lateral (select s.sku from fba_sku_on(t.store, t.fnsku, t.period_to) f join sku s on s.id = f.sku) m on true
left join lateral (select x.state from fba_case x where x.source_no = 'FL' || t.id order by x.id desc limit 1) k on true
cross join lateral (select
  (t.starting + t.receipts + t.shipments + t.returns + t.vendor_returns + t.transfers + t.found + t.lost + t.damaged + t.disposed + t.other + t.unknown)::integer as computed,
  greatest(0, - t.lost - t.found - coalesce(r.units, 0))::integer as claimable) c
cross join lateral (select case when t.ending <> c.computed then 'unbalanced' when b.refused is not null then 'negative_wait'
  when c.claimable > 0 then 'wh_lost' when upper(t.disposition) = 'SELLABLE' and t.damaged < 0 and coalesce(r.units, 0) = 0 then 'wh_damaged' end as fault) f;

create view fba_shipment_shown as
select t.*, (select w.code from warehouse w where w.id = fba_warehouse(t.store, a.center)) as warehouse, coalesce(b.boxes, 0)::integer as boxes_count, coalesce(i.shipped, 0)::integer as shipped,
  coalesce(i.received, 0)::integer as received, (coalesce(i.received, 0) - coalesce(i.shipped, 0))::integer as diff,
  case when i.shipped > 0 then round(i.received * 100.0 / i.shipped, 2) end::numeric(9, 2) as receive_percent,
  case when t.amazon_status in ('DELIVERED', 'CHECKED_IN', 'RECEIVING', 'CLOSED') then greatest(0, coalesce(i.shipped, 0) - coalesce(i.received, 0) - c.claimed) else 0 end::integer as claimable,
  case when t.delivered_at is not null and coalesce(i.received, 0) < i.shipped then t.delivered_at + fba_parameter_on('inbound_claim_days', t.delivered_at)::integer end as claim_deadline,
  g.refused, g.refused is not null as waits,
  coalesce(i.shipped, 0) - coalesce(i.received, 0) - c.claimed > 0 and t.amazon_status in ('DELIVERED', 'CHECKED_IN', 'RECEIVING', 'CLOSED') as short
from fba_shipment t join amazon_warehouse a on a.id = t.center
left join fba_shipment_following g on g.shipment = t.id
left join lateral (select count(*) as boxes from fba_shipment_boxes x where x.record_id = t.id) b on true
left join lateral (select sum(x.qty_shipped) as shipped, sum(x.qty_received) as received from fba_shipment_items x where x.record_id = t.id) i on true
cross join lateral (select coalesce(sum(x.qty), 0) as claimed from fba_case x where x.source_no = t.shipment_id) c;
