-- The split of what stands ready over its destinations, for one week of departure.
create table distribution_plan (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  plan_no text not null unique,
  depart_week text not null check (depart_week ~ '^\d{4}-W\d{2}$'),
  from_node bigint not null references warehouse (id) on delete restrict,
  channel bigint not null references global_shipping (id) on delete restrict,
  harbour bigint references harbour (id) on delete restrict,
  ship_date date,
  eta_date date check (eta_date >= ship_date),
  horizon_days integer not null default 45 check (horizon_days between 14 and 180),
  equipment text not null default '40HQ' check (equipment in ('20GP', '40GP', '40HQ')),
  supply_cut_at timestamptz(3) not null,
  state text not null default 'draft' check (state in ('draft', 'submitted', 'approved', 'released', 'part_shipped', 'done', 'cancelled')),
  submitter bigint references app_user (id),
  approver bigint references app_user (id),
  approved_at timestamptz(3),
  reject_reason text check (length(reject_reason) <= 500),
  cancel_reason text check (length(cancel_reason) <= 500),
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint distribution_plan_second check (approver is null or (approver is distinct from submitter and approver is distinct from created_by))
);
create index distribution_plan_week on distribution_plan (depart_week desc, id);
create index distribution_plan_from_node on distribution_plan (from_node, depart_week);
create index distribution_plan_channel on distribution_plan (channel);
create index distribution_plan_harbour on distribution_plan (harbour);
create index distribution_plan_state on distribution_plan (state, depart_week);
create index distribution_plan_updated on distribution_plan (updated_at, id);
create trigger distribution_plan_numbered before insert on distribution_plan for each row execute function number_document('DN', 'plan_no', 'from_node');

create table distribution_plan_lines (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  record_id bigint not null references distribution_plan (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  to_node bigint not null references warehouse (id) on delete restrict,
  dest_kind text check (dest_kind in ('overseas', 'fba', 'distributor')),
  cartons integer not null check (cartons between 0 and 9999),
  reason text check (length(reason) <= 200),
  carton_qty integer not null check (carton_qty > 0),
  loose integer not null default 0 check (loose between 0 and 9999),
  need integer not null default 0 check (need >= 0),
  daily_sales numeric(12, 3) not null default 0 check (daily_sales >= 0),
  have integer not null default 0,
  suggested_cartons integer check (suggested_cartons >= 0),
  locked boolean not null default false,
  outbound_no text,
  shipped integer not null default 0 check (shipped >= 0),
  qty integer not null generated always as (cartons * carton_qty + loose) stored,
  unique (record_id, line_no) deferrable initially immediate
);
create unique index distribution_plan_lines_key on distribution_plan_lines (record_id, sku, to_node);
create index distribution_plan_lines_sku on distribution_plan_lines (sku, record_id);
create index distribution_plan_lines_to on distribution_plan_lines (to_node);
create index distribution_plan_lines_outbound on distribution_plan_lines (outbound_no) where outbound_no is not null;

-- A line takes the carton of its SKU and, unless told, the kind of its destination; a change makes it a new version.
create function settle_distribution_line() returns trigger language plpgsql as $$
begin
  if tg_op = 'INSERT' or new.sku <> old.sku then
    new.carton_qty := coalesce((select carton_qty from sku where id = new.sku), 1);
  end if;
  new.dest_kind := coalesce(new.dest_kind, (select case when type = 'fba' then 'fba' else 'overseas' end from warehouse where id = new.to_node));
  if tg_op = 'UPDATE' then
    new.version := old.version + 1;
  end if;
  return new;
end $$;
create trigger distribution_plan_lines_settled before insert or update on distribution_plan_lines for each row execute function settle_distribution_line();

create view distribution_line_shown as
select l.id, l.version, l.record_id as plan, p.plan_no, p.depart_week, p.from_node, p.channel, p.equipment, p.state as plan_state, l.line_no, l.sku, s.sku as sku_code, l.to_node, l.dest_kind,
  l.carton_qty, l.daily_sales::numeric(18, 3) as daily_sales, l.need, l.have, case when l.daily_sales > 0 then round(l.have / l.daily_sales, 1) end::numeric(16, 1) as cover_before,
  l.suggested_cartons, l.cartons, l.loose, l.qty, case when l.daily_sales > 0 then round((l.have + l.qty) / l.daily_sales, 1) end::numeric(16, 1) as cover_after,
  case when l.suggested_cartons is null or l.suggested_cartons <> l.cartons then 'manual' when l.qty >= l.need then 'full' when l.qty > 0 then 'partial' else 'none' end as result,
  l.suggested_cartons is not null and l.suggested_cartons <> l.cartons as changed, l.locked, l.reason,
  coalesce((select greatest(0, i.available - i.promised) from stock_item i where i.warehouse = p.from_node and i.sku = l.sku), 0)::integer as ready,
  s.carton_cbm::numeric(20, 6) as carton_cbm, s.carton_gross_kg as carton_kg, l.outbound_no, l.shipped
from distribution_plan_lines l join distribution_plan p on p.id = l.record_id join sku s on s.id = l.sku;

create view distribution_plan_shown as
select p.*,
  array(select distinct s.sku from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id order by 1) as sku_codes,
  (select count(distinct l.sku) from distribution_plan_lines l where l.record_id = p.id)::integer as skus,
  array(select distinct w.code from distribution_plan_lines l join warehouse w on w.id = l.to_node where l.record_id = p.id order by 1) as destinations,
  coalesce((select sum(l.cartons) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as cartons,
  coalesce((select sum(l.qty) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as qty,
  coalesce((select sum(greatest(0, l.need - l.qty)) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as short_qty,
  coalesce((select sum(l.shipped) from distribution_plan_lines l where l.record_id = p.id), 0)::integer as shipped_qty,
  coalesce((select sum(l.cartons * s.carton_cbm) from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id), 0)::numeric(16, 3) as cbm,
  coalesce((select sum(l.cartons * s.carton_gross_kg) from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id), 0)::numeric(16, 2) as kg,
  coalesce((select round(greatest(
      sum(l.cartons * s.carton_cbm) * 100 / case p.equipment when '20GP' then 28 when '40GP' then 58 else 68 end,
      sum(l.cartons * s.carton_gross_kg) * 100 / case p.equipment when '20GP' then 21000 else 26000 end), 2)
    from distribution_plan_lines l join sku s on s.id = l.sku where l.record_id = p.id), 0)::numeric(12, 2) as fill_pct,
  nullif(array(select distinct l.outbound_no from distribution_plan_lines l where l.record_id = p.id and l.outbound_no is not null order by 1), '{}') as outbound_nos
from distribution_plan p;

insert into status_count (domain, counted_table, counted_column) values ('distributionPlan', 'distribution_plan', 'state');
