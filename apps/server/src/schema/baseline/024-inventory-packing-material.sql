-- Boxes and supplies of packing: their file, what lies in each warehouse, and every move of it, which is only ever added to.
create table packing_material (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  status smallint not null default 1 check (status in (0, 1)),
  code text not null,
  name_zh text not null,
  name_en text not null,
  kind text not null check (kind in ('carton', 'mailer', 'tape', 'filler', 'label', 'pallet')),
  uom text not null check (uom in ('pc', 'm', 'kg')),
  inner_l numeric(16, 2),
  inner_w numeric(16, 2),
  inner_h numeric(16, 2),
  outer_l numeric(16, 2),
  outer_w numeric(16, 2),
  outer_h numeric(16, 2),
  tare_g integer not null check (tare_g between 1 and 50000),
  max_load_kg numeric(17, 3),
  unit_cost numeric(18, 4) check (unit_cost >= 0),
  safety_qty numeric(17, 3) check (safety_qty >= 0),
  supplier bigint references supplier (id) on delete restrict,
  created_by bigint references app_user (id),
  created_at timestamptz(3) not null default now(),
  updated_by bigint references app_user (id),
  updated_at timestamptz(3) not null default now(),
  constraint packing_material_inner_fits check (inner_l <= outer_l and inner_w <= outer_w and inner_h <= outer_h)
);
create unique index packing_material_key on packing_material (code);
create index packing_material_code on packing_material (code collate "C", id);
create index packing_material_supplier on packing_material (supplier);
create index packing_material_updated on packing_material (updated_at, id);

create table packing_material_stock (
  material bigint not null references packing_material (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  qty numeric(17, 3) not null,
  -- Packing material in each warehouse is a row of its own, so that people see it of their warehouses alone.
  id bigint generated always as identity unique,
  version integer not null default 1,
  primary key (material, warehouse)
);
create index packing_material_stock_warehouse on packing_material_stock (warehouse);

create table packing_material_move (
  id bigint generated always as identity primary key,
  version integer not null default 1,
  material bigint not null references packing_material (id) on delete restrict,
  warehouse bigint not null references warehouse (id) on delete restrict,
  kind text not null check (kind in ('stock_in', 'adjust', 'pack', 'unpack')),
  qty numeric(17, 3) not null check (qty <> 0),
  balance_after numeric(17, 3) not null,
  doc_no text check (length(doc_no) <= 60),
  reason text check (length(reason) <= 500),
  by bigint not null references app_user (id),
  at timestamptz(3) not null,
  check (kind <> 'pack' or (doc_no is not null and qty < 0)),
  constraint packing_material_move_unpack_check check (kind <> 'unpack' or (doc_no is not null and qty > 0))
);
create unique index packing_material_move_once on packing_material_move (doc_no, material) where kind = 'pack';
create index packing_material_move_material on packing_material_move (material, at desc, id desc);
create index packing_material_move_warehouse on packing_material_move (warehouse, at desc);
create index packing_material_move_at on packing_material_move (at desc, id desc);
create unique index packing_material_move_back_once on packing_material_move (doc_no, material) where kind = 'unpack';
create index packing_material_move_doc_no_listed on packing_material_move (doc_no collate "C", id);
create trigger packing_material_move_append_only before update or delete on packing_material_move
  for each row execute function refuse_change();
create trigger packing_material_move_kept before truncate on packing_material_move execute function refuse_change();
