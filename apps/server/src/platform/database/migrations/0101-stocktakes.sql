-- Counts of stock: what is counted, by whom, what was found, who approved it.
create table stocktake (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  stocktake_no text not null unique nulls not distinct,
  type text not null check (type in ('full', 'cycle', 'spot')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  mode text not null default 'lock' check (mode in ('lock', 'live')),
  planned_on date not null,
  area bigint references warehouse_area (id) on delete restrict,
  abc text check (abc in ('A', 'B', 'C')),
  bin_codes text[],
  sku_codes text[],
  counted_before date,
  recount_limit numeric(18, 4) not null default 100 check (recount_limit >= 0),
  counter bigint references app_user (id),
  recounter bigint references app_user (id),
  note text check (length(note) <= 500),
  started_at timestamptz(3),
  manager_by bigint references app_user (id),
  approved_by bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 200),
  posted_at timestamptz(3),
  state text not null default 'draft' check (state in ('draft', 'counting', 'recount', 'review', 'approved', 'posted', 'cancelled')),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  check (recounter <> counter),
  check ((state = 'posted') = (posted_at is not null)),
  check (state not in ('approved', 'posted') or approved_by is not null)
);
create index stocktake_state on stocktake (state, planned_on, id);
create index stocktake_warehouse on stocktake (warehouse, planned_on);
create index stocktake_area on stocktake (area) where area is not null;
create index stocktake_planned on stocktake (planned_on desc, id desc);
create index stocktake_updated on stocktake (updated_at, id);
create trigger stocktake_numbered before insert on stocktake for each row execute function number_document('ST', 'stocktake_no', 'warehouse');

create function complete_stocktake() returns trigger language plpgsql as $$
begin
  new.recount_limit := coalesce(new.recount_limit, 100);
  new.mode := coalesce(new.mode, 'lock');
  return new;
end $$;
create trigger stocktake_completed before insert or update on stocktake for each row execute function complete_stocktake();

-- A SKU in a bin that is counted: pieces by the book where and when it was looked at, up to three counts, what is accepted.
create table stocktake_line (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  stocktake bigint not null references stocktake (id) on delete cascade,
  bin bigint not null references bin (id) on delete restrict,
  sku bigint not null references sku (id) on delete restrict,
  unexpected boolean not null default false,
  book_qty integer check (book_qty >= 0),
  book_seq bigint,
  cost numeric(18, 4) not null default 0 check (cost >= 0),
  counting integer check (counting between 0 and 99999),
  ordered smallint not null default 1 check (ordered between 1 and 3),
  count1 integer check (count1 between 0 and 99999),
  count1_by bigint references app_user (id),
  count2 integer check (count2 between 0 and 99999),
  count2_by bigint references app_user (id) check (count2_by <> count1_by),
  count3 integer check (count3 between 0 and 99999),
  count3_by bigint references app_user (id) check (count3_by <> count1_by and count3_by <> count2_by),
  final integer,
  reason text check (reason in ('miscount', 'unposted', 'misplaced', 'lost', 'found', 'wrong_pack')),
  note text check (length(note) <= 200),
  unique (stocktake, bin, sku)
);
create index stocktake_line_bin on stocktake_line (bin);
create index stocktake_line_sku on stocktake_line (sku, stocktake);

-- A bin that is counted, once for each round.
create table stocktake_bin (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  stocktake bigint not null references stocktake (id) on delete cascade,
  bin bigint not null references bin (id) on delete restrict,
  round smallint not null check (round between 1 and 3),
  opened_by bigint references app_user (id),
  opened_at timestamptz(3),
  submitted_by bigint references app_user (id),
  submitted_at timestamptz(3),
  voided boolean not null default false,
  check ((submitted_at is null) = (submitted_by is null))
);
create unique index stocktake_bin_round on stocktake_bin (stocktake, bin, round) where not voided;
create index stocktake_bin_open on stocktake_bin (bin) where submitted_at is null and not voided;
create index stocktake_bin_counted on stocktake_bin (bin, submitted_at desc) where submitted_at is not null;

