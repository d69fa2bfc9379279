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
  updated_at timestamptz(3) not null default now(),
  freight bigint references freight_table (id) on delete restrict
);
create unique index logistics_channel_key on logistics_channel (code);
create index logistics_channel_courier on logistics_channel (courier);
create index logistics_channel_updated on logistics_channel (updated_at, id);
create index logistics_channel_code on logistics_channel (code collate "C", id);
create index logistics_channel_freight on logistics_channel (freight);

create table logistics_channel_warehouses (
  id bigint generated always as identity primary key,
  record_id bigint not null references logistics_channel (id) on delete cascade,
  line_no integer not null,
  warehouse bigint not null references warehouse (id) on delete restrict,
  unique (record_id, line_no) deferrable initially immediate
);
create index logistics_channel_warehouses_warehouse on logistics_channel_warehouses (warehouse);
