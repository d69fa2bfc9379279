-- Areas with the rules that putaway and picking obey; and tasks that bring goods from the dock to their bins.

alter table warehouse_area
  add putaway_seq integer check (putaway_seq between 1 and 9999),
  add pick_seq integer check (pick_seq between 1 and 9999),
  add abc text check (abc in ('A', 'B', 'C')),
  add fill_pct numeric(5, 2) not null default 90 check (fill_pct between 10 and 100),
  add mix_sku boolean not null default true,
  add mix_status boolean not null default false,
  add most_skus integer check (most_skus between 1 and 999),
  add categories text[],
  add dangerous boolean not null default false,
  add temperature text not null default 'ambient' check (temperature in ('ambient', 'cool', 'cold'));

update warehouse_area a set putaway_seq = n.place, pick_seq = n.place
from (select id, 10 * row_number() over (partition by warehouse, use order by area_no collate "C") as place from warehouse_area) n where n.id = a.id;
alter table warehouse_area alter putaway_seq set not null, alter pick_seq set not null;
create unique index warehouse_area_putaway on warehouse_area (warehouse, use, putaway_seq) nulls not distinct;
create index warehouse_area_place on warehouse_area (warehouse, use, putaway_seq, id);
create unique index warehouse_area_pick on warehouse_area (warehouse, use, pick_seq) nulls not distinct;

-- What nobody says of an area: the next numbers of its use, and the usual rules.
create function complete_area() returns trigger language plpgsql as $$
begin
  new.putaway_seq := coalesce(new.putaway_seq, (select least(max(putaway_seq) + 10, 9999) from warehouse_area where warehouse = new.warehouse and use = new.use), 10);
  new.pick_seq := coalesce(new.pick_seq, (select least(max(pick_seq) + 10, 9999) from warehouse_area where warehouse = new.warehouse and use = new.use), 10);
  new.fill_pct := coalesce(new.fill_pct, 90);
  new.mix_sku := coalesce(new.mix_sku, true);
  new.mix_status := coalesce(new.mix_status, false);
  new.dangerous := coalesce(new.dangerous, false);
  new.temperature := coalesce(new.temperature, 'ambient');
  return new;
end $$;
create trigger warehouse_area_completed before insert or update on warehouse_area for each row execute function complete_area();

-- Goods under way lie in one virtual bin.
create function one_transit_bin() returns trigger language plpgsql as $$
begin
  if (select use from warehouse_area where id = new.area) = 'transit' and exists (select from bin where area = new.area and id <> new.id) then
    raise exception using errcode = '23514', constraint = 'bin_one_transit_bin', message = 'the area has its bin already';
  end if;
  return new;
end $$;
create trigger bin_one_in_transit before insert or update of area on bin for each row execute function one_transit_bin();

create or replace view warehouse_area_shown as
select a.id, a.version, a.status, a.warehouse, a.area_no, a.child, a.use, a.name_zh, a.name_en, a.created_by, a.created_at, a.updated_by, a.updated_at,
  (select w.code from warehouse w where w.id = a.warehouse) || '/' || a.area_no as code,
  (select count(*) from bin b where b.area = a.id and b.status = 1)::integer as bins,
  (select count(*) from bin b where b.area = a.id and b.status = 1 and b.locked)::integer as locked_bins,
  (select coalesce(sum(s.qty), 0) from stock_balance s join bin b on b.id = s.bin where b.area = a.id)::integer as qty,
  round(100 * (select sum(s.qty * k.carton_cbm / k.carton_qty) from stock_balance s join bin b on b.id = s.bin join sku k on k.id = s.sku where b.area = a.id)
    / (select nullif(sum(b.max_cbm), 0) from bin b where b.area = a.id and b.status = 1), 1)::numeric(12, 1) as used_pct,
  a.putaway_seq, a.pick_seq, a.abc, a.fill_pct, a.mix_sku, a.mix_status, a.most_skus, a.categories, a.dangerous, a.temperature
from warehouse_area a;

create table putaway (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  putaway_no text not null unique nulls not distinct,
  receipt_no text not null check (length(receipt_no) between 1 and 60),
  warehouse bigint not null references warehouse (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  from_bin bigint not null references bin (id) on delete restrict,
  stock_status text not null check (stock_status in ('available', 'qc_hold', 'damaged')),
  qty integer not null check (qty between 1 and 999999),
  done_qty integer not null default 0 check (done_qty between 0 and qty),
  assignee bigint references app_user (id),
  reason text check (length(reason) <= 200),
  ended_at timestamptz(3),
  state text not null default 'open' check (state in ('open', 'doing', 'done', 'cancelled')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  foreign key (from_bin, warehouse) references bin (id, warehouse),
  check ((state in ('done', 'cancelled')) = (ended_at is not null)),
  check ((state = 'done') = (done_qty = qty)),
  check (state <> 'open' or done_qty = 0)
);
create index putaway_receipt on putaway (receipt_no);
create index putaway_state on putaway (state, created_at, id);
create index putaway_created on putaway (created_at, id);
create index putaway_warehouse on putaway (warehouse, created_at);
create index putaway_sku on putaway (sku);
create index putaway_from on putaway (from_bin) where state in ('open', 'doing');
create index putaway_assignee on putaway (assignee) where assignee is not null;
create index putaway_updated on putaway (updated_at, id);
create trigger putaway_numbered before insert on putaway for each row execute function number_document('PW', 'putaway_no', 'warehouse');

-- Where it should go: pieces for bins that are still to be brought there.
create table putaway_suggested (
  id bigint generated always as identity primary key,
  record_id bigint not null references putaway (id) on delete cascade,
  line_no integer not null,
  bin bigint not null references bin (id) on delete restrict,
  qty integer not null check (qty > 0),
  unique (record_id, line_no) deferrable initially immediate
);
create index putaway_suggested_bin on putaway_suggested (bin);

-- Where it went.
create table putaway_done (
  id bigint generated always as identity primary key,
  record_id bigint not null references putaway (id) on delete cascade,
  line_no integer not null,
  bin bigint not null references bin (id) on delete restrict,
  qty integer not null check (qty > 0),
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  unique (record_id, line_no) deferrable initially immediate
);
create index putaway_done_bin on putaway_done (bin);