create view stocktake_shown as
select s.*,
  (select count(*) from stocktake_line x where x.stocktake = s.id)::integer as lines,
  (select round(100.0 * count(x.submitted_at) / nullif(count(*), 0), 1) from stocktake_bin x where x.stocktake = s.id and not x.voided)::numeric(5, 1) as counted_pct,
  (select count(*) from stocktake_line x where x.stocktake = s.id and x.final <> x.book_qty)::integer as var_lines,
  (select coalesce(sum(x.final - x.book_qty), 0) from stocktake_line x where x.stocktake = s.id)::integer as var_qty,
  (select coalesce(sum(round((x.final - x.book_qty) * x.cost, 4)), 0) from stocktake_line x where x.stocktake = s.id)::numeric(18, 4) as var_value,
  (select coalesce(sum(abs(round((x.final - x.book_qty) * x.cost, 4))), 0) from stocktake_line x where x.stocktake = s.id)::numeric(18, 4) as abs_value,
  (select round(100.0 * count(*) filter (where x.final = x.book_qty) / nullif(count(*), 0), 2) from stocktake_line x where x.stocktake = s.id and x.final is not null)::numeric(7, 2) as line_accuracy,
  (select 100 - round(100 * sum(abs(round((x.final - x.book_qty) * x.cost, 4))) / nullif(sum(x.book_qty * x.cost), 0), 2) from stocktake_line x
    where x.stocktake = s.id and x.final is not null)::numeric(9, 2) as value_accuracy,
  (select case when coalesce(sum(abs(round((x.final - x.book_qty) * x.cost, 4))), 0) <= 500 then 'supervisor'
    when sum(abs(round((x.final - x.book_qty) * x.cost, 4))) <= 5000 then 'manager' else 'finance' end from stocktake_line x where x.stocktake = s.id) as level,
  nullif(concat_ws(' · ', (select a.area_no from warehouse_area a where a.id = s.area), s.abc, array_to_string(s.bin_codes, ', '), array_to_string(s.sku_codes, ', ')), '') as scope
from stocktake s;

create view stocktake_line_shown as
select l.id, l.version, s.id as stocktake, s.stocktake_no, s.type, s.state as stocktake_state, s.warehouse, b.area, l.bin, (select w.code from warehouse w where w.id = s.warehouse) || '/' || b.bin_code as bin_code, l.sku, k.sku as sku_code, l.unexpected,
  case when l.final is not null and s.state in ('review', 'approved', 'posted') then 'settled' when l.final is not null then 'counted' when l.count1 is not null then 'recounting' else 'open' end as line_state,
  l.book_qty, l.book_seq, l.cost, l.count1, l.count1_by, l.count2, l.count2_by, l.count3, l.count3_by, l.final,
  l.final - l.book_qty as var_qty, round((l.final - l.book_qty) * l.cost, 4) as var_value, coalesce(l.final <> l.book_qty, false) as varies, l.reason, l.note
from stocktake_line l join stocktake s on s.id = l.stocktake join bin b on b.id = l.bin join sku k on k.id = l.sku;

-- What people see who count: bins and SKUs, and what they counted themselves. No number of the book stands here.
create view stocktake_count_shown as
select l.id, l.version, s.id as stocktake, s.stocktake_no, s.warehouse, l.bin, r.id as bin_round, r.round, l.sku, k.sku as sku_code, l.unexpected, l.counting as counted,
  case when l.counting is null then 'open' else 'counted' end as line_state, r.opened_by as counter
from stocktake_bin r join stocktake s on s.id = r.stocktake
join stocktake_line l on l.stocktake = r.stocktake and l.bin = r.bin
join sku k on k.id = l.sku
where r.submitted_at is null and not r.voided and s.state in ('counting', 'recount') and l.final is null
  and r.round = case when l.count1 is null then 1 when l.count2 is null then 2 else 3 end;
