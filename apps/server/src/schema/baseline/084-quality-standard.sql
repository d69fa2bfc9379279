-- What inspections check, and the defects that they find.
create table defect_code (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null check (code ~ '^D[0-9]{3,4}$'),
  name_zh text not null,
  name_en text not null,
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  check_group text not null check (check_group in ('qty', 'look', 'dim', 'fit', 'func', 'mat', 'mark', 'pack', 'label', 'doc')),
  limit_images json,
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index defect_code_key on defect_code (code);
create index defect_code_code on defect_code (code collate "C", id);
create index defect_code_updated on defect_code (updated_at, id);

-- Each row is a version of a standard; what an inspection went by stays as it was.
create table judgement_standard (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  standard_no text not null,
  code text not null,
  standard_version integer not null check (standard_version >= 1),
  inspect_type text not null check (inspect_type in ('ipqc', 'outgoing', 'final', 'iqc', 'sample')),
  scope_level text not null check (scope_level in ('global', 'category', 'sku', 'supplierSku')),
  category bigint references category (id) on delete restrict,
  sku bigint references sku (id) on delete restrict,
  supplier bigint references supplier (id) on delete restrict,
  level text not null check (level in ('S-1', 'S-2', 'S-3', 'S-4', 'I', 'II', 'III')),
  cr_mode text not null check (cr_mode in ('zero', 'aql')),
  aql_c_r text check (aql_c_r in ('0.065', '0.1', '0.15', '0.25', '0.4', '0.65', '1', '1.5', '2.5', '4', '6.5')),
  aql_m_a text not null check (aql_m_a in ('0.065', '0.1', '0.15', '0.25', '0.4', '0.65', '1', '1.5', '2.5', '4', '6.5')),
  aql_m_i text not null check (aql_m_i in ('0.065', '0.1', '0.15', '0.25', '0.4', '0.65', '1', '1.5', '2.5', '4', '6.5')),
  one_letter boolean,
  limit_images json,
  note text check (length(note) <= 500),
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now()
);
create unique index judgement_standard_key on judgement_standard (code, standard_version) nulls not distinct;
create unique index judgement_standard_no on judgement_standard (standard_no) nulls not distinct;
create index judgement_standard_no_listed on judgement_standard (standard_no collate "C", id);
create index judgement_standard_code_listed on judgement_standard (code collate "C", id);
create index judgement_standard_updated on judgement_standard (updated_at, id);
create index judgement_standard_category on judgement_standard (category);
create index judgement_standard_sku on judgement_standard (sku);
create index judgement_standard_supplier on judgement_standard (supplier);

create table judgement_standard_items (
  id bigint generated always as identity primary key,
  record_id bigint not null references judgement_standard (id) on delete cascade,
  line_no integer not null,
  check_group text not null check (check_group in ('qty', 'look', 'dim', 'fit', 'func', 'mat', 'mark', 'pack', 'label', 'doc')),
  item text not null check (length(item) <= 100),
  method text check (length(method) <= 200),
  spec text check (length(spec) <= 300),
  unit text check (length(unit) <= 20),
  lsl numeric(18, 4),
  usl numeric(18, 4),
  defect_class text not null check (defect_class in ('critical', 'major', 'minor')),
  special_level text check (special_level in ('S-1', 'S-2', 'S-3', 'S-4')),
  check (lsl < usl),
  unique (record_id, line_no) deferrable initially immediate
);

-- The defect for which something is done about pieces that a supplier delivered.
alter table after_sale add column cause bigint not null references defect_code (id) on delete restrict;
create index after_sale_cause on after_sale (cause, day, id);
