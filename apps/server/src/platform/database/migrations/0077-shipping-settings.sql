-- How orders are shipped by default, and on a platform, a site or for a shop.
create table shipping_setting (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  scope text not null check (scope in ('default', 'platform', 'site', 'store')),
  platform text,
  site bigint references site (id) on delete restrict,
  store bigint references store (id) on delete restrict,
  handling_days integer check (handling_days between 0 and 10),
  cutoff_time text,
  calendar bigint references calendar (id) on delete restrict,
  weekend_ship boolean,
  signature_from numeric(18, 4),
  insure_from numeric(18, 4),
  upload_tracking_delay_min integer check (upload_tracking_delay_min between 0 and 1440),
  po_box_policy text,
  address_line_max integer,
  return_address json,
  label_note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint shipping_setting_names check ((scope = 'platform') = (platform is not null) and (scope = 'site') = (site is not null) and (scope = 'store') = (store is not null))
);
create unique index shipping_setting_key on shipping_setting (scope, platform, site, store) nulls not distinct;
create index shipping_setting_site on shipping_setting (site);
create index shipping_setting_store on shipping_setting (store);
create index shipping_setting_calendar on shipping_setting (calendar);
create index shipping_setting_updated on shipping_setting (updated_at, id);

create table shipping_setting_carrier_map (
  id bigint generated always as identity primary key,
  record_id bigint not null references shipping_setting (id) on delete cascade,
  line_no integer not null,
  courier bigint not null references courier (id) on delete restrict,
  platform_code text,
  unique (record_id, line_no) deferrable initially immediate
);
create index shipping_setting_carrier_map_courier on shipping_setting_carrier_map (courier);

create view shipping_setting_shown as
select s.*,
  nullif(array(
    select c.code from courier c
    where s.scope <> 'default' and c.status = 1 and exists (select 1 from logistics_channel l where l.courier = c.id and l.status = 1)
      and not exists (select 1 from shipping_setting_carrier_map m where m.record_id = s.id and m.courier = c.id and m.platform_code is not null)
    order by c.code collate "C"), '{}') as unmapped
from shipping_setting s;
