-- Which stocked parts, and how many, stand behind what is offered on the platforms, and what is wrong with that.

create table sku_map (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  platform text not null check (platform in ('amazon', 'ebay', 'walmart', 'partsgeek', 'shopify', 'offline')),
  site bigint references site (id) on delete restrict,
  store bigint references store (id) on delete restrict,
  seller_sku text not null,
  note text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint sku_map_period check (effective_to >= effective_from),
  constraint sku_map_periods exclude using gist (
    code_range(platform || ' ' || coalesce(site, 0)::text || ' ' || coalesce(store, 0)::text || ' ' || seller_sku, platform || ' ' || coalesce(site, 0)::text || ' ' || coalesce(store, 0)::text || ' ' || seller_sku, '[]') with &&,
    daterange(effective_from, effective_to, '[]') with &&) where (status = 1)
);
create unique index sku_map_key on sku_map (platform, site, store, seller_sku, effective_from) nulls not distinct;
create index sku_map_site on sku_map (site);
create index sku_map_store on sku_map (store);
create index sku_map_seller_sku on sku_map (seller_sku collate "C", id);
create index sku_map_updated on sku_map (updated_at, id);
create trigger sku_map_past before update on sku_map for each row execute function refuse_past_change();

create table sku_map_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku_map (id) on delete cascade,
  line_no integer not null,
  sku bigint not null references sku (id) on delete restrict,
  qty integer not null check (qty >= 1),
  revenue_share numeric(9, 4) check (revenue_share between 0 and 100),
  unique (record_id, line_no) deferrable initially immediate
);
create index sku_map_lines_sku on sku_map_lines (sku);
create trigger sku_map_lines_past before update or delete on sku_map_lines for each row execute function refuse_past_line('sku_map');

