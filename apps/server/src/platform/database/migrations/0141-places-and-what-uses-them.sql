-- Who uses places and calendars, how far they lie from each other, and what was measured of lead times.

-- Kilometres over the surface of the Earth by the haversine formula, on its mean radius.
create function great_circle_km(lat1 double precision, lon1 double precision, lat2 double precision, lon2 double precision) returns double precision
language sql immutable parallel safe as $$
  select 2 * 6371.0088 * asin(sqrt(least(1, sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lon2 - lon1) / 2) ^ 2)))
$$;

create view harbour_shown as
select h.*,
  (select count(*) from global_shipping g where g.status = 1 and h.id in (g.from_harbour, g.to_harbour))::integer
    + (select count(distinct l.record_id) from trade_route_legs l join trade_route r on r.id = l.record_id where l.via = h.id and r.status = 1)::integer as routes,
  nullif(array(
    select w.code from warehouse w where w.status = 1 and w.lat is not null and w.lon is not null
      and great_circle_km(h.lat::float, h.lon::float, w.lat::float, w.lon::float) <= 200
    order by great_circle_km(h.lat::float, h.lon::float, w.lat::float, w.lon::float), w.code collate "C"), '{}') as near
from harbour h;

create view calendar_shown as
select c.*,
  (select nullif(array_agg(o.iso2 order by o.iso2 collate "C"), '{}') from country o where o.calendar = c.id and o.status = 1) as countries,
  (select nullif(array_agg(w.code order by w.code collate "C"), '{}') from warehouse w where w.calendar = c.id and w.status = 1) as warehouses,
  (select nullif(array_agg(distinct h.year::text order by h.year::text), '{}') from holiday h where h.calendar = c.id and h.status = 1) as years
from calendar c;

create or replace view store_site_shown as
select r.*,
  (select s.code from store s where s.id = r.store) || '/' || (select i.code from site i where i.id = r.site) as code,
  (select s.platform from store s where s.id = r.store) as platform,
  r.tax_no is null and (select c.eu or c.iso2 = 'GB' from site i join country c on c.id = i.country where i.id = r.site) is true as vat_missing,
  shop_auth_state(r.store, now()) as auth_state,
  nullif(w.codes, '{}') as warehouses,
  w.codes = '{}' as no_warehouse,
  (select count(*) from pt_sku p where p.store = r.store and p.site = r.site and p.status = 1)::integer as listings
from store_site r
cross join lateral (select array(
  select h.code from store_config c join store_config_warehouses l on l.record_id = c.id join warehouse h on h.id = l.warehouse
  where c.store = r.store and c.site = r.site and c.status = 1 group by h.code order by min(l.line_no), h.code) as codes) w;

create index outbound_channel_shipped on outbound (channel, shipped_at) where shipped_at is not null;
create or replace view logistics_channel_shown as
select l.*,
  nullif(array(
    select w.code from logistics_channel_warehouses o join warehouse w on w.id = o.warehouse where o.record_id = l.id order by w.code collate "C"
  ), '{}') as warehouse_codes,
  (select count(*) from outbound o where o.channel = l.id and o.shipped_at > now() - interval '30 days')::integer as shipments30
from logistics_channel l;

create view first_leg_time_shown as
select t.*, (select g.mode from global_shipping g where g.id = t.shipping) as mode from first_leg_time t;

-- What purchases of the last year took: of the SKU, of the category with all below it, or of all that is bought from the supplier.
create view purchase_time_shown as
select t.*, m.n as measured, m.mean as measured_mean, m.sd as measured_sd, m.p90 as measured_p90, m.mean - t.lead_days as measured_difference
from purchase_time t
cross join lateral (
  with recursive within (id) as (
    select t.category where t.category is not null
    union all select c.id from within join category c on c.parent = within.id)
  select count(b.lead_days_actual)::integer as n, round(avg(b.lead_days_actual), 1)::numeric(9, 1) as mean,
    round(stddev_samp(b.lead_days_actual), 2)::numeric(9, 2) as sd,
    round((percentile_cont(0.9) within group (order by b.lead_days_actual))::numeric, 1)::numeric(9, 1) as p90
  from buying_log b
  where b.supplier = t.supplier and b.lead_days_actual is not null and b.date > current_date - 365
    and (t.sku is null or b.sku = t.sku)
    and (t.category is null or b.sku in (select s.id from sku s where s.category in (select id from within)))) m;

-- Whether a phrase stands in a text as a whole, whatever the case: Latin words are not cut, Chinese has no spaces to go by.
create function holds_phrase(given text, phrase text) returns boolean language sql immutable parallel safe as $$
  select case when w.v = '' then false when strpos(w.t, w.v) = 0 then false else w.t ~ (
    case when w.v ~ '^[a-z0-9À-ÖØ-öø-ɏ]' then '(?<![a-z0-9À-ÖØ-öø-ɏ])' else '' end
    || regexp_replace(w.v, '([.*+?^${}()|\[\]\\-])', '\\\1', 'g')
    || case when w.v ~ '[a-z0-9À-ÖØ-öø-ɏ]$' then '(?![a-z0-9À-ÖØ-öø-ɏ])' else '' end) end
  from (select btrim(regexp_replace(lower(normalize(given, NFKC)), '\s+', ' ', 'g')) as t,
    btrim(regexp_replace(lower(normalize(phrase, NFKC)), '\s+', ' ', 'g')) as v) w
$$;

-- The SKUs in use that a cut-off speaks of.
create function cutoff_skus(matched text, given text) returns setof bigint language sql stable as $$
  with recursive below (id) as (
    select c.id from category c where matched = 'category' and lower(c.code) = lower(given)
    union all select c.id from below join category c on c.parent = below.id)
  select s.id from sku s where s.sales_status in ('new', 'onSale', 'clearance') and case matched
    when 'declName' then coalesce(holds_phrase(s.decl_name_zh, given), false) or coalesce(holds_phrase(s.decl_name_en, given), false)
    when 'category' then s.category in (select id from below)
    else s.tariff_cn like given || '%' end
$$;

create view cutoff_name_shown as
select c.*,
  (select count(*) from cutoff_skus(c.match, c.value))::integer as skus_hit,
  (select count(distinct p.id) from distribution_plan p
    join global_shipping g on g.id = p.channel
    join distribution_plan_lines l on l.record_id = p.id and l.qty > 0
    join warehouse w on w.id = l.to_node join country o on o.id = w.country
    where p.state in ('draft', 'submitted', 'approved', 'released', 'part_shipped')
      and coalesce(p.ship_date, to_date(p.depart_week, 'IYYY"-W"IW')) between c.effective_from and coalesce(c.effective_to, 'infinity'::date)
      and case c.scope when 'channel' then g.mode = c.scope_ref when 'country' then o.iso2 = c.scope_ref
        when 'harbour' then exists (select from harbour h where h.unlocode = c.scope_ref and h.id in (p.harbour, g.from_harbour, g.to_harbour)) else true end
      and l.sku in (select cutoff_skus(c.match, c.value)))::integer as plans_hit
from cutoff_name c;
