create table sku_property (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  type text not null check (type in ('text', 'int', 'decimal', 'bool', 'option', 'multiOption', 'date', 'range')),
  unit text,
  used_for text[],
  min numeric(13, 4),
  max numeric(13, 4) constraint sku_property_range check (max >= min),
  pattern text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index sku_property_key on sku_property (code);
create index sku_property_updated on sku_property (updated_at, id);
create index sku_property_code on sku_property (code collate "C", id);

create table sku_property_options (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku_property (id) on delete cascade,
  line_no integer not null,
  code text not null,
  name_zh text not null,
  name_en text not null,
  unique (record_id, line_no) deferrable initially immediate,
  unique (record_id, code) deferrable initially deferred
);

create table sku_property_template (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  category bigint not null references category (id) on delete restrict,
  own_lines integer not null default 0,
  required_lines integer not null default 0,
  handed_down integer not null default 0,
  note text,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index sku_property_template_key on sku_property_template (category);
create index sku_property_template_updated on sku_property_template (updated_at, id);

create table sku_property_template_lines (
  id bigint generated always as identity primary key,
  record_id bigint not null references sku_property_template (id) on delete cascade,
  line_no integer not null,
  property bigint not null references sku_property (id) on delete restrict,
  position integer not null check (position between 1 and 999),
  required boolean,
  inherit boolean,
  unique (record_id, line_no) deferrable initially immediate,
  unique (record_id, property) deferrable initially deferred
);
create index sku_property_template_lines_property on sku_property_template_lines (property);

create table sku_property_value (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  sku bigint not null references sku (id) on delete restrict,
  property bigint not null references sku_property (id) on delete restrict,
  value text not null,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index sku_property_value_key on sku_property_value (sku, property);
create index sku_property_value_property on sku_property_value (property, value);
create index sku_property_value_updated on sku_property_value (updated_at, id);
