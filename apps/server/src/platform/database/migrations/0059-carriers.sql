-- Shipping lines, airlines, forwarders, truckers, brokers and express carriers of the first leg.
create table carrier (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  type text not null,
  scac text,
  iata text,
  country bigint references country (id) on delete restrict,
  tracking_url text,
  supplier bigint references supplier (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index carrier_key on carrier (code);
create index carrier_country on carrier (country);
create index carrier_supplier on carrier (supplier);
create index carrier_updated on carrier (updated_at, id);
create index carrier_code on carrier (code collate "C", id);

create table carrier_contacts (
  id bigint generated always as identity primary key,
  record_id bigint not null references carrier (id) on delete cascade,
  line_no integer not null,
  name text not null,
  title text,
  phone text,
  email text,
  unique (record_id, line_no) deferrable initially immediate
);

create view carrier_shown as
select c.*,
  nullif((select string_agg(concat_ws(' ', l.name, l.phone), '; ' order by l.line_no) from carrier_contacts l where l.record_id = c.id), '') as contacts_told
from carrier c;

alter table global_shipping add column carrier bigint references carrier (id) on delete restrict;
create index global_shipping_carrier on global_shipping (carrier);
