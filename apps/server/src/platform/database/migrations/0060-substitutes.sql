-- Which vehicles a SKU fits, and which SKUs stand in for one another.

create table fitment (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  sku bigint not null references sku (id) on delete restrict,
  make text not null,
  model text not null,
  year_from integer not null,
  year_to integer not null check (year_to >= year_from),
  submodel text,
  engine text,
  drive text,
  body_style text,
  position text,
  qty_per_vehicle integer not null default 1 check (qty_per_vehicle >= 1),
  note text,
  source text not null default 'import' check (source in ('OE', 'supplier', 'import')),
  verified boolean not null default false,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create index fitment_sku on fitment (sku);
create index fitment_vehicle on fitment (lower(make), lower(model), year_from);

create table sku_substitute (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  group_no text not null,
  note text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint sku_substitute_period check (effective_to >= effective_from)
);
create unique index sku_substitute_key on sku_substitute (group_no);
create index sku_substitute_updated on sku_substitute (updated_at, id);

create table sku_substitute_members (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku_substitute (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  rank integer not null check (rank >= 1),
  ratio numeric(12, 4) not null check (ratio > 0),
  type text not null,
  stop_date date,
  -- the days on which the group is in use; a group out of use has none
  period daterange not null,
  unique (record_id, line_no) deferrable initially immediate,
  -- a SKU is in one group at a time
  constraint sku_substitute_members_one_group exclude using gist (int8range(sku, sku, '[]') with &&, period with &&)
);
create index sku_substitute_members_sku on sku_substitute_members (sku);

create function period_of_group(of_group sku_substitute) returns daterange language sql immutable as $$
  select case when of_group.status = 1 then daterange(of_group.effective_from, of_group.effective_to, '[]') else 'empty'::daterange end
$$;
create function take_group_period() returns trigger language plpgsql as $$
begin
  select period_of_group(s) into new.period from sku_substitute s where s.id = new.record_id;
  return new;
end $$;
create trigger sku_substitute_members_period before insert on sku_substitute_members for each row execute function take_group_period();
create function give_group_period() returns trigger language plpgsql as $$
begin
  update sku_substitute_members set period = period_of_group(new) where record_id = new.id and period <> period_of_group(new);
  return null;
end $$;
create trigger sku_substitute_gives_period after update of status, effective_from, effective_to on sku_substitute
  for each row execute function give_group_period();
create trigger sku_substitute_past before update on sku_substitute for each row execute function refuse_past_change();

create table material_area (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  market bigint not null references market (id) on delete restrict,
  sku_group bigint not null references sku_substitute (id) on delete restrict,
  main_sku bigint not null references sku (id) on delete restrict,
  policy text not null check (policy in ('whole', 'split')),
  note text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint material_area_period check (effective_to >= effective_from),
  constraint material_area_periods exclude using gist (
    int8range(market, market, '[]') with &&, int8range(sku_group, sku_group, '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index material_area_key on material_area (market, sku_group, effective_from);
create index material_area_sku_group on material_area (sku_group);
create index material_area_main_sku on material_area (main_sku);
create index material_area_updated on material_area (updated_at, id);

create table material_area_order (
  id bigint generated always as identity primary key,
  record_id bigint not null references material_area (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index material_area_order_sku on material_area_order (sku);
create trigger material_area_past before update on material_area for each row execute function refuse_past_change();
create trigger material_area_order_past before update or delete on material_area_order for each row execute function refuse_past_line('material_area');

insert into approval_policy (entity, fields, approver_role) values ('materialArea', '{mainSku}', 'planManager');

-- What of a SKU can be sold in a market: available pieces in its warehouses, without parts of them that sell nothing.
create function market_stock(of_market bigint, of_sku bigint) returns integer language sql stable as $$
  select coalesce(sum(s.qty), 0)::integer
  from stock_balance s
  join warehouse w on w.id = s.warehouse
  join bin b on b.id = s.bin
  join warehouse_area a on a.id = b.area
  join warehouse_child c on c.id = a.child
  where s.sku = of_sku and s.status = 'available' and w.market = of_market and c.sellable
$$;

-- How far the members of a group fit the same vehicles of the same model year: the rule SUB3 of the catalogue.
create function fitment_overlap(of_group bigint) returns numeric language sql stable as $$
  select round(100.0 * count(*) filter (where v.members = (select count(*) from sku_substitute_members m where m.record_id = of_group)) / nullif(count(*), 0), 1)
  from (
    select count(distinct m.sku) as members
    from sku_substitute_members m
    join fitment f on f.sku = m.sku and f.status = 1
    cross join generate_series(f.year_from, f.year_to) as y (year)
    where m.record_id = of_group
    group by y.year, lower(f.make), lower(f.model), lower(coalesce(f.submodel, '')), lower(coalesce(f.engine, '')), coalesce(f.drive, '')
  ) v
$$;

create view sku_substitute_shown as
select s.*,
  (select string_agg(m.rank || '. ' || k.sku || case when m.ratio = 1 then '' else ' ×' || trim_scale(m.ratio) end, '  ' order by m.rank)
    from sku_substitute_members m join sku k on k.id = m.sku where m.record_id = s.id) as members_told,
  nullif(array(select k.sku from sku_substitute_members m join sku k on k.id = m.sku where m.record_id = s.id order by m.rank), '{}') as skus,
  nullif(array(select distinct m.type from sku_substitute_members m where m.record_id = s.id order by 1), '{}') as types,
  fitment_overlap(s.id)::numeric(5, 1) as overlap,
  nullif(array(select distinct k.code from material_area a join market k on k.id = a.market where a.sku_group = s.id and a.status = 1 order by 1), '{}') as markets
from sku_substitute s;

create view material_area_shown as
select a.*,
  (select s.group_no || '/' || k.code from sku_substitute s, market k where s.id = a.sku_group and k.id = a.market) as code,
  (select string_agg(k.sku || ' (' || market_stock(a.market, k.id) || ')', ' › ' order by o.place)
    from (select a.main_sku as sku, -1 as place union all select o.sku, o.line_no from material_area_order o where o.record_id = a.id and o.sku <> a.main_sku) o
    join sku k on k.id = o.sku) as order_told,
  array(select k.sku from sku k where k.id = a.main_sku or k.id in (select o.sku from material_area_order o where o.record_id = a.id) order by 1) as skus
from material_area a;

-- What became of groups and of their main parts, SKU by SKU: written with the history, only ever added to.
create table sku_substitute_log (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  at timestamptz(3) not null,
  by_user bigint references app_user (id),
  market bigint references market (id) on delete restrict,
  group_no text,
  sku text,
  action text not null,
  field text,
  before text,
  after text,
  reason text,
  request_no text
);
create index sku_substitute_log_at on sku_substitute_log (at desc, id desc);
create index sku_substitute_log_market on sku_substitute_log (market);
create index sku_substitute_log_sku on sku_substitute_log (sku);
create index sku_substitute_log_request on sku_substitute_log (request_no) where request_no is not null;
create trigger sku_substitute_log_append_only before update or delete on sku_substitute_log for each row execute function refuse_change();

create function log_substitutes() returns trigger language plpgsql as $$
declare
  change jsonb;
  line jsonb;
  given jsonb;
  entry sku_substitute_log;
  word text := new.action;
  code text;
begin
  entry.at := new.at;
  entry.by_user := new.by_user;
  entry.request_no := new.change_request;
  select r.reason into entry.reason from change_request r where r.request_no = new.change_request;
  select jsonb_object_agg(c ->> 'field', coalesce(c -> 'after', c -> 'before')) into given from jsonb_array_elements(new.changes) as c;
  if new.entity = 'skuSubstitute' then
    select coalesce((select s.group_no from sku_substitute s where s.id = new.record_id), given ->> 'groupNo') into entry.group_no;
  else
    select a.market, s.group_no into entry.market, entry.group_no
    from (select coalesce((select m.market from material_area m where m.id = new.record_id), (given ->> 'market')::bigint) as market,
      coalesce((select m.sku_group from material_area m where m.id = new.record_id), (given ->> 'skuGroup')::bigint) as of_group) a
    left join sku_substitute s on s.id = a.of_group;
  end if;
  for change in select * from jsonb_array_elements(new.changes) loop
    if change ? 'lines' then
      for line in select * from jsonb_array_elements(change -> 'lines') loop
        select k.sku into code from sku k where k.id = (line -> 'key' ->> 'sku')::bigint;
        -- a part that comes or goes is a row, so is each thing that changes of one that stays
        insert into sku_substitute_log (at, by_user, market, group_no, sku, action, field, before, after, reason, request_no)
        select entry.at, entry.by_user, entry.market, entry.group_no, code, word,
          case line ->> 'kind' when 'changed' then c ->> 'field' else change ->> 'field' end,
          case line ->> 'kind' when 'changed' then c ->> 'before' when 'removed' then code end,
          case line ->> 'kind' when 'changed' then c ->> 'after' when 'added' then code end,
          entry.reason, entry.request_no
        from jsonb_array_elements(line -> 'changes') as c
        where line ->> 'kind' = 'changed' or c ->> 'field' = 'sku';
      end loop;
    elsif change ->> 'field' = 'mainSku' then
      -- the part that was the main one and the one that is: a row each
      insert into sku_substitute_log (at, by_user, market, group_no, sku, action, field, before, after, reason, request_no)
      select entry.at, entry.by_user, entry.market, entry.group_no, k.sku,
        case when change ->> 'before' is not null and change ->> 'after' is not null then 'switchMain' else word end, 'mainSku',
        case when side = 'before' then k.sku end, case when side = 'after' then k.sku end, entry.reason, entry.request_no
      from unnest(array['before', 'after']) with ordinality as s (side, place) join sku k on k.id = (change ->> side)::bigint order by place;
    elsif word not in ('add', 'del') and change ->> 'field' not in ('market', 'skuGroup', 'groupNo') then
      insert into sku_substitute_log (at, by_user, market, group_no, action, field, before, after, reason, request_no)
      values (entry.at, entry.by_user, entry.market, entry.group_no, word, change ->> 'field', change ->> 'before', change ->> 'after', entry.reason, entry.request_no);
    end if;
  end loop;
  return null;
end $$;
create trigger audit_log_of_substitutes after insert on audit_log for each row
  when (new.entity in ('skuSubstitute', 'materialArea')) execute function log_substitutes();
