-- Where plans are made, what was sold there week by week, and the factors of the season.
create table plan_node (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  kind text not null check (kind in ('cn', 'overseas', 'fba')),
  warehouse bigint not null references warehouse (id) on delete restrict,
  site bigint references site (id) on delete restrict,
  tz text not null,
  supply_node bigint references plan_node (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint plan_node_supplied check ((kind = 'cn') = (supply_node is null)),
  constraint plan_node_site check ((kind = 'fba') = (site is not null))
);
create unique index plan_node_key on plan_node (code);
create index plan_node_code on plan_node (code collate "C", id);
create index plan_node_warehouse on plan_node (warehouse);
create index plan_node_site on plan_node (site);
create index plan_node_supply on plan_node (supply_node);
create index plan_node_updated on plan_node (updated_at, id);

-- The market of a node is that of its warehouse, of a node of Amazon that of its site.
create view plan_node_market as
select n.id, n.code, n.kind, case when n.kind = 'fba' then c.market else w.market end as market
from plan_node n join warehouse w on w.id = n.warehouse left join site s on s.id = n.site left join country c on c.id = s.country;

-- Pieces sold of a SKU from a node in a week of ISO 8601; the revenue is in CNY.
create table weekly_sales (
  sku bigint not null references sku (id) on delete restrict,
  node bigint not null references plan_node (id) on delete restrict,
  week text not null check (week ~ '^\d{4}-W\d{2}$'),
  units integer not null check (units >= 0),
  revenue numeric(18, 4) not null check (revenue >= 0),
  primary key (sku, node, week)
);
create index weekly_sales_node on weekly_sales (node, week);
create index weekly_sales_week on weekly_sales (week);

-- Rows of parameters are called after the records that they speak of.
create function name_parameters() returns trigger language plpgsql as $$
declare
  given jsonb := to_jsonb(new);
begin
  new.name := coalesce(nullif(concat_ws(' ',
    (select code from market where id = (given ->> 'market')::bigint), (select code from plan_node where id = (given ->> 'node')::bigint),
    (select code from site where id = (given ->> 'site')::bigint), (select code from category where id = (given ->> 'category')::bigint),
    (select sku from sku where id = (given ->> 'sku')::bigint), given ->> 'year'), ''), 'default');
  return new;
end $$;

create table season_factor (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  name text not null,
  scope text not null check (scope in ('global', 'category', 'sku')),
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  market bigint not null references market (id) on delete restrict,
  year integer check (year between 2000 and 2100),
  m1 numeric(6, 4) not null check (m1 between 0.2 and 5),
  m2 numeric(6, 4) not null check (m2 between 0.2 and 5),
  m3 numeric(6, 4) not null check (m3 between 0.2 and 5),
  m4 numeric(6, 4) not null check (m4 between 0.2 and 5),
  m5 numeric(6, 4) not null check (m5 between 0.2 and 5),
  m6 numeric(6, 4) not null check (m6 between 0.2 and 5),
  m7 numeric(6, 4) not null check (m7 between 0.2 and 5),
  m8 numeric(6, 4) not null check (m8 between 0.2 and 5),
  m9 numeric(6, 4) not null check (m9 between 0.2 and 5),
  m10 numeric(6, 4) not null check (m10 between 0.2 and 5),
  m11 numeric(6, 4) not null check (m11 between 0.2 and 5),
  m12 numeric(6, 4) not null check (m12 between 0.2 and 5),
  total numeric(7, 4) not null check (abs(total - 12) <= 0.005),
  source text,
  effective_from date not null,
  effective_to date,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index season_factor_key on season_factor (scope, category, sku, market, year, effective_from) nulls not distinct;
create index season_factor_category on season_factor (category);
create index season_factor_sku on season_factor (sku);
create index season_factor_market on season_factor (market);
create index season_factor_from on season_factor (effective_from, id);
create index season_factor_updated on season_factor (updated_at, id);
alter table season_factor add constraint season_factor_period check (effective_to >= effective_from);
alter table season_factor add constraint season_factor_periods exclude using gist (
  code_range(scope, scope, '[]') with &&, int8range(coalesce(category, 0), coalesce(category, 0), '[]') with &&,
  int8range(coalesce(sku, 0), coalesce(sku, 0), '[]') with &&, int8range(market, market, '[]') with &&,
  int4range(coalesce(year, 0), coalesce(year, 0), '[]') with &&, daterange(effective_from, effective_to, '[]') with &&) where (status = 1);
create trigger season_factor_named before insert or update on season_factor for each row execute function name_parameters();
create trigger season_factor_past before update on season_factor for each row execute function refuse_past_change();

-- A category and everything below it.
create function category_with_below(top bigint) returns setof bigint language sql stable as $$
  with recursive below as (
    select top as id union all select c.id from category c join below b on c.parent = b.id
  ) select id from below
$$;

create view season_factor_shown as
select f.*, case f.scope
  when 'sku' then 1
  when 'category' then (select count(*) from sku s where s.sales_status in ('new', 'onSale') and s.category in (select category_with_below(f.category)))
  else (select count(*) from sku s where s.sales_status in ('new', 'onSale')) end::integer as skus
from season_factor f;

insert into approval_policy (entity, fields, approver_role) values
  ('seasonFactor', '{m1,m2,m3,m4,m5,m6,m7,m8,m9,m10,m11,m12}', 'planManager');
