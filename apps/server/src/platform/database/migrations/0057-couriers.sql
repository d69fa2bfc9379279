-- The parcel carriers, and the service channels that orders are shipped with.
create table courier (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  country bigint references country (id) on delete restrict,
  tracking_url text,
  number_regex text,
  samples text[],
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index courier_key on courier (code);
create index courier_country on courier (country);
create index courier_updated on courier (updated_at, id);
create index courier_code on courier (code collate "C", id);

create table logistics_channel (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  courier bigint not null references courier (id) on delete restrict,
  service text,
  max_kg numeric(16, 3),
  max_longest_cm numeric(16, 2),
  max_lg_cm numeric(16, 2),
  po_box boolean,
  military boolean,
  hazards text[],
  label_format text,
  signature boolean,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index logistics_channel_key on logistics_channel (code);
create index logistics_channel_courier on logistics_channel (courier);
create index logistics_channel_updated on logistics_channel (updated_at, id);
create index logistics_channel_code on logistics_channel (code collate "C", id);

create table logistics_channel_warehouses (
  id bigint generated always as identity primary key,
  record_id bigint not null references logistics_channel (id) on delete cascade,
  line_no integer not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index logistics_channel_warehouses_warehouse on logistics_channel_warehouses (warehouse);

create view courier_shown as
select c.*, (select count(*) from logistics_channel l where l.courier = c.id)::integer as channels
from courier c;

create view logistics_channel_shown as
select l.*,
  nullif(array(
    select w.code from logistics_channel_warehouses o join warehouse w on w.id = o.warehouse where o.record_id = l.id order by w.code collate "C"
  ), '{}') as warehouse_codes
from logistics_channel l;
