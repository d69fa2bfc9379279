-- What a category hands to new SKUs, what templates come to, of whom a number is, which proofs a SKU has, and where a listing came from.

alter table category
  add column default_tariff text,
  add column default_aql numeric(7, 3) check (default_aql > 0),
  add column default_service numeric(9, 4) check (default_service > 0);

-- What a category says, or else the nearest one above it that does: each default by itself.
create function category_defaults(of_category bigint, out tariff text, out aql numeric, out service numeric) language sql stable as $$
  with recursive up (id, parent, tariff, aql, service, height) as (
    select c.id, c.parent, c.default_tariff, c.default_aql, c.default_service, 0 from category c where c.id = of_category
    union all
    select c.id, c.parent, c.default_tariff, c.default_aql, c.default_service, up.height + 1 from up join category c on c.id = up.parent
  )
  select (array_agg(up.tariff order by up.height) filter (where up.tariff is not null))[1],
    (array_agg(up.aql order by up.height) filter (where up.aql is not null))[1],
    (array_agg(up.service order by up.height) filter (where up.service is not null))[1]
  from up
$$;

create function take_category_defaults() returns trigger language plpgsql as $$
declare
  given record;
begin
  if new.tariff_cn is null or new.aql is null then
    select * into given from category_defaults(new.category);
    new.tariff_cn := coalesce(new.tariff_cn, given.tariff);
    new.aql := coalesce(new.aql, given.aql);
  end if;
  return new;
end $$;
create trigger sku_defaults_taken before insert on sku for each row execute function take_category_defaults();

-- The properties that a category asks for: its own, and those handed down from above, the nearest line of each. The rule B29 of the catalogue.
create function template_of_category(of_category bigint) returns table (property bigint, required boolean, height integer) language sql stable as $$
  with recursive up (id, parent, height) as (
    select c.id, c.parent, 0 from category c where c.id = of_category
    union all
    select c.id, c.parent, up.height + 1 from up join category c on c.id = up.parent
  )
  select distinct on (l.property) l.property, coalesce(l.required, false), up.height
  from up
  join sku_property_template t on t.category = up.id and t.status = 1
  join sku_property_template_lines l on l.record_id = t.id and (up.height = 0 or l.inherit)
  order by l.property, up.height
$$;

drop view category_shown;
create view category_shown as
select c.*,
  (select count(*) from sku s where s.category = c.id) as skus,
  exists (select from sku_property_template t where t.category = c.id and t.status = 1) as has_template,
  (with recursive up (id, parent, height) as (
      select o.id, o.parent, 0 from category o where o.id = c.id
      union all select o.id, o.parent, up.height + 1 from up join category o on o.id = up.parent)
    select o.code from up join category o on o.id = up.id
    where exists (select from sku_property_template t where t.category = o.id and t.status = 1) order by up.height limit 1) as template
from category c;

create view sku_property_template_shown as
select t.*,
  (select count(*) from template_of_category(t.category) e
    where not exists (select from sku_property_template_lines l where l.record_id = t.id and l.property = e.property))::integer as inherited_lines,
  array(select p.code from template_of_category(t.category) e join sku_property p on p.id = e.property order by p.code collate "C") as property_codes,
  n.skus,
  n.complete,
  case when n.skus > 0 then round(100.0 * n.complete / n.skus, 1) end as complete_share
from sku_property_template t
cross join lateral (
  with recursive down (id) as (select t.category union all select c.id from down join category c on c.parent = down.id)
  select coalesce(sum(s.skus), 0)::integer as skus, coalesce(sum(s.complete), 0)::integer as complete
  from down
  cross join lateral (select array_agg(e.property) filter (where e.required) as required from template_of_category(down.id) e) asked
  cross join lateral (
    select count(*) as skus,
      count(*) filter (where not exists (
        select from unnest(asked.required) as r (property)
        where not exists (select from sku_property_value v where v.sku = k.id and v.property = r.property))) as complete
    from sku k where k.category = down.id) s
) n;

create view sku_property_shown as
select p.*,
  (select string_agg(o.code || '|' || o.name_zh || '|' || o.name_en, ';' order by o.line_no) from sku_property_options o where o.record_id = p.id) as options_told
from sku_property p;

-- Of whom a number of a SKU is: the maker of an OE number, the system of an interchange number.
create table sku_number_sources (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  number text not null,
  system text not null check (system in ('OE', 'hollander', 'partslink', 'aftermarket')),
  maker text,
  unique (record_id, line_no) deferrable initially immediate
);

-- What proves that a SKU may be sold.
create table sku_certs (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku (id) on delete cascade,
  line_no integer not null,
  kind text not null check (kind in ('DOT', 'SAE', 'eMark', 'carbEo', 'gpsr')),
  no text not null,
  expiry date,
  unique (record_id, line_no) deferrable initially immediate
);

-- When a SKU first went on sale, and when it was stopped, by the day of the office.
alter table sku add column launch_date date, add column stop_date date;
create function note_sku_days() returns trigger language plpgsql as $$
declare
  today date := (new.updated_at at time zone 'Asia/Shanghai')::date;
begin
  if new.sales_status = 'onSale' then
    new.launch_date := coalesce(new.launch_date, today);
  end if;
  new.stop_date := case when new.sales_status in ('stopped', 'archived') then coalesce(new.stop_date, today) end;
  return new;