create table pt_sku (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  seller_sku text not null,
  item_id text,
  fulfilment text not null check (fulfilment in ('fba', 'fbm', 'wfs', 'b2b')),
  title text,
  listing_status text check (listing_status in ('active', 'inactive', 'incomplete', 'suppressed', 'stranded', 'deleted')),
  manager bigint references app_user (id),
  ignore_reason text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index pt_sku_key on pt_sku (store, site, seller_sku);
create index pt_sku_site on pt_sku (site);
create index pt_sku_seller_sku on pt_sku (seller_sku collate "C", id);
create index pt_sku_item_id on pt_sku (item_id collate "C", id);
create index pt_sku_updated on pt_sku (updated_at, id);

create table fba_map (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  msku text not null,
  fnsku text not null,
  asin text not null,
  sku bigint not null references sku (id) on delete restrict,
  qty_per integer not null check (qty_per >= 1),
  label_type text check (label_type in ('fnsku', 'manufacturer')),
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_map_period check (effective_to >= effective_from)
);
create unique index fba_map_key on fba_map (store, site, fnsku);
create index fba_map_site on fba_map (site);
create index fba_map_sku on fba_map (sku);
create index fba_map_msku on fba_map (msku collate "C", id);
create index fba_map_fnsku on fba_map (fnsku collate "C", id);
create index fba_map_updated on fba_map (updated_at, id);

create table fba_pool (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  pool_code text not null,
  store bigint not null references store (id) on delete restrict,
  kind text not null check (kind in ('single', 'paneu', 'narf')),
  home_site bigint not null references site (id) on delete restrict,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint fba_pool_period check (effective_to >= effective_from)
);
create unique index fba_pool_key on fba_pool (pool_code);
create index fba_pool_store on fba_pool (store);
create index fba_pool_home_site on fba_pool (home_site);
create index fba_pool_updated on fba_pool (updated_at, id);

create table fba_pool_sites (
  id bigint generated always as identity primary key,
  record_id bigint not null references fba_pool (id) on delete cascade,
  line_no integer not null,
  site bigint not null references site (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index fba_pool_sites_site on fba_pool_sites (site);

-- A store-site is in one pool at a time, however two write at once.
create function one_pool_at_a_time() returns trigger language plpgsql as $$
declare
  own bigint := case when tg_table_name = 'fba_pool' then to_jsonb(new) ->> 'id' else to_jsonb(new) ->> 'record_id' end;
begin
  perform pg_advisory_xact_lock(hashtext('fba_pool'));
  if exists (
    select from fba_pool p join fba_pool_sites s on s.record_id = p.id
      join fba_pool o on o.store = p.store and o.id <> p.id and o.status = 1
        and daterange(o.effective_from, o.effective_to, '[]') && daterange(p.effective_from, p.effective_to, '[]')
      join fba_pool_sites t on t.record_id = o.id and t.site = s.site
    where p.id = own and p.status = 1) then
    raise exception using errcode = '23514', constraint = 'fba_pool_two_pools', message = 'a store-site is in two pools';
  end if;
  return null;
end $$;
create constraint trigger fba_pool_one after insert or update on fba_pool deferrable initially deferred for each row execute function one_pool_at_a_time();
create constraint trigger fba_pool_sites_one after insert or update on fba_pool_sites deferrable initially deferred for each row execute function one_pool_at_a_time();

create table pt_sku_exception (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  rule text not null check (rule in ('unmapped', 'R2', 'R3', 'R4', 'R7')),
  level text not null check (level in ('high', 'mid', 'low')),
  store bigint not null references store (id) on delete restrict,
  site bigint not null references site (id) on delete restrict,
  seller_sku text not null,
  skus text[],
  detail text,
  state text not null check (state in ('open', 'doing', 'done', 'ignored')),
  first_at timestamptz(3) not null,
  handler bigint references app_user (id),
  handled_at timestamptz(3),
  ended_by text check (ended_by in ('person', 'check')),
  result text,
  ignored_until date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index pt_sku_exception_key on pt_sku_exception (rule, store, site, seller_sku);
create index pt_sku_exception_store on pt_sku_exception (store);
create index pt_sku_exception_site on pt_sku_exception (site);
create index pt_sku_exception_first on pt_sku_exception (first_at, id);

-- The last day on which the exceptions were worked out by themselves: whoever moves it does the work.
create table nightly_run (
  job text primary key,
  ran_on date not null
);

-- The map that holds for a listing on a day: the rule B6 of the catalogue.
create function map_in_force(of_store bigint, of_site bigint, of_seller_sku text, day date) returns bigint language sql stable as $$
  select m.id from sku_map m
  where m.seller_sku collate "C" = of_seller_sku and m.status = 1 and m.platform = (select s.platform from store s where s.id = of_store)
    and (m.store is null or m.store = of_store) and (m.site is null or m.site = of_site)
    and m.effective_from <= day and (m.effective_to is null or m.effective_to >= day)
  order by (m.store is not null) desc, (m.site is not null) desc, m.effective_from desc, m.id desc limit 1
$$;

-- Where a listing stands: maps differ where the FBA map of the same seller SKU names another part or quantity than the only line of its map.
create function pt_sku_state(of_store bigint, of_site bigint, of_seller_sku text, ignore_reason text, day date) returns text language sql stable as $$
  select case
    when ignore_reason is not null then 'ignored'
    when m.id is null then 'unmapped'
    when exists (
      select from fba_map f join sku_map_lines l on l.record_id = m.id
      where f.store = of_store and f.site = of_site and f.msku collate "C" = of_seller_sku and f.status = 1 and f.effective_from <= day
        and (f.effective_to is null or f.effective_to >= day) and (f.sku, f.qty_per) <> (l.sku, l.qty)
        and not exists (select from sku_map_lines other where other.record_id = m.id and other.id <> l.id)) then 'conflict'
    else 'mapped'
  end from (select map_in_force(of_store, of_site, of_seller_sku, day) as id) m
$$;

create view sku_map_shown as
select m.*,
  case when m.store is null then case when m.site is null then 'platform' else 'platformSite' end else case when m.site is null then 'store' else 'storeSite' end end as level,
  array(select s.sku from sku_map_lines l join sku s on s.id = l.sku where l.record_id = m.id order by l.line_no) as skus,
  (select string_agg(s.sku || ' × ' || l.qty, ' + ' order by l.line_no) from sku_map_lines l join sku s on s.id = l.sku where l.record_id = m.id) as parts,
  (select string_agg(trim_scale(l.revenue_share) || '%', ' + ' order by l.line_no) from sku_map_lines l where l.record_id = m.id) as shares,
  (select count(*) > 1 from sku_map_lines l where l.record_id = m.id) as several,
  nullif(array(select s.sku from sku_map_lines l join sku s on s.id = l.sku where l.record_id = m.id and s.sales_status not in ('new', 'onSale', 'clearance') order by l.line_no), '{}') as not_sold
from sku_map m;

create view pt_sku_shown as
select p.*,
  'PT' || lpad(p.id::text, 8, '0') as pt_no,
  (select s.platform from store s where s.id = p.store) as platform,
  (select f.fnsku from fba_map f where f.store = p.store and f.site = p.site and f.msku collate "C" = p.seller_sku and f.status = 1
    and f.effective_from <= current_date and (f.effective_to is null or f.effective_to >= current_date) order by f.effective_from desc, f.id desc limit 1) as fnsku,
  pt_sku_state(p.store, p.site, p.seller_sku, p.ignore_reason, current_date) as state,
  nullif(array(select s.sku from sku_map_lines l join sku s on s.id = l.sku where l.record_id = map_in_force(p.store, p.site, p.seller_sku, current_date) order by l.line_no), '{}') as skus,
  (select string_agg(s.sku || ' × ' || l.qty, ' + ' order by l.line_no) from sku_map_lines l join sku s on s.id = l.sku where l.record_id = map_in_force(p.store, p.site, p.seller_sku, current_date)) as parts,
  (p.created_at at time zone 'UTC')::date as first_seen
from pt_sku p;

create view fba_pool_shown as
select p.*,
  array(select i.code from fba_pool_sites s join site i on i.id = s.site where s.record_id = p.id order by s.line_no) as site_codes,
  (select count(distinct f.sku) from fba_map f join fba_pool_sites s on s.record_id = p.id and s.site = f.site where f.store = p.store and f.status = 1)::integer as skus
from fba_pool p;

create view fba_map_shown as
select f.*,
  (select p.title from pt_sku p where p.store = f.store and p.site = f.site and p.seller_sku collate "C" = f.msku) as title
from fba_map f;

-- Whether something that is offered stands for a part: a listing whose map of today has a line of it.
create function sku_is_offered(of_sku bigint, day date) returns boolean language sql stable as $$
  select exists (
    select from sku_map_lines l join sku_map m on m.id = l.record_id and m.status = 1
      join pt_sku p on p.seller_sku collate "C" = m.seller_sku and p.status = 1 and p.ignore_reason is null
    where l.sku = of_sku and map_in_force(p.store, p.site, p.seller_sku, day) = m.id)
$$;

create view sku_shown as select s.*, not sku_is_offered(s.id, current_date) as unmapped from sku s;
