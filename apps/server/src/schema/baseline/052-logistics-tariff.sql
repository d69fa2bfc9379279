create table customs_exporter (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  company bigint not null references company_entity (id) on delete restrict,
  customs_code text not null,
  uscc text not null,
  ciq_code text,
  supervision text[] not null,
  rebate_eligible boolean,
  bank_for_fx text,
  valid_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index customs_exporter_key on customs_exporter (customs_code);
create index customs_exporter_company on customs_exporter (company);
create index customs_exporter_updated on customs_exporter (updated_at, id);

create table tariff_code (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  country text not null,
  code text not null,
  level integer,
  name_zh text,
  name_en text,
  unit1 text,
  unit2 text,
  mfn numeric(9, 4),
  extras_summary text,
  vat numeric(9, 4),
  export_rebate numeric(9, 4),
  controls text,
  elements_template text,
  section text,
  parent text,
  effective_from date not null,
  effective_to date,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint tariff_code_period check (effective_to >= effective_from),
  constraint tariff_code_periods exclude using gist (
    code_range(country || ' ' || code, country || ' ' || code, '[]') with &&, daterange(effective_from, effective_to, '[]') with &&)
      where (status = 1)
);
create unique index tariff_code_key on tariff_code (country, code, effective_from);
create index tariff_code_updated on tariff_code (updated_at, id);
create index tariff_code_code on tariff_code (code collate "C", id);
create index tariff_code_parent on tariff_code (country, parent);
create trigger tariff_code_past before update on tariff_code for each row execute function refuse_past_change();

create table tariff_code_extras (
  id bigint generated always as identity primary key,
  record_id bigint not null references tariff_code (id) on delete cascade,
  line_no integer not null,
  name text not null,
  origin text not null,
  exempt text,
  programme text,
  not_with text,
  certificate text,
  base text check (base in ('value', 'content', 'kg')),
  percent numeric(9, 4) check (percent between 0 and 999),
  per_kg numeric(18, 4) check (per_kg >= 0),
  law text,
  "from" date not null,
  "to" date,
  unique (record_id, line_no) deferrable initially immediate,
  constraint tariff_code_extras_period check ("to" >= "from")
);
create trigger tariff_code_extras_past before update or delete on tariff_code_extras
  for each row execute function refuse_past_line('tariff_code');
create trigger tariff_code_extras_past_added after insert on tariff_code_extras referencing new table as added
  for each statement execute function refuse_added_past_line('tariff_code');