end $$;
create trigger sku_days_noted before insert or update of sales_status on sku for each row execute function note_sku_days();

do $$
begin
  execute 'create or replace view sku_shown as select b.*,
    (select string_agg(l.number || '' '' || coalesce(l.maker, initcap(l.system)), '' · '' order by l.line_no) from sku_number_sources l where l.record_id = b.id) as sources_told,
    (select string_agg(case l.kind when ''eMark'' then ''E-mark'' when ''carbEo'' then ''CARB EO'' when ''gpsr'' then ''GPSR'' else l.kind end || '' '' || l.no, '' · '' order by l.line_no)
      from sku_certs l where l.record_id = b.id) as certs_told,
    (select min(l.expiry) from sku_certs l where l.record_id = b.id) as cert_expiry,
    (select k.launch_date from sku k where k.id = b.id) as launch_date,
    (select k.stop_date from sku k where k.id = b.id) as stop_date
    from (' || rtrim(pg_get_viewdef('sku_shown'::regclass), '; ') || ') b';
end $$;

-- Back on sale by a second person.
insert into approval_policy (entity, fields, approver_role) values ('sku', '{salesStatus,clearReason,clearDate}', 'planManager');

create or replace view fitment_shown as
select f.*,
  f.verified_at is not null as verified,
  k.sku as sku_code,
  (select count(*)::integer from fitment o
    where o.sku = f.sku and o.id <> f.id and o.status = 1 and f.status = 1
      and lower(o.make) = lower(f.make) and lower(o.model) = lower(f.model)
      and lower(o.submodel) is not distinct from lower(f.submodel) and lower(o.engine) is not distinct from lower(f.engine)
      and o.drive is not distinct from f.drive and o.body_style is not distinct from f.body_style and o.position is not distinct from f.position
      and o.year_from <= f.year_to + 1 and o.year_to >= f.year_from - 1) as overlaps,
  k.oe_keys,
  array(select y::text from generate_series(f.year_from, f.year_to) y) as years
from fitment f join sku k on k.id = f.sku;

-- Who told of a listing first: people, the platform itself, or an order.
alter table pt_sku add column source text not null default 'people' check (source in ('people', 'listing', 'order'));
create function say_source() returns trigger language plpgsql as $$
begin
  new.source := coalesce(new.source, case tg_op when 'UPDATE' then old.source end, 'people');
  return new;
end $$;
create trigger pt_sku_source_said before insert or update on pt_sku for each row execute function say_source();
do $$
begin
  execute 'create or replace view pt_sku_shown as select b.*,
    (select p.source from pt_sku p where p.id = b.id) as source,
    case when b.item_id is not null then case b.platform
      when ''amazon'' then (select ''https://www.'' || i.domain || ''/dp/'' || b.item_id from site i where i.id = b.site)
      when ''ebay'' then (select ''https://www.'' || i.domain || ''/itm/'' || b.item_id from site i where i.id = b.site)
      when ''walmart'' then (select ''https://www.'' || i.domain || ''/ip/'' || b.item_id from site i where i.id = b.site)
    end end as address
    from (' || rtrim(pg_get_viewdef('pt_sku_shown'::regclass), '; ') || ') b';
end $$;

-- How often a listing could be sold from what lies in its market, kits from their components, and since when that is not once.
alter table pt_sku_exception drop constraint pt_sku_exception_rule_check;
alter table pt_sku_exception add constraint pt_sku_exception_rule_check check (rule in ('unmapped', 'R2', 'R3', 'R4', 'R5', 'R6', 'R7'));
create function sellable_of_listing(of_store bigint, of_site bigint, of_seller_sku text, listed date, day date, out sets integer, out empty_since date)
language sql stable as $$
  select min(floor(h.pieces / leaf.qty))::integer,
    min(coalesce((select max(v.biz_date) from stock_move v join warehouse w on w.id = v.warehouse and w.market = c.market
      where v.sku = leaf.sku and v.status = 'available'), listed)) filter (where h.pieces < leaf.qty)
  from site i
  join country c on c.id = i.country
  cross join maps_in_force(of_store, of_site, of_seller_sku, day) m
  join sku_map_lines l on l.record_id = m.id
  join sku s on s.id = l.sku
  cross join lateral (
    select s.id as sku, l.qty::numeric as qty where s.kind <> 'kit'
    union all
    select k.id, l.qty * n.quantity from bom b join bom_lines n on n.record_id = b.id join sku k on k.sku = n.child
    where s.kind = 'kit' and b.parent = s.sku and b.state = 'active' and b.effective_from <= day and (b.effective_to is null or b.effective_to >= day)
  ) leaf
  cross join lateral (
    select coalesce(sum(t.qty), 0) as pieces from stock_balance t join warehouse w on w.id = t.warehouse and w.market = c.market
      join bin b on b.id = t.bin join warehouse_area g on g.id = b.area join warehouse_child h on h.id = g.child
    where t.sku = leaf.sku and t.status = 'available' and h.sellable
  ) h
  where i.id = of_site
$$;

create view sku_property_value_shown as select v.*, k.sku as sku_code from sku_property_value v join sku k on k.id = v.sku;
